import type { LiveCase } from './live-case.ts';
import { applicationCases } from './pages/applications.ts';
import { arrivalCases } from './pages/arrivals.ts';
import { choiceCases } from './pages/choices.ts';
import { clockCases } from './pages/clocks.ts';
import { answerCases } from './pages/field-answers.ts';
import { complaintCases } from './pages/field-complaints.ts';
import { echoCases } from './pages/field-echoes.ts';
import { stateCases } from './pages/field-states.ts';
import { suggestionCases } from './pages/field-suggestions.ts';
import { focusCases } from './pages/focus.ts';
import { hoverCases } from './pages/hover.ts';
import { loadingCases } from './pages/loading.ts';
import { pressEventCases } from './pages/press-events.ts';
import { pressCases } from './pages/presses.ts';
import { rotatingCases } from './pages/rotating.ts';
import { stepCases } from './pages/steps.ts';
import { tickCases } from './pages/ticks.ts';
import { totalCases } from './pages/totals.ts';
import { waitingCases } from './pages/waiting.ts';

const groups = {
  'clocks by themselves, every second': clockCases,
  'one step between card and press': stepCases,
  'what else goes on': [...rotatingCases, ...loadingCases, ...arrivalCases, ...waitingCases],
  'batch: fields and a submit': [
    ...complaintCases,
    ...echoCases,
    ...answerCases,
    ...suggestionCases,
    ...stateCases,
  ],
  'batch: applications': applicationCases,
  'batch: totals and prices': totalCases,
  'batch: boxes, lists, buttons': [...tickCases, ...choiceCases, ...pressCases],
  'within the act': [...focusCases, ...hoverCases, ...pressEventCases],
} satisfies Record<string, readonly LiveCase[]>;

export type GroupedCase = LiveCase & { group: string; label: string };

export const liveCases: readonly GroupedCase[] = Object.entries(groups).flatMap(([group, cases]) =>
  cases.map((live: LiveCase) => ({ ...live, group, label: `${group}: ${live.name}` })),
);
