import type { Action } from '../../../operations/contract/action.ts';
import type { Row } from '../conversation/card.ts';
import { awaitingRows, replaceRow } from '../conversation/card-rows.ts';
import { editableValues, withValue } from '../conversation/editable-values.ts';
import type { TurnContext } from '../ports/ports.ts';
import { armCard } from './arm-card.ts';
import { previewRowOf, revisedRow } from './preview-rows.ts';

/** The person's edits of the waiting card. With each change the card arms again. */
export interface CardEditor {
  tickRow(callId: string, index: number, isTicked: boolean): void;
  changeValue(callId: string, index: number, key: string, text: string): void;
  /** The page previews the new action; the card can't be approved before it answers. */
  reviseRow(callId: string, index: number, revise: (action: Action) => Action): void;
  /** Repeats previews that got no answer, as after the panel was closed in between. */
  resume(callId: string): void;
}

export function createCardEditor(context: TurnContext): CardEditor {
  const { store } = context;
  const checking = new Set<string>();

  function reviseRow(callId: string, index: number, revise: (action: Action) => Action): void {
    const row = awaitingRows(store, callId)[index];
    if (!row) return;
    replaceRow(store, callId, index, { ...row, draft: revise(row.draft ?? row.action) });
    // Nobody can approve the card until it is shown again.
    store.setState({ arming: undefined });
    void check(callId, index);
  }

  /** One preview at a time for each row: later edits wait for the answer. */
  async function check(callId: string, index: number): Promise<void> {
    const key = `${callId}:${index}`;
    if (checking.has(key)) return;
    checking.add(key);
    for (;;) {
      const draft = awaitingRows(store, callId)[index]?.draft;
      if (!draft) break;
      takeIn(callId, index, draft, await previewRowOf(context, callId, draft));
    }
    checking.delete(key);
  }

  /** Only if the person has not edited the row since. */
  function takeIn(callId: string, index: number, draft: Action, fresh: Row): void {
    const row = awaitingRows(store, callId)[index];
    if (row?.draft !== draft) return;
    replaceRow(store, callId, index, revisedRow(row, fresh, context.ports.settings().messages));
    armCard(context, callId);
  }

  return {
    tickRow: (callId, index, isTicked) => {
      const row = awaitingRows(store, callId)[index];
      if (!row) return;
      replaceRow(store, callId, index, { ...row, unticked: !isTicked });
      armCard(context, callId);
    },
    changeValue: (callId, index, key, text) => {
      const row = awaitingRows(store, callId)[index];
      const isEditable = row && editableValues(row).some(value => value.key === key);
      if (isEditable) reviseRow(callId, index, action => withValue(action, key, text));
    },
    reviseRow,
    resume: callId => {
      for (const index of awaitingRows(store, callId).keys()) void check(callId, index);
    },
  };
}
