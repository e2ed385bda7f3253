import { acceptedForms } from './cases/server-forms/accepted.ts';
import { refusedForms } from './cases/server-forms/refused.ts';
import type { TruthCase } from './truth-case.ts';

const groups = {
  'server-rendered forms': [...acceptedForms, ...refusedForms],
} satisfies Record<string, readonly TruthCase[]>;

export type GroupedTruth = TruthCase & { group: string; label: string };

export const truthCases: readonly GroupedTruth[] = Object.entries(groups).flatMap(([group, cases]) =>
  cases.map((each: TruthCase) => ({ ...each, group, label: `${group}: ${each.name}` })),
);
