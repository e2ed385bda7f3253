import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { labelOf, type SwapCase } from './cases.ts';
import type { HonestResult } from './honest/run-honest.ts';
import type { SwapResult } from './run-case.ts';

export const SEED = 15;
export const FULL_SIZE = 2600;

const PATH = new URL('known.json', import.meta.url);

const knownSchema = z.object({
  /** Labels of swaps that still have an effect other than their card shows; where they are many, what changes and when. */
  differences: z.array(z.string()),
  /** Honest pages that are still refused. */
  refusals: z.array(z.string()),
});
type Known = z.infer<typeof knownSchema>;

/** Both lists only get shorter. */
export function readKnown(): Known {
  if (!existsSync(PATH)) return { differences: [], refusals: [] };
  return knownSchema.parse(JSON.parse(readFileSync(PATH, 'utf8')));
}

/** The entries of the list that would cover a swap. */
export function entriesOf(swap: SwapCase): string[] {
  return [labelOf(swap), classOf(swap)];
}

const MOST_LABELS = 3;

export function recordKnown(swaps: readonly SwapResult[], honest: readonly HonestResult[]): void {
  const differences = [...Map.groupBy(differentCases(swaps), classOf)].flatMap(([name, some]) =>
    some.length > MOST_LABELS ? [name] : some.map(labelOf),
  );
  const known: Known = { differences: differences.sort(), refusals: refusedNames(honest) };
  writeFileSync(PATH, `${JSON.stringify(known, null, 2)}\n`);
}

function classOf({ change, moment }: SwapCase): string {
  return `${change} — ${moment.group}`;
}

export function differentCases(swaps: readonly SwapResult[]): SwapCase[] {
  return swaps.flatMap(({ verdict, swapCase }) => (verdict === 'differs' ? [swapCase] : []));
}

export function refusedNames(honest: readonly HonestResult[]): string[] {
  return honest.flatMap(({ verdict, name }) => (verdict === 'refused' ? [name] : [])).sort();
}
