import type { MessageCode, MessageParams, PlainCode } from './results/catalog.ts';

/**
 * A code with parameters, reported by page code, operations and the background. The panel words it for its reader, from
 * the catalogs in `results/`; content scripts import only the constructor and the types. The catalogs are typed
 * functions, not a message-format library: the compiler checks every code and parameter in every language, extension
 * pages may not evaluate compiled messages, and bundles need no parser.
 */
export type Message = MessageOf<MessageCode>;

/** A message, or a foreign text (of the browser, a backend, an older record) that stays as it is. */
export type MessageText = Message | string;

export type MessageOf<C extends MessageCode> = {
  [K in C]: { code: K; params: MessageParams[K] };
}[C];

export function message<C extends PlainCode>(code: C): MessageOf<C>;
export function message<C extends MessageCode>(code: C, params: MessageParams[C]): MessageOf<C>;
export function message(code: string, params: object = {}): { code: string; params: object } {
  return { code, params };
}
