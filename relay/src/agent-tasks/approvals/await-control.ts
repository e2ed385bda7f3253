import type { Bilingual, Language, TaskEvent } from '@assent/shared';
import { DECISION_MILLISECONDS } from '../../browser/approvals/approvals.ts';
import type { PersonControl } from '../../browser/view/person-control.ts';
import { HttpError } from '../../errors/http-error.ts';
import { untilAborted } from '../../runtime/until-aborted.ts';
import type { TaskRecord } from '../store/task-record.ts';

type Control = Pick<PersonControl, 'isClaimed' | 'whenUnclaimed'>;

/**
 * Resolves once no person has the browser. Rejects with an HTTP error (409, `person_in_control`) where one still has it at `until`, by
 * default when an approval would be denied; and with the reason of the signal.
 */
export type AwaitControl = (control: Control, signal: AbortSignal, until?: Date) => Promise<void>;

export type AwaitingControlOptions = {
  record: Pick<TaskRecord, 'store'>;
  language: Language;
  limits: { step: () => number; totalSteps: number };
  /** The time of the task stands still meanwhile. */
  whileWaiting<Value>(waiting: () => Promise<Value>): Promise<Value>;
};

/** Milliseconds after which what was waited is written down: another relay may have to go on. */
const TICK = 15_000;

const WORDS = {
  waits: {
    en: 'A person has the browser. The task waits until they hand it back.',
    zh: '有人接管了浏览器。任务会等待其交还控制。',
  },
  goesOn: { en: 'The task goes on after a person had the browser.', zh: '控制已交还，任务继续。' },
} as const satisfies Record<string, Bilingual>;

/** Waits as for approvals: said once to the readers of the task, and at the cost of people. */
export function awaitingControl({
  record,
  language,
  limits,
  whileWaiting,
}: AwaitingControlOptions): AwaitControl {
  return async (control, signal, until = new Date(Date.now() + DECISION_MILLISECONDS)) => {
    if (!control.isClaimed) return;
    const message = WORDS.waits[language];
    const { step, totalSteps } = limits;
    const event: TaskEvent = { type: 'progress', message, step: step(), totalSteps };
    await record.store({ message, events: [event] });
    await whileWaiting(() => controlReturned(control, signal, { record, until }));
    await record.store({ message: WORDS.goesOn[language] });
  };
}

async function controlReturned(
  control: Control,
  signal: AbortSignal,
  { record, until }: Pick<AwaitingControlOptions, 'record'> & { until: Date },
): Promise<void> {
  while (control.isClaimed) {
    const began = Date.now();
    const left = until.getTime() - began;
    if (left <= 0) throw keepsBrowser();
    const ticked = Promise.withResolvers<void>();
    const tick = setTimeout(() => ticked.resolve(), Math.min(TICK, left));
    const changed = Promise.race([control.whenUnclaimed(), ticked.promise]);
    await untilAborted(changed, signal).finally(() => clearTimeout(tick));
    // Only who still has the task waits on.
    await record.store({ waited: Date.now() - began });
  }
}

function keepsBrowser(): HttpError {
  return new HttpError(
    409,
    'person_in_control',
    'A person took over this browser and did not hand it back in time, so this was not done. Answer with what there is, or call browser_snapshot to wait for them once more.',
  );
}
