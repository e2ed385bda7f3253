import { acceptedFetches } from './cases/fetch-forms/accepted.ts';
import { refusedFetches } from './cases/fetch-forms/refused.ts';
import { fileCases } from './cases/files.ts';
import { linkCases } from './cases/links.ts';
import { amidNoise } from './cases/noise/amid.ts';
import { inertCases } from './cases/noise/inert.ts';
import { optimisticCases } from './cases/optimistic.ts';
import { acceptedForms } from './cases/server-forms/accepted.ts';
import { brokenForms } from './cases/server-forms/broken.ts';
import { refusedForms } from './cases/server-forms/refused.ts';
import { rowForms } from './cases/server-forms/rows.ts';
import { slowCases } from './cases/slow.ts';
import { widgetCases } from './cases/widgets.ts';
import { wizardCases } from './cases/wizards.ts';
import type { TruthCase } from './truth-case.ts';

const groups = {
  'server-rendered forms': [...acceptedForms, ...refusedForms, ...brokenForms, ...rowForms],
  'forms sent by scripts': [...acceptedFetches, ...refusedFetches],
  'shown before the server knows': optimisticCases,
  'steps and checks of the page itself': wizardCases,
  'slow servers': slowCases,
  'links and error pages': linkCases,
  'uploads and downloads': fileCases,
  'noise: what does nothing': inertCases,
  'noise: what does something': amidNoise,
  widgets: widgetCases,
} satisfies Record<string, readonly TruthCase[]>;

export type GroupedTruth = TruthCase & { group: string; label: string };

export const truthCases: readonly GroupedTruth[] = Object.entries(groups).flatMap(([group, cases]) =>
  cases.map((each: TruthCase) => ({ ...each, group, label: `${group}: ${each.name}` })),
);
