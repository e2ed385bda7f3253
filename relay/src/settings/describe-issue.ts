import type * as z from 'zod';

/** What is wrong in a file of settings, in words for who wrote it. Nothing of what stands there is repeated. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type'
    ? `Expected ${TYPES[issue.expected] ?? issue.expected}`
    : issue.message;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
