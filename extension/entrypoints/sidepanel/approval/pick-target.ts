import { toFailure } from '../../../page/page-error.ts';
import { awaitingRows, replaceRow } from '../conversation/card-rows.ts';
import type { Picking } from '../conversation/panel-store.ts';
import { findCall } from '../conversation/panel-store.ts';
import type { TurnContext } from '../ports/ports.ts';
import type { CardEditor } from './edit-card.ts';

export interface TargetPicker {
  pickTarget(callId: string, index: number): void;
  stopPicking(): void;
}

export function createTargetPicker(context: TurnContext, editor: CardEditor): TargetPicker {
  const { store, ports } = context;
  let current: AbortController | undefined;

  function stopPicking(): void {
    current?.abort();
    current = undefined;
    store.setState({ picking: undefined });
  }

  async function pick(callId: string, index: number, { signal }: AbortController): Promise<void> {
    const { page } = findCall(store, callId) ?? {};
    const note = (state: Picking['state']): void => {
      if (!signal.aborted) store.setState({ picking: { callId, index, state } });
    };
    if (!page) return;
    note({ status: 'pointing', at: undefined });
    try {
      const { language } = ports.settings();
      const picked = await ports.page.pick(
        page.tabId,
        language,
        at => note({ status: 'pointing', at }),
        signal,
      );
      if (signal.aborted) return;
      stopPicking();
      if (picked !== undefined) retarget(callId, index, picked);
    } catch (thrown) {
      note({ status: 'failed', message: toFailure(thrown).message });
    }
  }

  /** The page previews the row again; the new target may be in another frame. */
  function retarget(callId: string, index: number, elementId: string): void {
    const row = awaitingRows(store, callId)[index];
    if (!row) return;
    replaceRow(store, callId, index, { ...row, documentId: undefined });
    editor.reviseRow(callId, index, action => ({ ...action, target: { elementId } }));
  }

  store.subscribe(({ picking }) => {
    if (picking && awaitingRows(store, picking.callId).length === 0) stopPicking();
  });

  return {
    stopPicking,
    pickTarget: (callId, index) => {
      stopPicking();
      if (!awaitingRows(store, callId)[index]) return;
      current = new AbortController();
      void pick(callId, index, current);
    },
  };
}
