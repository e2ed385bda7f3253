import type { MessageCode, MessageParams, PlainCode } from './results/catalog.ts';

/**
 * What page code, operations and the background report: a code with its parameters. The panel words it, in the language
 * of its reader, from the catalogs in `results/`. Content scripts import the constructor and the types alone.
 *
 * The catalogs are plain typed functions and no message-format library: the compiler checks that every language has
 * every code and every parameter, extension pages may not evaluate compiled messages, and no parser goes into a bundle.
 */
export type Message = MessageOf<MessageCode>;

/** A message, or a text that is not ours (of the browser, a backend, an older record) and stays as it is. */
export type MessageText = Message | string;

export type MessageOf<C extends MessageCode> = {
  [K in C]: { code: K; params: MessageParams[K] };
}[C];

export function message<C extends PlainCode>(code: C): MessageOf<C>;
export function message<C extends MessageCode>(code: C, params: MessageParams[C]): MessageOf<C>;
export function message(code: string, params: object = {}): { code: string; params: object } {
  return { code, params };
}
