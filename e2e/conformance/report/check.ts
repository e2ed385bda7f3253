import type { Bilingual } from '@assent/shared';
import type { Group } from './groups.ts';

/** Passed, failed, or not observed: a model need not follow the prompt, and additions are optional. */
export type Mark = 'pass' | 'fail' | 'unseen';

export type Finding = { mark: Mark; seen: Bilingual };

/** One line of the checklist, without a result. Each text is one sentence. */
export type CheckFacts = {
  /** Never changes, so that a build can refer to it. */
  id: string;
  group: Group;
  /** The rule of the protocol. */
  requirement: Bilingual;
  /** The fix for a failure. */
  next: Bilingual;
};

/** A check of a recording. */
export type Check<Recorded> = CheckFacts & { judge(recorded: Recorded): Finding };

/** `asked`: the model's part, where the model did not do it and the check depends on it. */
export type ReportLine = CheckFacts & Finding & { asked?: Bilingual | undefined };

export function pass(en: string, zh: string): Finding {
  return { mark: 'pass', seen: { en, zh } };
}

export function fail(en: string, zh: string): Finding {
  return { mark: 'fail', seen: { en, zh } };
}

export function unseen(en: string, zh: string): Finding {
  return { mark: 'unseen', seen: { en, zh } };
}

export function judgeAll<Recorded>(checks: readonly Check<Recorded>[], recorded: Recorded): ReportLine[] {
  return checks.map(({ judge, ...facts }) => ({ ...facts, ...judge(recorded) }));
}
