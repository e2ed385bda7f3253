import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { rowsBefore } from '../../entrypoints/sidepanel/conversation/done-before.ts';
import { findOperation } from '../../operations/list.ts';
import { SECRET } from '../simulation/simulated-elements.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { cardOf, cardRows, type ExecutionLog } from './execution-log.ts';
import type { SimulatedEvent } from './simulated-event.ts';

/** Another target is another card, which has to stand for a while again. */
export function point(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  at: { row: number; elementId: string },
): void {
  const call = panel.waiting();
  // What is about a tab the panel offers no other element for.
  const row = call && cardRows(call)[at.row];
  if (row && findOperation(row.action.action)?.inBrowser) return;
  panel.page.pointing.at = at.elementId;
  panel.turn().pickTarget(call?.id ?? '', at.row);
  const card = call?.state.status === 'awaiting' ? call.state.card : undefined;
  // Where the page can’t be read there is nothing to point at.
  if (call?.page && card?.kind === 'actions' && card.rows[at.row])
    executionLog.shownAt.set(cardOf(call), panel.clock.now());
}

/** A choice changes what the card shows, so that it has to stand for a while again. */
export function choose(
  panel: SimulatedPanel,
  executionLog: ExecutionLog,
  row: number,
  sizes: readonly number[],
): void {
  const call = panel.waiting();
  // A file's size is all that anybody asks of it before it is read, and 32 MB would take long to make.
  const files = sizes.map(size => Object.defineProperty(new File([], 'a'), 'size', { value: size }));
  panel.turn().chooseFiles(call?.id ?? '', row, files);
  if (!call) return;
  executionLog.chosen.set(`${call.id}:${rowsBefore(call) + row}`, files);
  executionLog.shownAt.set(cardOf(call), panel.clock.now());
}

/** A secret must not be taken in on the card, where it would be kept and told. */
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

/** What of it a person may write, by its operation. */
function keysOf(row: Row | undefined): readonly string[] {
  return findOperation(row?.action.action ?? '')?.editable ?? [];
}

/** What is only chosen there the page need not have told of, but for what was just pointed at. */
function mayBeSecret(row: Row | undefined): boolean {
  const { target, action } = row?.draft ?? row?.action ?? {};
  if (target?.elementId !== SECRET) return false;
  const isTold = row?.preview.status === 'bound' || row?.action.target.elementId !== SECRET;
  return isTold || action === 'fill' || action === 'type';
}

export const HUSH = 'hunter2';

/** Now and then it goes on while the person looks on, who may press right after the next step. */
export async function countUp(
  panel: SimulatedPanel,
  { elementId: id, step }: Extract<SimulatedEvent, { kind: 'count' }>,
): Promise<void> {
  panel.page.count(id, step);
  if (step > 2) return;
  await panel.clock.advance(1_000);
  panel.page.count(id, step);
}
