import * as z from 'zod';

/**
 * What keys and tokens may be limited to: a closed list. `storage`: the logins of browser sessions. `approve`: the decisions
 * of people on actions of attended sessions. `agent`: tasks, and what they cost. `cdp`: Chromiums that run elsewhere, with all
 * that they reach.
 */
export const scopeSchema = z.enum(['chat', 'scrape', 'browser', 'storage', 'approve', 'agent', 'cdp']);
export type AccessScope = z.output<typeof scopeSchema>;

/** Given only by name: what was made before there were scopes must not reach further than it did. */
const ONLY_BY_NAME: readonly AccessScope[] = ['cdp'];

/** `scopes` are those that a key or token is limited to; undefined for one that is not. */
export function isInScope(scopes: readonly AccessScope[] | undefined, scope: AccessScope): boolean {
  return scopes ? scopes.includes(scope) : !ONLY_BY_NAME.includes(scope);
}

/**
 * The scopes in the claim of a token: names separated by spaces (RFC 9068, RFC 8693). Names that are not ours give nothing here.
 * Undefined for a claim of another form.
 */
export function scopesOfClaim(claim: unknown): readonly AccessScope[] | undefined {
  if (typeof claim !== 'string') return undefined;
  const named = claim.split(' ');
  return scopeSchema.options.filter(scope => named.includes(scope));
}
