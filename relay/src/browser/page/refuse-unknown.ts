import { invalidRequest } from '../../http/parse-body.ts';

/** A parameter that is not known would be left out, and another thing done than was asked for. */
export function refuseUnknown(params: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  const unknown = Object.keys(params).filter(name => !known.includes(name));
  const message = known.length === 0 ? 'Expected no parameters' : `Expected one of ${known.join(', ')}`;
  if (unknown.length > 0) throw invalidRequest(unknown.map(name => ({ path: `params.${name}`, message })));
}
