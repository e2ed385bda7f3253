import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { keyOfRow } from '../../entrypoints/sidepanel/conversation/done-before.ts';
import { findOperation } from '../../operations/list.ts';
import { SECRET } from '../simulation/simulated-elements.ts';
import { cardOf, cardRows, type ExecutionLog } from './execution-log.ts';
import type { EventOf } from './simulated-event.ts';

/** Another target changes the card, so it arms again. */
export function point({ panel, shownAt }: ExecutionLog, { row: at, elementId }: EventOf<'point'>): void {
  const call = panel.waiting();
  const row = call && cardRows(call)[at];
  // The panel offers no other element for an action on a tab.
  if (row && findOperation(row.action.action)?.inBrowser) return;
  panel.page.pointing.at = elementId;
  panel.turn().pickTarget(call?.id ?? '', at);
  // An unreadable page has nothing to point at.
  if (call?.page && row) shownAt.set(cardOf(call), panel.clock.now());
}

/** A choice changes the card, so it arms again. */
export function choose(
  { panel, chosen, shownAt }: ExecutionLog,
  { row, sizes }: Pick<EventOf<'choose'>, 'row' | 'sizes'>,
): void {
  const call = panel.waiting();
  // Only the size of a file is read here, and 32 MB would take long to create.
  const files = sizes.map(size => Object.defineProperty(new File([], 'a'), 'size', { value: size }));
  panel.turn().chooseFiles(call?.id ?? '', row, files);
  const chosenFor = call && cardRows(call)[row];
  if (!call) return;
  if (chosenFor) chosen.set(keyOfRow(call, row, chosenFor), files);
  shownAt.set(cardOf(call), panel.clock.now());
}

/** The box changes the meaning of a press, so the card arms again. */
export function allowReading(log: ExecutionLog, isTicked: boolean): void {
  const { panel, shownAt } = log;
  const call = panel.waiting();
  if (!call) return;
  panel.turn().allowReading(call.id, isTicked);
  if (call.readsOn === undefined) return;
  shownAt.set(cardOf(call), panel.clock.now());
  log.ticked = isTicked ? call.id : undefined;
}

export const FORBIDDEN_VALUE = 'hunter2';

/** A secret must not be entered on the card, which would store and report it. */
export function edit({ panel }: ExecutionLog, { row: at, which, value }: EventOf<'edit'>): void {
  const call = panel.waiting();
  const rows = call ? cardRows(call) : [];
  const editable = rows.flatMap((row, index) => (keysOf(row).length > 0 ? [index] : []));
  const index = editable[at % editable.length] ?? at;
  const keys = keysOf(rows[index]);
  const key = keys[which % keys.length] ?? 'value';
  panel.turn().changeValue(call?.id ?? '', index, key, mayBeSecret(rows[index]) ? FORBIDDEN_VALUE : value);
}

function keysOf(row: Row | undefined): readonly string[] {
  return findOperation(row?.action.action ?? '')?.editable ?? [];
}

/** A target that was only picked may be secret until the page has described it. */
function mayBeSecret(row: Row | undefined): boolean {
  const { target, action } = row?.draft ?? row?.action ?? {};
  if (target?.elementId !== SECRET) return false;
  const isDescribed = row?.preview.status === 'bound' || row?.action.target.elementId !== SECRET;
  return isDescribed || action === 'fill' || action === 'type';
}
