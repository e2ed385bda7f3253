import * as z from 'zod';

const systemErrorSchema = z.object({ code: z.string() });

const REASONS: Record<string, string> = {
  ENOTFOUND: 'There is no host with that name. Check the address.',
  EAI_AGAIN: 'The host name could not be looked up at the moment. Try again later.',
  ECONNREFUSED: 'The server accepts no connections there. Check the address.',
  ECONNRESET: 'The server closed the connection. Try again later.',
};

/** For a server that did not answer in time. */
export function describeDelay(busy: boolean): string {
  return busy
    ? 'Reading this address took too long, because the machine of the relay is busy. The server itself may be fine: try again later, or continue without it.'
    : 'The server took too long to answer. Try again later, or continue without it.';
}

/** Worded for the model. The system's message is left out: it may name internal addresses. */
export function describeFetchFailure(thrown: unknown): string {
  const code = systemErrorSchema.safeParse(thrown).data?.code ?? '';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code))
    return 'There is no secure connection to the server: its certificate or its encryption is invalid.';
  if (/^(Z_|ERR_BROTLI|ERR__)/.test(code)) return 'The answer is compressed and damaged.';
  return (
    REASONS[code] ??
    "The server can't be reached, or its answer can't be read. Continue without it, or try again later."
  );
}
