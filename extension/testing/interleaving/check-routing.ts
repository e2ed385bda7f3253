import { expect } from 'vitest';
import type { Entry } from '../../entrypoints/sidepanel/conversation/conversation.ts';
import { actionSchema } from '../../operations/contract/action.ts';
import type { Execution } from '../simulation/simulated-page.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import type { ExecutionLog } from './execution-log.ts';

/** Actions with consequences can't be undone, and reading did nothing. */
const LASTING = /"action":"(read|click|double_click|press|hover|focus|drag)"/u;

const UNDO_NOTICE = /has since undone some of your actions/u;

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

/** Only what ran and was requested is undone, once, and never during a call. */
export function checkUndone(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  const { executions, undone } = panel.page;
  expect(new Set(undone).size).toBe(undone.length);
  for (const key of undone) {
    expect(executions.filter(run => run.key === key && !LASTING.test(run.action))).toHaveLength(1);
    expect(executionLog.takenBack.has(key.split(':')[0] ?? '')).toBe(true);
  }
}

/** The accepted requests that report an undo. */
export function undoNoticesIn(panel: SimulatedPanel): string[] {
  return panel.backend.accepted.map(({ message }) => message).filter(message => UNDO_NOTICE.test(message));
}

/** Only what was undone is reported, and what is marked as reported was. */
export function checkUndoNotices(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  // By the presses: a new chat forgets the calls of the one before.
  if (executionLog.takenBack.size === 0) expect(undoNoticesIn(panel)).toEqual([]);
  if (panel.calls().some(call => call.undoing?.reported))
    expect(undoNoticesIn(panel).length).toBeGreaterThan(0);
  for (const call of panel.calls()) {
    for (const { progress } of call.undoing?.rows ?? []) expect(progress.status).toBe('ended');
  }
}
