import * as z from 'zod';
import { invalidRequest } from './parse-body.ts';

const objectSchema = z.record(z.string(), z.unknown());

/**
 * For requests whose unknown fields are ignored. Throws an HTTP error that names each field of a JSON object that is a known one but
 * for case, `_` and `-`: what was meant as a limit would be none.
 */
export function refuseMisspelt(json: unknown, known: readonly string[]): void {
  const { data = {} } = objectSchema.safeParse(json);
  const issues = Object.keys(data).flatMap(given => {
    const near = known.includes(given) ? undefined : known.find(name => bareName(name) === bareName(given));
    return near === undefined ? [] : [{ path: given, message: `Unknown field. Did you mean "${near}"?` }];
  });
  if (issues.length > 0) throw invalidRequest(issues);
}

function bareName(name: string): string {
  return name.replaceAll(/[_-]/gu, '').toLowerCase();
}
