import type { Word } from '../formatting/nested.ts';
import type { en } from './en.ts';

/** English is the reference: its keys are the codes, and what its functions take are the parameters. */
export type MessageCode = keyof typeof en;

export type MessageParams = {
  [C in MessageCode]: (typeof en)[C] extends () => string ? NoParams : Parameters<(typeof en)[C]>[0];
};

type NoParams = Readonly<Record<never, never>>;

export type PlainCode = {
  [C in MessageCode]: (typeof en)[C] extends () => string ? C : never;
}[MessageCode];

/** One language's functions, one for each code. `fact`: without what the model is to do next. */
export type Catalog = {
  [C in MessageCode]: Worded<C> & { fact?: Worded<C> };
};

type Worded<C extends MessageCode> = (params: MessageParams[C], word: Word) => string;
