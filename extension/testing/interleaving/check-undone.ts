import { expect } from 'vitest';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import type { ExecutionLog } from './execution-log.ts';

/** Actions with consequences can't be undone, and reading did nothing. */
const LASTING = /"action":"(read|click|double_click|press|hover|focus|drag)"/u;

/** Only what ran and was requested is undone, once, and never during a call. */
export function checkUndone(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  const { executions, undone } = panel.page;
  expect(new Set(undone).size).toBe(undone.length);
  for (const key of undone) {
    expect(executions.filter(run => run.key === key && !LASTING.test(run.action))).toHaveLength(1);
    expect(executionLog.takenBack.has(key.split(':')[0] ?? '')).toBe(true);
  }
}

const UNDO_NOTICE = /has since undone some of your actions/u;

/** The accepted requests that report an undo. */
export function pageChangesIn(panel: SimulatedPanel): string[] {
  return panel.backend.accepted.map(({ message }) => message).filter(message => UNDO_NOTICE.test(message));
}

/** Only what was undone is reported, and what is marked as reported was. */
export function checkPageChanges(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  // By the presses: a new chat forgets the calls of the one before.
  if (executionLog.takenBack.size === 0) expect(pageChangesIn(panel)).toEqual([]);
  if (panel.calls().some(call => call.undoing?.reported))
    expect(pageChangesIn(panel).length).toBeGreaterThan(0);
  for (const call of panel.calls()) {
    for (const { progress } of call.undoing?.rows ?? []) expect(progress.status).toBe('ended');
  }
}
