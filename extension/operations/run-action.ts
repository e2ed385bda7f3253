import type { Language } from '@assent/shared';
import { toFailure } from '../page/page-error.ts';
import { watchSecrets } from '../page/watching/typed-secrets.ts';
import type { PreparedAction } from './action.ts';
import { boundTarget } from './bind-target.ts';
import { prepareDeed } from './offered-deeds.ts';
import type { Outcome } from './outcome.ts';
import type { Binding } from './preview.ts';
import { maskOutcome } from './receipt/mask-outcome.ts';
import { withReceipt } from './receipt/with-receipt.ts';
import { runLedger } from './run-ledger.ts';
import { keepWayBack } from './undo/keep-way-back.ts';
import { type ChosenFile, toFile } from './writing/chosen-files.ts';

export interface ApprovedAction {
  /** Names this very approval. */
  key: string;
  action: PreparedAction;
  binding: Binding;
  language: Language;
  files?: readonly ChosenFile[] | undefined;
}

/** Runs an approved action once: the same key again, even at the same time, gets the first outcome. */
export function runAction(approved: ApprovedAction): Promise<Outcome> {
  const known = runLedger.get(approved.key);
  if (known) return known;
  const outcome = outcomeOf(approved);
  runLedger.set(approved.key, outcome);
  return outcome;
}

/** The seam where a PageError becomes an outcome. */
async function outcomeOf({ key, action, binding, language, files = [] }: ApprovedAction): Promise<Outcome> {
  const secrets = watchSecrets();
  try {
    const deed = prepareDeed(action);
    const provided = { files: files.map(toFile) };
    // Nothing is awaited between this check and the deed.
    const target = boundTarget(binding, deed, language);
    const keepIfUsed = keepWayBack(key, deed.remember(target, language));
    const run = () => deed.run(target, language, provided);
    const ran = isActing(action) ? withReceipt({ target, action, language }, run) : run();
    // Also what failed may have changed something on its way.
    return maskOutcome(keepIfUsed(await ran.catch(failedOutcome)), secrets.mask);
  } catch (thrown) {
    return maskOutcome(failedOutcome(thrown), secrets.mask);
  } finally {
    secrets.stop();
  }
}

/** Reading and marking do nothing to the page, and a click watches all of it by itself. */
function isActing({ effect, tellsReceipt }: PreparedAction): boolean {
  return effect !== 'reads' && effect !== 'marks' && !tellsReceipt;
}

function failedOutcome(thrown: unknown): Outcome {
  const { type, message } = toFailure(thrown);
  const effect = type === 'NeedsUser' ? { effect: 'needs_user' as const } : {};
  return { success: false, message, error_type: type, ...effect };
}
