import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Describes wrong arguments to a model: each path with its expected value. */
export function describeIssues(issues: readonly Issue[], root: string): string {
  return issues.map(issue => `${pathOf(issue, root)}: ${expectationOf(issue)}`).join('; ');
}

function pathOf(issue: Issue, root: string): string {
  return issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`),
    root,
  );
}

function expectationOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return `expected ${unionExpectations(issue.errors)}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    default:
      return issue.message;
  }
}

function unionExpectations(branches: readonly (readonly Issue[])[]): string {
  const expectations = branches.flat().map(issue => expectationOf(issue).replace(/^expected /, ''));
  return [...new Set(expectations)].join(' or ');
}
