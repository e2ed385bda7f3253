import { figuresOf } from './answer-counts.ts';
import { differenceOf, type Token, tokensOf } from './answer-words.ts';
import type { Change } from './context-changes.ts';
import type { OwnRun } from './own-runs.ts';

/** A change in words, beside what was approved. */
export interface Reading {
  change: Change;
  runs: readonly OwnRun[];
  /** Words that are no longer there, but for approved ones. */
  gone: readonly Token[];
  /** New words that nobody approved. */
  fresh: readonly Token[];
  was: readonly number[];
  is: readonly number[];
}

export function read(change: Change, runs: readonly OwnRun[]): Reading {
  const { gone, fresh } = differenceOf(change.before, change.now);
  const approved = new Set(
    runs.flatMap(({ texts, names }) =>
      [...texts, ...names].flatMap(text => tokensOf(text).map(({ word }) => word)),
    ),
  );
  const isOther = ({ word, figure }: Token) => figure === undefined && !approved.has(word);
  return {
    change,
    runs,
    gone: gone.filter(isOther),
    fresh: fresh.filter(isOther),
    was: figuresOf(gone),
    is: figuresOf(fresh),
  };
}

export function areNoNames(tokens: readonly Token[]): boolean {
  return tokens.every(({ isNameLike }) => !isNameLike);
}

export function isAlone(text: string): boolean {
  return tokensOf(text).length === 1;
}
