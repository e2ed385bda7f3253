import { expect } from 'vitest';
import { isOpen } from '../../entrypoints/sidepanel/conversation/call.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

/** A new message closes open calls at the backend, so none may be open here. */
export function writeOn(panel: SimulatedPanel): void {
  if (panel.turn().send('Do it')) expect(panel.calls().filter(isOpen)).toEqual([]);
}

/** The backend forgets what followed, so nothing of it may be open here. */
export function sendAgain(panel: SimulatedPanel, which: number): void {
  const { entries } = panel.store().getState().conversation;
  const written = entries.filter(({ kind }) => kind === 'person');
  const id = written[which % written.length]?.id ?? 'nobody';
  const ran = panel.page.executions.length;
  if (!panel.turn().sendAgain(id, 'Do it again')) return;
  expect(panel.calls().filter(isOpen)).toEqual([]);
  expect(
    panel
      .store()
      .getState()
      .conversation.entries.slice(0, entries.length)
      .map(it => it.id),
  ).toEqual(entries.map(it => it.id));
  expect(panel.page.executions).toHaveLength(ran);
}

/** A conversation of the list with its open calls. Not awaited, as with a new chat. */
export function openOther(panel: SimulatedPanel): void {
  const { id } = panel.store().getState().conversation;
  const other = [...panel.records.kept.keys()].find(candidate => candidate !== id);
  if (other !== undefined) void panel.turn().conversations.open(other);
}
