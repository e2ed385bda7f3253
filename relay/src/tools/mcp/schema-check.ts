import { type OutputUnit, type SchemaDraft, Validator } from '@cfworker/json-schema';
import * as z from 'zod';

const recordSchema = z.record(z.string(), z.unknown());

const MAX_PROBLEMS = 5;

/** Gives the problems of a value. */
export type CheckValue = (given: unknown) => string[];

/**
 * Throws for an unusable schema, such as one with a missing reference. `whole` names the value itself in problems. A pattern of
 * the schema may take any time to check: see {@link withoutPatterns}.
 */
export function createSchemaCheck(
  schema: Record<string, unknown>,
  whole: 'arguments' | 'answer',
): CheckValue {
  const validator = new Validator(schema, draftOf(schema.$schema), false);
  // Errors in the schema show only when it is used.
  validator.validate({});
  return given => {
    try {
      const { valid, errors } = validator.validate(given);
      return valid ? [] : describe(errors, whole);
    } catch {
      return [`${whole}: The schema is not usable, so this can not be checked`];
    }
  };
}

/** By its `$schema`. All that a schema of draft 6 can say means the same in draft 7. */
export function draftOf(schema: unknown): SchemaDraft {
  const named = /draft-0?(4|6|7)|(2019-09)/.exec(typeof schema === 'string' ? schema : '');
  if (named?.[1] === '4') return '4';
  if (named?.[1]) return '7';
  return named ? '2019-09' : '2020-12';
}

/** The innermost errors are the reasons; the outer ones only repeat that something inside is wrong. */
function describe(errors: readonly OutputUnit[], whole: string): string[] {
  const reasons = errors.filter(({ keyword }) => !['properties', '$ref', 'items'].includes(keyword));
  return reasons
    .slice(0, MAX_PROBLEMS)
    .map(({ instanceLocation, error }) => `${instanceLocation.replace(/^#\/?/, '') || whole}: ${error}`);
}

/**
 * Removes regular expressions, for schemas of others that are checked outside a thread of limited time: a malicious one could
 * block this relay. A server checks its arguments itself.
 */
export function withoutPatterns(schema: Record<string, unknown>): Record<string, unknown> {
  const { pattern, patternProperties, additionalProperties, unevaluatedProperties, ...rest } = schema;
  const kept = {
    ...rest,
    ...(typeof pattern !== 'string' && pattern !== undefined && { pattern }),
    ...(patternProperties === undefined && { additionalProperties, unevaluatedProperties }),
  };
  const entries = Object.entries(kept).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, deepWithoutPatterns(value)]));
}

function deepWithoutPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepWithoutPatterns);
  return isRecord(value) ? withoutPatterns(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return recordSchema.safeParse(value).success;
}
