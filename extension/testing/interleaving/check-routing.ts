import { expect } from 'vitest';
import type { Entry } from '../../entrypoints/sidepanel/conversation/conversation.ts';
import { actionSchema } from '../../operations/contract/action.ts';
import type { Execution } from '../simulation/simulated-page.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';

/** A failure is handled in its tab: its call does not lead away from there. */
export function checkLeaving(panel: SimulatedPanel): void {
  const failed = new Set<string>();
  for (const { key, action, success } of panel.page.executions) {
    const [id = ''] = key.split(':');
    if (failed.has(id)) expect(MOVING).not.toContain(nameOf(action));
    if (!success) failed.add(id);
  }
}

/** Once a turn moved to another tab, nothing of it runs elsewhere while that tab is open. */
export function checkRouting(panel: SimulatedPanel): void {
  const { entries } = panel.store().getState().conversation;
  const worksIn = new Map<number, number | undefined>();
  for (const execution of panel.page.executions) {
    const turn = turnOf(entries, execution);
    // A new chat removed it.
    if (turn === undefined) continue;
    const expected = worksIn.get(turn);
    const isOpen = expected !== undefined && panel.page.tabs.open.has(expected);
    if (isOpen) expect(execution.tabId).toBe(expected);
    if (moves(panel, execution)) worksIn.set(turn, movedTo(execution));
  }
}

/** By the last message before the call. */
function turnOf(entries: readonly Entry[], { key }: Execution): number | undefined {
  const at = entries.findIndex(({ id }) => key.startsWith(`${id}:`));
  return at === -1 ? undefined : entries.slice(0, at).findLastIndex(({ kind }) => kind === 'person');
}

const MOVING = ['switch_tab', 'open_tab', 'close'];

/** The panel does not follow an outcome that it never got: the model learns that it is unknown. */
function moves(panel: SimulatedPanel, { key, action, success }: Execution): boolean {
  const [id, index] = key.split(':');
  const { state, done } = panel.calls().find(call => call.id === id) ?? {};
  const row = state && 'rows' in state ? state.rows[Number(index)] : undefined;
  const known = done?.outcomes[Number(index)] ?? (row?.status === 'ended' ? row.outcome : undefined);
  return success && known?.success === true && MOVING.includes(nameOf(action));
}

function nameOf(action: string): string {
  return actionSchema.parse(JSON.parse(action)).action;
}

/** Undefined where only the browser knows. */
function movedTo({ action }: Execution): number | undefined {
  const { action: name, params } = actionSchema.parse(JSON.parse(action));
  return name === 'switch_tab' ? Number(params.tabId) : undefined;
}
