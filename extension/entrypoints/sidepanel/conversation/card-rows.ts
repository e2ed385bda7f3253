import type { EffectClass } from '../../../operations/contract/action.ts';
import { findOperation } from '../../../operations/list.ts';
import type { Row } from './card.ts';
import { changeCall, findCall, type PanelStore } from './panel-store.ts';

/** After a failure these would run on a page that differs from the approved one. */
const CONSEQUENTIAL: readonly EffectClass[] = ['acts', 'submits', 'leaves'];

export function awaitingRows(store: PanelStore, callId: string): readonly Row[] {
  const state = findCall(store, callId)?.state;
  return state?.status === 'awaiting' && state.card.kind === 'actions' ? state.card.rows : [];
}

/** Replaces a waiting row, and blocks or unblocks its dependents. */
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

/** Whether a row runs only if all before it have: what acts or leads away, and what overwrites an `earlier` row. */
export function needsSuccess(row: Row, earlier: readonly Row[]): boolean {
  const leavesTab = findOperation(row.action.action)?.inBrowser?.leavesTab === true;
  return (
    isConsequential(row) ||
    (leavesTab && row.preview.status === 'bound') ||
    earlier.some(other => isSameField(other, row))
  );
}

function isSameField(one: Row, other: Row): boolean {
  const field = editedField(one);
  return field !== undefined && field === editedField(other);
}

function editedField(row: Row): string | undefined {
  const { preview } = row;
  return preview.status === 'bound' && preview.effect === 'edits' ? elementOf(row) : undefined;
}

/** Blocks rows that need success after the first row that can't run but is wanted, and marks those that have a target again. */
export function blockRows(rows: readonly Row[]): Row[] {
  const firstUnfit = rows.findIndex(isUnfit);
  return rows.map((row, index) => {
    const { blockedBy: _before, isSameAgain: _again, ...open } = row;
    const earlier = rows.slice(0, index);
    const isBlocked = firstUnfit !== -1 && index > firstUnfit && needsSuccess(row, earlier);
    const isSameAgain = earlier.some(other => !other.unticked && isOfSameElement(other, row));
    return {
      ...open,
      ...(isBlocked ? { blockedBy: firstUnfit } : {}),
      ...(isSameAgain ? { isSameAgain } : {}),
    };
  });
}

function isOfSameElement(one: Row, other: Row): boolean {
  const element = elementOf(one);
  return element !== undefined && element === elementOf(other);
}

function elementOf({ preview }: Row): string | undefined {
  if (preview.status !== 'bound') return undefined;
  return preview.binding.kind === 'element' ? preview.binding.elementId : undefined;
}

function isUnfit({ preview, gone, unticked }: Row): boolean {
  return !unticked && (preview.status === 'failed' || gone !== undefined);
}

/** Adjacent rows that either only prepare or all have consequences. */
export interface RowGroup {
  isConsequential: boolean;
  /** The index of its first row in the batch. */
  start: number;
  rows: Row[];
}

/** The rows in the order of execution. A row that can't run belongs to the group before it. */
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
