import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { rowsBefore } from '../../entrypoints/sidepanel/conversation/done-before.ts';
import { findOperation } from '../../operations/list.ts';
import { SECRET } from '../simulation/simulated-elements.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { cardOf, cardRows, type ExecutionLog } from './execution-log.ts';
import type { SimulatedEvent } from './simulated-event.ts';

/** Another target changes the card, so it arms again. */
export function point(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  at: { row: number; elementId: string },
): void {
  const call = panel.waiting();
  // The panel offers no other element for an action on a tab.
  const row = call && cardRows(call)[at.row];
  if (row && findOperation(row.action.action)?.inBrowser) return;
  panel.page.pointing.at = at.elementId;
  panel.turn().pickTarget(call?.id ?? '', at.row);
  const card = call?.state.status === 'awaiting' ? call.state.card : undefined;
  // An unreadable page has nothing to point at.
  if (call?.page && card?.kind === 'actions' && card.rows[at.row])
    executionLog.shownAt.set(cardOf(call), panel.clock.now());
}

/** A choice changes the card, so it arms again. */
export function choose(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  row: number,
  sizes: readonly number[],
): void {
  const call = panel.waiting();
  // Only the size of a file is read here, and 32 MB would take long to create.
  const files = sizes.map(size => Object.defineProperty(new File([], 'a'), 'size', { value: size }));
  panel.turn().chooseFiles(call?.id ?? '', row, files);
  if (!call) return;
  executionLog.chosen.set(`${call.id}:${rowsBefore(call) + row}`, files);
  executionLog.shownAt.set(cardOf(call), panel.clock.now());
}

/** A secret must not be entered on the card, which would store and report it. */
export function edit(
  panel: SimulatedPanel,
  { row: at, which, value }: Extract<SimulatedEvent, { kind: 'edit' }>,
): void {
  const call = panel.waiting();
  const rows = call ? cardRows(call) : [];
  const editable = rows.flatMap((row, index) => (keysOf(row).length > 0 ? [index] : []));
  const index = editable[at % editable.length] ?? at;
  const keys = keysOf(rows[index]);
  const isHush = mayBeSecret(rows[index]);
  panel
    .turn()
    .changeValue(call?.id ?? '', index, keys[which % keys.length] ?? 'value', isHush ? HUSH : value);
}

function keysOf(row: Row | undefined): readonly string[] {
  return findOperation(row?.action.action ?? '')?.editable ?? [];
}

/** A target that was only picked may be secret until the page has described it. */
function mayBeSecret(row: Row | undefined): boolean {
  const { target, action } = row?.draft ?? row?.action ?? {};
  if (target?.elementId !== SECRET) return false;
  const isTold = row?.preview.status === 'bound' || row?.action.target.elementId !== SECRET;
  return isTold || action === 'fill' || action === 'type';
}

export const HUSH = 'hunter2';

/** A name may count while the person looks on, who may press right after the next step. */
export async function countUp(
  panel: SimulatedPanel,
  { elementId: id, step }: Extract<SimulatedEvent, { kind: 'count' }>,
): Promise<void> {
  panel.page.count(id, step);
  if (step > 2) return;
  await panel.clock.advance(1_000);
  panel.page.count(id, step);
}
