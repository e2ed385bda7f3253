import type { IncomingMessage } from 'node:http';
import { Connections, readStart, toHeaders } from './connections.ts';

type PostOptions = {
  url: URL;
  headers: Record<string, string>;
};

/** Posts JSON, and resolves with the answer, to be read. Throws {@link ProviderHttpError} or {@link ProviderUnreachable}. */
export type PostJson = (body: object, signal: AbortSignal) => Promise<IncomingMessage>;

/** A provider's answer that is no success. */
export class ProviderHttpError extends Error {
  override name = 'ProviderHttpError';
  readonly status: number;
  readonly headers: Headers;

  /** `words` is the body of the answer, as far as it was read. */
  constructor(status: number, headers: Headers, words: string) {
    super(words);
    this.status = status;
    this.headers = headers;
  }
}

/** There was no connection, or it broke before the answer began. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** For many similar requests: the work that an SDK repeats for each costs as much as the rest of a short turn. */
export function createPostJson({ url, headers }: PostOptions): PostJson {
  const send = new Connections().to(url);
  const allHeaders = { ...headers, 'content-type': 'application/json' };
  return async (body, signal) => {
    const sending = { method: 'POST', headers: allHeaders, body: JSON.stringify(body), signal };
    const answer = await send(sending).catch(cause => {
      throw new ProviderUnreachable('The provider could not be reached.', { cause });
    });
    const { statusCode: status = 500 } = answer;
    if (status >= 200 && status < 300) return answer;
    throw new ProviderHttpError(status, toHeaders(answer), await readStart(answer));
  };
}
