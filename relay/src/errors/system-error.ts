import * as z from 'zod';

const systemErrorSchema = z.object({ code: z.string().regex(/^[A-Z][A-Z0-9_]{2,60}$/) });

/** The system's error code, such as `ECONNREFUSED`, of an error or of its cause. */
export function reasonOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  return systemErrorSchema.safeParse(thrown).data?.code ?? reasonOf(thrown.cause);
}
