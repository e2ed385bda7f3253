import * as z from 'zod/mini';
import { changeTexts } from '../../../messages/change-texts.ts';
import { type Message, message } from '../../../messages/message.ts';
import { failureOf } from '../../../messaging/failures.ts';
import { type Outcome, outcomeSchema, withoutPictureData } from '../../../operations/contract/outcome.ts';

/** What was begun under a key, as the browser keeps it over the death of the worker: until it is closed itself. */
const begunSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('begun') }),
  z.object({ status: z.literal('ended'), outcome: outcomeSchema }),
]);
type Begun = z.infer<typeof begunSchema>;

const ledgerSchema = z.record(z.string(), begunSchema);

const LEDGER = 'browserRuns';
const MAX_RUNS = 200;
/** The browser keeps ten megabytes for us in all: so many characters of one run, and of those before the newest ten fewer. */
const MOST = 200_000;
const MAX_LONG = 10;
const LONG = 4_000;
/** A panel that opens waits no longer for what goes on. */
const MOMENT_MS = 500;

/** Those that go on in this worker. */
const underWay = new Map<string, { outcome: Promise<Outcome>; stopping: AbortController }>();

/** Changes of the ledger come one after the other. */
let changes: Promise<unknown> = Promise.resolve();

/**
 * Runs what an approval of this key stands for, once. The same key again gets what came of it; where the worker died under
 * way, that it is unknown.
 */
export function runOnce(key: string, run: (stopped: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
  const current = underWay.get(key);
  if (current) return current.outcome;
  const stopping = new AbortController();
  const outcome = begin(key, () => run(stopping.signal)).finally(() => underWay.delete(key));
  underWay.set(key, { outcome, stopping });
  return outcome;
}

/** Lets what goes on under a key know that the person wants no more of it. What can be cut short answers then. */
export async function stopRun({ key }: { key: string }): Promise<{ stopped: boolean }> {
  const current = underWay.get(key);
  current?.stopping.abort();
  return { stopped: current !== undefined };
}

/** What came of what was begun under a key, as far as that is known within a moment. Runs nothing. */
export async function outcomeOfRun({ key }: { key: string }): Promise<{ outcome?: Outcome }> {
  const current = underWay.get(key);
  if (current) await Promise.race([current.outcome, new Promise(resume => setTimeout(resume, MOMENT_MS))]);
  const run = (await readLedger())[key];
  return run?.status === 'ended' ? { outcome: run.outcome } : {};
}

async function begin(key: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const before = (await readLedger())[key];
  if (before?.status === 'ended') return before.outcome;
  if (before) return { success: false, error_type: 'Timeout', message: message('action.unknown') };
  await note(key, { status: 'begun' });
  const outcome = await outcomeOf(run);
  // A picture that never arrived can be taken once more.
  await noteEnd(key, withoutPictureData(outcome));
  return outcome;
}

/** What was done is done, whether or not that can be noted: who does not hear of it would do it again. */
async function noteEnd(key: string, outcome: Outcome): Promise<void> {
  const ended = { status: 'ended', outcome } as const;
  const notKept = message('action.resultNotKept');
  // Where even the short one does not fit, it is "begun" that stays: unknown, and not to be run again.
  await note(key, shortened(ended, MOST, notKept))
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

async function readLedger(): Promise<Record<string, Begun>> {
  const { [LEDGER]: kept = {} } = await chrome.storage.session.get(LEDGER);
  return ledgerSchema.parse(kept);
}

function note(key: string, begun: Begun): Promise<void> {
  const change = changes.then(async () => {
    const { [key]: _before, ...others } = await readLedger();
    const newest = Object.entries(others).slice(1 - MAX_RUNS);
    const kept = newest.map(([each, run], index) => [
      each,
      index < newest.length - MAX_LONG ? shortened(run, LONG) : run,
    ]);
    await chrome.storage.session.set({ [LEDGER]: Object.fromEntries([...kept, [key, begun]]) });
  });
  changes = change.catch(() => undefined);
  return change;
}

/** What came of a run, and where there is more than `most` characters of it no more than how it went. */
function shortened(run: Begun, most: number, notKept?: Message): Begun {
  if (run.status !== 'ended' || JSON.stringify(run.outcome).length <= most) return run;
  const { success, error_type, effect, tab, opened, undoable } = run.outcome;
  const short = changeTexts(run.outcome.message, text => text.slice(0, LONGEST_TEXT));
  const said = notKept === undefined ? short : message('sentences', { sentences: [short, notKept] });
  return { ...run, outcome: { success, message: said, error_type, effect, tab, opened, undoable } };
}

const LONGEST_TEXT = 500;
