import type { GrantChange, KeyRecord } from '../access/access-key.ts';
import { type AccessScope, scopeSchema } from '../http/access-scope.ts';

type Grants = Pick<
  KeyRecord,
  'scopes' | 'models' | 'tokens_per_minute' | 'credits_per_month' | 'cost_per_month' | 'operator'
>;

type GivenGrants = {
  scopes?: string | undefined;
  models?: string | undefined;
  'tokens-per-minute'?: string | undefined;
  'credits-per-month'?: string | undefined;
  'cost-per-month'?: string | undefined;
  operator?: boolean | undefined;
};

/** Throws one sentence for a mistake. */
export function parseGrants(given: GivenGrants): Grants {
  const { scopes, models, 'tokens-per-minute': tokens, 'cost-per-month': cost } = given;
  const { 'credits-per-month': credits } = given;
  return {
    ...(scopes !== undefined && { scopes: parseScopes(scopes) }),
    ...(models !== undefined && { models: parseModels(models) }),
    ...(tokens !== undefined && { tokens_per_minute: parseTokens(tokens) }),
    ...(credits !== undefined && { credits_per_month: parseCredits(credits) }),
    ...(cost !== undefined && { cost_per_month: parseCost(cost) }),
    ...(given.operator && { operator: true }),
  };
}

/** As {@link parseGrants}; `off` takes a limit away. */
export function parseGrantChange(given: Omit<GivenGrants, 'operator'>): GrantChange {
  const isOff = (value: string | undefined): boolean => value === 'off';
  const { scopes, models, 'tokens-per-minute': tokens, 'cost-per-month': cost } = given;
  const { 'credits-per-month': credits } = given;
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => !isOff(value)));
  return {
    ...parseGrants(kept),
    ...(isOff(scopes) && { scopes: null }),
    ...(isOff(models) && { models: null }),
    ...(isOff(tokens) && { tokens_per_minute: null }),
    ...(isOff(credits) && { credits_per_month: null }),
    ...(isOff(cost) && { cost_per_month: null }),
  };
}

/** A scope that does not exist would give less than was meant, or later more. */
function parseScopes(given: string): AccessScope[] {
  const named = namesIn(given);
  const scopes = scopeSchema.options.filter(scope => named.includes(scope));
  if (scopes.length > 0 && scopes.length === new Set(named).size) return scopes;
  throw new Error(`Scopes are names such as these, separated by commas: ${scopeSchema.options.join(', ')}.`);
}

function namesIn(given: string): string[] {
  return given
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
}

function parseModels(given: string): string[] {
  const models = namesIn(given);
  if (models.length === 0) throw new Error('Models are names, separated by commas.');
  return models;
}

function parseTokens(given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new Error('Tokens per minute are a whole number, such as 50000.');
}

function parseCredits(given: string): number {
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new Error('Credits per month are a whole number, such as 10000.');
}

function parseCost(given: string): { amount: number; currency: string } {
  const [, amount = '', currency = ''] = /^(\d{1,9}(?:\.\d{1,6})?) ?([A-Z]{3})$/.exec(given) ?? [];
  if (Number(amount) > 0) return { amount: Number(amount), currency };
  throw new Error(
    'A cost per month is an amount in the currency of the prices of your models, such as 100USD.',
  );
}

/** One sentence for each. */
export function describeGrants({
  scopes,
  models,
  tokens_per_minute: tokens,
  credits_per_month: credits,
  cost_per_month: cost,
  operator,
}: Grants): string[] {
  return [
    ...(scopes ? [`It may use only these scopes: ${scopes.join(', ')}.`] : []),
    ...(models ? [`It may use only these models: ${models.join(', ')}.`] : []),
    ...(tokens !== undefined ? [`It may use ${tokens} tokens a minute.`] : []),
    ...(credits !== undefined ? [`It may use ${credits} credits a month.`] : []),
    ...(cost ? [`It may spend ${cost.amount} ${cost.currency} a month, on models that have prices.`] : []),
    ...(operator ? ['Its holder may also create, list and revoke keys over HTTP.'] : []),
  ];
}

/** One cell of a table; empty without limits. */
export function shortGrants({
  scopes,
  models,
  tokens_per_minute: tokens,
  credits_per_month: credits,
  cost_per_month: cost,
  operator,
}: Grants): string {
  return [
    ...(scopes ? [`scopes ${scopes.join(',')}`] : []),
    ...(models ? [models.join(',')] : []),
    ...(tokens !== undefined ? [`${tokens} tokens/min`] : []),
    ...(credits !== undefined ? [`${credits} credits/month`] : []),
    ...(cost ? [`${cost.amount} ${cost.currency}/month`] : []),
    ...(operator ? ['operator'] : []),
  ].join('; ');
}
