import * as z from 'zod/mini';
import { changeTexts } from '../../../messages/change-texts.ts';
import { type Message, message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import { type Outcome, outcomeSchema, withoutPictureData } from '../../../operations/contract/outcome.ts';
import { stopPageRun } from './page-runs.ts';

/** The state of a key's run, in session storage, so that it survives the end of this worker. */
const begunSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('begun') }),
  z.object({ status: z.literal('ended'), outcome: outcomeSchema }),
]);
type Begun = z.infer<typeof begunSchema>;

const runsSchema = z.record(z.string(), begunSchema);

const RUNS = 'browserRuns';
const MAX_RUNS = 200;
/** Session storage holds ten megabytes: so many characters for each of the newest runs, and fewer for the older ones. */
const MAX_NEW_LENGTH = 200_000;
const MAX_OLD_LENGTH = 4_000;
const NEW_RUNS = 10;
/** How long a panel that opens waits for a current run. */
const MOMENT_MS = 500;

/** The runs in this worker. */
const running = new Map<string, { outcome: Promise<Outcome>; stopping: AbortController }>();

/** The queue of changes to the stored runs. */
let changes: Promise<unknown> = Promise.resolve();

/**
 * Runs the action of a key, once. A repeated key gets the same outcome, or "unknown" when the worker died during the run.
 */
export function runOnce(key: string, run: (stopped: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
  const current = running.get(key);
  if (current) return current.outcome;
  const stopping = new AbortController();
  const outcome = begin(key, () => run(stopping.signal)).finally(() => running.delete(key));
  running.set(key, { outcome, stopping });
  return outcome;
}

/** Signals the run of a key that the user has stopped it. Runs that can stop answer early. */
export async function stopRun({ key }: { key: string }): Promise<{ stopped: boolean }> {
  const current = running.get(key);
  current?.stopping.abort();
  return { stopped: current !== undefined || (await stopPageRun(key)) };
}

/** The outcome of a key's run, if it is known within {@link MOMENT_MS}. Runs nothing. */
export async function outcomeOfRun({ key }: { key: string }): Promise<{ outcome?: Outcome }> {
  const current = running.get(key);
  if (current) await Promise.race([current.outcome, new Promise(resume => setTimeout(resume, MOMENT_MS))]);
  const run = (await readRuns())[key];
  return run?.status === 'ended' ? { outcome: run.outcome } : {};
}

async function begin(key: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const before = (await readRuns())[key];
  if (before?.status === 'ended') return before.outcome;
  if (before) return { success: false, error_type: 'Timeout', message: message('action.unknown') };
  await note(key, { status: 'begun' });
  const outcome = await outcomeOf(run);
  // Without the picture data, because a lost picture can be taken again.
  await noteEnd(key, withoutPictureData(outcome));
  return outcome;
}

/** Never throws: a failed note must not hide the outcome, or the action would be run again. */
async function noteEnd(key: string, outcome: Outcome): Promise<void> {
  const ended = { status: 'ended', outcome } as const;
  const notKept = message('action.resultNotKept');
  // When even the short outcome does not fit, "begun" stays: unknown, and not run again.
  await note(key, shortened(ended, MAX_NEW_LENGTH, notKept))
    .catch(() => note(key, shortened(ended, 0, notKept)))
    .catch(() => undefined);
}

async function outcomeOf(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (thrown) {
    const { type, message } = failureOf(thrown);
    return { success: false, error_type: type, message };
  }
}

async function readRuns(): Promise<Record<string, Begun>> {
  const { [RUNS]: kept = {} } = await chrome.storage.session.get(RUNS);
  return runsSchema.parse(kept);
}

function note(key: string, begun: Begun): Promise<void> {
  const change = changes.then(async () => {
    const { [key]: _before, ...others } = await readRuns();
    const newest = Object.entries(others).slice(1 - MAX_RUNS);
    const kept = newest.map(([each, run], index) => [
      each,
      index < newest.length - NEW_RUNS ? shortened(run, MAX_OLD_LENGTH) : run,
    ]);
    await chrome.storage.session.set({ [RUNS]: Object.fromEntries([...kept, [key, begun]]) });
  });
  changes = change.catch(() => undefined);
  return change;
}

/** The run, with a short outcome if the full one has more than `most` characters. */
function shortened(run: Begun, most: number, notKept?: Message): Begun {
  if (run.status !== 'ended' || JSON.stringify(run.outcome).length <= most) return run;
  const { success, error_type, effect, tab, opened, undoable } = run.outcome;
  const short = changeTexts(run.outcome.message, text => text.slice(0, MAX_TEXT));
  const text = notKept === undefined ? short : message('sentences', { sentences: [short, notKept] });
  return { ...run, outcome: { success, message: text, error_type, effect, tab, opened, undoable } };
}

const MAX_TEXT = 500;
