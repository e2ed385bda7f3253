import type { EffectClass } from '../../../operations/contract/action.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Row } from './card.ts';
import { changeCall, findCall, type PanelStore } from './panel-store.ts';

/** After a failure these would act on a page that isn't what the person approved them for. */
const CONSEQUENTIAL: readonly EffectClass[] = ['acts', 'submits', 'leaves'];

/** The rows of a card that waits for the person; none once they have decided. */
export function awaitingRows(store: PanelStore, callId: string): readonly Row[] {
  const state = findCall(store, callId)?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

/** Puts a row in the place of one that waits. What depends on it is blocked or unblocked by that. */
export function replaceRow(store: PanelStore, callId: string, index: number, row: Row): void {
  changeCall(store, callId, call => {
    if (call.state.status !== 'awaiting' || call.state.card.kind !== 'actions') return call;
    const rows = blockRows(call.state.card.rows.with(index, row));
    return { ...call, state: { ...call.state, card: { ...call.state.card, rows } } };
  });
}

export function isConsequential({ preview }: Row): boolean {
  return preview.status === 'bound' && CONSEQUENTIAL.includes(preview.effect);
}

/** Whether it runs only as long as nothing before it failed. */
export function needsSuccess(row: Row): boolean {
  const leavesTab = findOperation(row.action.action)?.inBrowser?.leavesTab === true;
  return isConsequential(row) || (leavesTab && row.preview.status === 'bound');
}

/** Blocks what needs success behind the first row that can't be done, as long as the person wants that row. */
export function blockRows(rows: readonly Row[]): Row[] {
  const firstUnfit = rows.findIndex(isUnfit);
  return rows.map((row, index) => {
    const { blockedBy: _before, ...open } = row;
    const isBlocked = firstUnfit !== -1 && index > firstUnfit && needsSuccess(row);
    return isBlocked ? { ...open, blockedBy: firstUnfit } : open;
  });
}

function isUnfit({ preview, gone, unticked }: Row): boolean {
  return !unticked && (preview.status === 'failed' || gone !== undefined);
}

/** Rows next to each other that only prepare something, or that all set something off. */
export interface RowGroup {
  isConsequential: boolean;
  /** The place of its first row in the batch. */
  start: number;
  rows: Row[];
}

/** The rows in the order in which they run. What can't be done belongs to what stands before it. */
export function groupRows(rows: readonly Row[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const [index, row] of rows.entries()) {
    const last = groups.at(-1);
    const kind = row.preview.status === 'bound' ? isConsequential(row) : (last?.isConsequential ?? false);
    if (last?.isConsequential === kind) last.rows.push(row);
    else groups.push({ isConsequential: kind, start: index, rows: [row] });
  }
  return groups;
}
