import { expect } from 'vitest';
import type { Entry } from '../../entrypoints/sidepanel/conversation/conversation.ts';
import type { Execution } from '../simulation/simulated-page.ts';
import type { ExecutionLog } from './execution-log.ts';

/** A failure is handled in its tab: its call does not lead away from there. */
export function checkLeaving({ panel }: ExecutionLog): void {
  const failed = new Set<string>();
  for (const { key, action, success } of panel.page.executions) {
    const [id = ''] = key.split(':');
    if (failed.has(id)) expect(MOVING).not.toContain(action.action);
    if (!success) failed.add(id);
  }
}

/** Once a turn moved to another tab, nothing of it runs elsewhere while that tab is open. */
export function checkRouting(log: ExecutionLog): void {
  const { page } = log.panel;
  const { entries } = log.panel.store().getState().conversation;
  const worksIn = new Map<number, number | undefined>();
  for (const execution of page.executions) {
    const turn = turnOf(entries, execution);
    // A new chat removed it.
    if (turn === undefined) continue;
    const expected = worksIn.get(turn);
    if (expected !== undefined && page.tabs.open.has(expected)) expect(execution.tabId).toBe(expected);
    const { action, params } = execution.action;
    // Only the browser knows the tab of other actions.
    if (MOVING.includes(action) && isKnownSuccess(log, execution))
      worksIn.set(turn, action === 'switch_tab' ? Number(params.tabId) : undefined);
  }
}

const MOVING = ['switch_tab', 'open_tab', 'close'];

/** By the last message before the call. */
function turnOf(entries: readonly Entry[], { key }: Execution): number | undefined {
  const at = entries.findIndex(({ id }) => key.startsWith(`${id}:`));
  return at === -1 ? undefined : entries.slice(0, at).findLastIndex(({ kind }) => kind === 'person');
}

/** The panel does not follow an outcome that it never got: the model learns that it is unknown. */
function isKnownSuccess({ panel }: ExecutionLog, { key, success }: Execution): boolean {
  const [id, index] = key.split(':');
  const { state, done } = panel.calls().find(call => call.id === id) ?? {};
  const row = state && 'rows' in state ? state.rows[Number(index)] : undefined;
  const known = done?.outcomes[Number(index)] ?? (row?.status === 'ended' ? row.outcome : undefined);
  return success && known?.success === true;
}
