import type { Caller } from './caller.ts';
import type { Origin } from './client-address.ts';

/** What a request shows to prove who sends it. */
export type Credentials = {
  /** A key or a token; `undefined` when there is none. */
  secret: string | undefined;
  origin: Origin;
};

/** Decides who may speak to this relay. Throws a refusal (401, 403, 429 or 503) for those who may not. */
export type Access = { identify(credentials: Credentials): Caller | Promise<Caller> };

/** For a relay on loopback, or behind something that signs people in: nobody is asked. */
export const OPEN_ACCESS: Access = { identify: () => ({ kind: 'anyone' }) };
