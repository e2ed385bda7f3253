import { type OutputUnit, type SchemaDraft, Validator } from '@cfworker/json-schema';
import { withoutPatterns } from './clean-schema.ts';

const MAX_PROBLEMS = 5;

/** Says what is wrong with arguments, if anything is. */
export type CheckArguments = (given: unknown) => string[];

/** Throws for a schema that can't be checked by, such as one that refers to another that is not there. */
export function argumentsChecker(schema: Record<string, unknown>): CheckArguments {
  const validator = new Validator(withoutPatterns(schema), draftOf(schema.$schema), false);
  // What is refused shows only when it is used.
  validator.validate({});
  return given => {
    try {
      const { valid, errors } = validator.validate(given);
      return valid ? [] : describe(errors);
    } catch {
      return ['arguments: The server describes its parameters in a way by which these can not be checked'];
    }
  };
}

function draftOf(schema: unknown): SchemaDraft {
  const named = /draft-0?(4|7)|(2019-09)/.exec(typeof schema === 'string' ? schema : '');
  if (named?.[1] === '4') return '4';
  if (named?.[1] === '7') return '7';
  return named ? '2019-09' : '2020-12';
}

/** The innermost are the reasons; those around them say only that something inside is wrong. */
function describe(errors: readonly OutputUnit[]): string[] {
  const reasons = errors.filter(({ keyword }) => !['properties', '$ref', 'items'].includes(keyword));
  return reasons
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ instanceLocation, error }) => `${instanceLocation.replace(/^#\/?/, '') || 'arguments'}: ${error}`,
    );
}
