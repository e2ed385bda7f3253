import { beginOwnRun } from '../page/identity/own-runs.ts';
import type { LateChange } from '../page/observing/late-change-schema.ts';
import { endWatchingLater, nextLateChange } from '../page/observing/watch-later.ts';
import { toFailure } from '../page/page-error.ts';
import type { PlayInput } from '../page/pointing/input-steps.ts';
import { watchSecrets } from '../page/secrets/typed-secrets.ts';
import type { PreparedAction } from './contract/action.ts';
import type { BoundTarget, ProvisionalOutcome } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';
import type { Binding } from './contract/preview.ts';
import { prepareHandler } from './handlers.ts';
import { maskOutcome } from './receipt/mask-outcome.ts';
import { withReceipt } from './receipt/with-receipt.ts';
import { lastRunOn, runCache, storeUndoEntry } from './run-cache.ts';
import { noteSighting } from './sighted-outcomes.ts';
import { startWhenReady } from './start-when-ready.ts';
import { type ChosenFile, toFile } from './writing/chosen-files.ts';

export interface ApprovedAction {
  /** Identifies this approval. */
  key: string;
  action: PreparedAction;
  binding: Binding;
  files?: readonly ChosenFile[] | undefined;
  /** Another row follows, so a provisional outcome is useful. */
  isFollowed?: boolean | undefined;
}

/** What the run gets of whoever drives the browser; a user's browser drives nothing. */
type Driven = { play?: PlayInput | undefined };

/**
 * Runs an approved action once: the same key, even concurrently, gets the first final outcome. A followed action may
 * report a provisional one before.
 */
export function runAction(approved: ApprovedAction, driven: Driven = {}): Promise<Outcome> {
  const known = runCache.get(approved.key);
  if (known) return known;
  const early = Promise.withResolvers<Outcome>();
  const isChanging = approved.action.effect !== 'reads' && approved.action.effect !== 'marks';
  if (isChanging) endWatchingLater(approved);
  const outcome = outcomeOf(approved, driven, early.resolve);
  if (isChanging) lateChanges.set(approved.key, outcome.then(nextLateChange));
  runCache.set(approved.key, outcome);
  return Promise.race([outcome, early.promise]);
}

/** By the key of the run. */
const lateChanges = new Map<string, Promise<LateChange | undefined>>();

export async function lateChangeOf({ key }: { key: string }): Promise<{ change?: LateChange | undefined }> {
  return { change: await lateChanges.get(key) };
}

const stopped = new Set<string>();

/** What has started on its target continues to its end. */
export function stopRun({ key }: { key: string }): Record<string, never> {
  stopped.add(key);
  return {};
}

/** The seam where a PageError becomes an outcome. */
async function outcomeOf(
  approved: ApprovedAction,
  driven: Driven,
  reportEarly: (first: Outcome) => void,
): Promise<Outcome> {
  const { key, action, binding, files = [], isFollowed = false } = approved;
  const secrets = watchSecrets();
  try {
    const handler = prepareHandler(action);
    const sighted = (seen: Outcome) => noteSighting(key, maskOutcome(seen, secrets.mask));
    const provided = { files: files.map(toFile), sighted, ...driven };
    const { started } = await startWhenReady(
      { binding, handler, isStopped: () => stopped.has(key) },
      target => {
        const ownRun = beginOwnRun(target.kind === 'element' ? target.element : undefined, action.params);
        if (target.kind === 'element') lastRunOn.set(target.element, key);
        const keepIfUsed = storeUndoEntry(key, handler.remember(target));
        const { run, awaitFinal } = withProvisionalOutcome(
          () => handler.run(target, provided),
          isFollowed,
          sighted,
        );
        const ran = isActing(action) ? withReceipt({ target, action }, run) : run();
        return { target, ownRun, keepIfUsed, awaitFinal, ran };
      },
    );
    const { target, ownRun, keepIfUsed, awaitFinal, ran } = started;
    const finish = (outcome: Outcome) => maskOutcome(keepIfUsed(outcome), secrets.mask);
    // A failed action may also have changed something.
    const first = finish(await ran.catch(failedOutcome));
    ownRun.settle(first.success);
    if (!first.success || first.leaving === true) return first;
    const other = await awaitFinal(() => reportEarly({ ...first, provisional: true }));
    ownRun.settle((other ?? first).success);
    return other && !isWrittenSince(target, key) ? finish({ ...pageMessages(first), ...other }) : first;
  } catch (thrown) {
    return maskOutcome(failedOutcome(thrown), secrets.mask);
  } finally {
    noteSighting(key, undefined);
    secrets.stop();
  }
}

/** A later row wrote to the same element; the page did not take the value back. */
function isWrittenSince(target: BoundTarget, key: string): boolean {
  return target.kind === 'element' && lastRunOn.get(target.element) !== key;
}

/** The page's messages stay in the outcome, even when the action's effect was taken back. */
function pageMessages({ page_message, opened, url }: Outcome): Partial<Outcome> {
  return {
    ...(page_message === undefined ? {} : { page_message }),
    ...(opened === undefined ? {} : { opened }),
    ...(url === undefined ? {} : { url }),
  };
}

/** Reading and marking do not change the page, and a click observes the page itself. */
function isActing({ effect, watchesItself }: PreparedAction): boolean {
  return effect !== 'reads' && effect !== 'marks' && !watchesItself;
}

function failedOutcome(thrown: unknown): Outcome {
  const { type, message } = toFailure(thrown);
  const effect = type === 'NeedsUser' ? { effect: 'needs_user' as const } : {};
  return { success: false, message, error_type: type, ...effect };
}

interface ProvisionalRun {
  /** The first outcome; the final one where no other row follows. */
  run(): Promise<Outcome>;
  /** Reports the first outcome if it may be taken back, and returns a different final one. */
  awaitFinal(pass: () => void): Promise<Outcome | undefined>;
}

/** Reports a success twice where the page may take it back and the next row need not wait. */
function withProvisionalOutcome(
  runHandler: () => Promise<Outcome | ProvisionalOutcome>,
  isFollowed: boolean,
  sighted: (first: Outcome) => void,
): ProvisionalRun {
  let early: { first: Outcome; last: ProvisionalOutcome['last'] } | undefined;
  return {
    run: async () => {
      const reported = await runHandler();
      if (!('last' in reported)) return reported;
      const first = reported.first();
      if (first.success) sighted(first);
      if (!isFollowed || !first.success) return reported.last();
      early = { first, last: reported.last };
      return first;
    },
    awaitFinal: async pass => {
      if (!early) return undefined;
      pass();
      const last = await early.last();
      return JSON.stringify(last) === JSON.stringify(early.first) ? undefined : last;
    },
  };
}
