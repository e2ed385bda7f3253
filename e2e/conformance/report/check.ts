import type { Bilingual } from '@assent/shared';
import type { Group } from './groups.ts';

/** Seen to hold, seen not to hold, or not seen: a model need not do what it is asked for, and additions need not be there. */
export type Mark = 'pass' | 'fail' | 'unseen';

export type Finding = { mark: Mark; seen: Bilingual };

/** One line of the checklist before it is judged. Each text is one sentence. */
export type CheckFacts = {
  /** Never changes, so that a build can name it. */
  id: string;
  group: Group;
  /** What the protocol says. */
  says: Bilingual;
  /** What to do when it does not hold. */
  next: Bilingual;
};

/** A check of something that has been recorded. */
export type Check<Recorded> = CheckFacts & { judge(recorded: Recorded): Finding };

/** `asked`: what the model would have had to do, where it did not and the check hangs on it. */
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
