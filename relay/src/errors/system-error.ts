import * as z from 'zod';

const systemErrorSchema = z.object({ code: z.string().regex(/^[A-Z][A-Z0-9_]{2,60}$/) });

/** The system's code of what kept a connection from its end, such as `ECONNREFUSED`: of the error, or of what caused it. */
export function reasonOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  return systemErrorSchema.safeParse(thrown).data?.code ?? reasonOf(thrown.cause);
}
