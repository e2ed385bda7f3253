import type { Context } from 'hono';

/**
 * Who sends a request, as far as the relay can prove it. `anyone`: no key is asked for. `key`: a backend, which names its
 * users itself. `person`: a token that was made out to one user; `userId` says what becomes of another one's name. A tenant is whose users and sessions these are.
 */
export type Caller =
  | { kind: 'anyone' }
  | { kind: 'key'; id: string; tenant: string }
  | { kind: 'person'; tenant: string; subject: string; userId: 'refuse' | 'ignore' };

declare module 'hono' {
  interface ContextVariableMap {
    caller: Caller | undefined;
  }
}

/** Throws where nobody was asked who they are: a route that forgot to be guarded must not answer. */
export function callerOf(context: Context): Caller {
  const caller = context.get('caller');
  if (!caller) throw new Error('A route asked who is calling, but is open to everybody.');
  return caller;
}
