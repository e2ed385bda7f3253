import type { Word } from './nested.ts';
import type { en } from './results/en.ts';

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

/** English is the reference: its keys are the codes, and what its functions take are the parameters. */
export type MessageCode = keyof typeof en;

export type MessageParams = {
  [C in MessageCode]: (typeof en)[C] extends () => string ? NoParams : Parameters<(typeof en)[C]>[0];
};

type NoParams = Readonly<Record<never, never>>;

export type MessageOf<C extends MessageCode> = {
  [K in C]: { code: K; params: MessageParams[K] };
}[C];

type PlainCode = {
  [C in MessageCode]: (typeof en)[C] extends () => string ? C : never;
}[MessageCode];

/** One language's functions, one for each code. */
export type Catalog = {
  [C in MessageCode]: (params: MessageParams[C], word: Word) => string;
};

export function message<C extends PlainCode>(code: C): MessageOf<C>;
export function message<C extends MessageCode>(code: C, params: MessageParams[C]): MessageOf<C>;
export function message(code: string, params: object = {}): { code: string; params: object } {
  return { code, params };
}
