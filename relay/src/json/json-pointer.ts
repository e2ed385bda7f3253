import * as z from 'zod';

const holderSchema = z.record(z.string(), z.unknown());

/** An index has no leading zero. */
const INDEX = /^(?:0|[1-9]\d*)$/u;

/** The steps of a JSON Pointer (RFC 6901); undefined for what is none. */
export function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  const steps = pointer.slice(1).split('/');
  return steps.map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether there is something in `whole` at the JSON Pointer, `null` included. */
export function leadsSomewhere(pointer: string, whole: unknown): boolean {
  const steps = pointerSteps(pointer);
  if (!steps) return false;
  let at: unknown = whole;
  for (const step of steps) {
    const parts = Array.isArray(at) ? at : holderSchema.safeParse(at).data;
    if (!parts || (Array.isArray(parts) && !INDEX.test(step)) || !Object.hasOwn(parts, step)) return false;
    at = Object.getOwnPropertyDescriptor(parts, step)?.value;
  }
  return true;
}
