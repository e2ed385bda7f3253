import { message } from '../../messages/message.ts';
import { documentElementOf, isMatching } from '../../page/dom/native-dom.ts';
import { lateSaying } from '../../page/observing/late-change.ts';
import { linesBeside } from '../../page/observing/plain-messages.ts';
import { watchChanges } from '../../page/observing/watch-changes.ts';
import { watchLater } from '../../page/observing/watch-later.ts';
import { type ReceiptWatch, watchReceipt } from '../../page/observing/watch-receipt.ts';
import { watchSecrets } from '../../page/secrets/typed-secrets.ts';
import { endBackgroundMutations } from '../../page/timing/background-mutations.ts';
import { settle, waitFor } from '../../page/timing/settle.ts';
import { watchBusy } from '../../page/timing/watch-busy.ts';
import type { PreparedAction } from '../contract/action.ts';
import type { BoundTarget } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';
import { addReceipt } from './add-receipt.ts';
import { maskOutcome } from './mask-outcome.ts';
import { leavingOutcome } from './receipt-keys.ts';

interface Acting {
  target: BoundTarget;
  action: PreparedAction;
}

/** Runs an action and adds the page's reactions and messages to its outcome. */
export async function withReceipt({ target, action }: Acting, run: () => Promise<Outcome>): Promise<Outcome> {
  const element = target.kind === 'element' ? target.element : documentElementOf(document);
  const isVolatile = endBackgroundMutations();
  const watch = watchReceipt(element, isVolatile);
  const busy = watchBusy(element);
  const changes = action.writesText ? watchChanges(element, isVolatile, false) : undefined;
  const stop = () => {
    watch.stop();
    changes?.stop();
  };
  let isFollowed = false;
  try {
    // Watched from the start: a script may navigate at once, during the action.
    changes?.actEnded();
    const left = whenDeparted(watch);
    const outcome = await Promise.race([run(), left]);
    if (action.writesText && isSuggesting(element))
      await waitFor(() => watch.soFar().opened[0], SUGGESTIONS_DEADLINE_MS);
    if (busy.isBusy()) await settle({}, { ended: watch.departed, isVolatile, ...busy });
    const reported = watch.soFar();
    // What else changes the page is followed by the operation itself.
    if (changes) watchLater({ look: () => lateSaying(reported, watch.soFar(), changes), stop });
    isFollowed = changes !== undefined;
    const beside = changes ? linesBeside(element, changes) : [];
    const said = [...reported.said, ...beside.map(each => ({ ...each, text: watch.mask(each.text) }))];
    return addReceipt(outcome, { ...reported, said });
  } finally {
    if (!isFollowed) stop();
  }
}

/** The same for undoing: a field's listeners may submit it again. */
export async function withUndoReceipt(run: () => Promise<Outcome>): Promise<Outcome> {
  const watch = watchReceipt(documentElementOf(document), () => false);
  const secrets = watchSecrets();
  try {
    const outcome = await Promise.race([run(), whenDeparted(watch)]);
    const { leaving, held, ...reported } = addReceipt(outcome, watch.soFar());
    return maskOutcome(reported, secrets.mask);
  } finally {
    watch.stop();
    secrets.stop();
  }
}

/** Suggestions appear after a typing pause and a response of the server. */
const SUGGESTIONS_DEADLINE_MS = 700;

function isSuggesting(element: Element): boolean {
  return isMatching(
    element,
    'input[role=combobox], input[aria-autocomplete=list], input[aria-haspopup=listbox]',
  );
}

/** The document may be gone before the operation reads anything back. */
async function whenDeparted({ departed, soFar }: ReceiptWatch): Promise<Outcome> {
  await new Promise(resolve => departed.addEventListener('abort', resolve, { once: true }));
  // An operation that noticed it too has more to report and needs a few microtasks; a timer would be too late.
  for (let turn = 0; turn < TURNS; turn += 1) await undefined;
  return leavingOutcome(message('receipt.left'), soFar().url);
}

const TURNS = 20;
