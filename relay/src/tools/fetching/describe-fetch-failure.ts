import * as z from 'zod';

const systemErrorSchema = z.object({ code: z.string() });

const REASONS: Record<string, string> = {
  ENOTFOUND: 'There is no host of that name. Check the address.',
  EAI_AGAIN: 'The name of the host could not be looked up just now. Try again later.',
  ECONNREFUSED: 'The server takes no connections there. Check the address.',
  ECONNRESET: 'The server broke off the connection. Try again later.',
};

/** Why nothing could be read, in words for the model. What the system says is left out: it may name inner addresses. */
export function describeFetchFailure(thrown: unknown, timedOut: boolean): string {
  if (timedOut) return 'The server took too long to answer. Try again later, or go on without it.';
  const code = systemErrorSchema.safeParse(thrown).data?.code ?? '';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code))
    return 'There is no secure connection to the server: its certificate or its encryption is not in order.';
  if (/^(Z_|ERR_BROTLI|ERR__)/.test(code)) return 'The answer is packed, and it is broken.';
  return (
    REASONS[code] ??
    "The server can't be reached, or its answer can't be read. Go on without it, or try again later."
  );
}
