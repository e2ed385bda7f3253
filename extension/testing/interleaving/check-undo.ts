import { expect } from 'vitest';
import type { ExecutionLog } from './execution-log.ts';

/** Actions with consequences can't be undone, and reading did nothing. */
const LASTING = ['read', 'click', 'double_click', 'press', 'hover', 'focus', 'drag'];

/** Only what ran and was requested is undone, once, and never during a call. */
export function checkUndone({ panel, undoRequested }: ExecutionLog): void {
  const { executions, tabs } = panel.page;
  expect(new Set(tabs.undone).size).toBe(tabs.undone.length);
  for (const key of tabs.undone) {
    expect(executions.filter(run => run.key === key && !LASTING.includes(run.action.action))).toHaveLength(1);
    expect(undoRequested).toContain(key.split(':')[0]);
  }
}

/** The accepted requests that report an undo. */
export function countUndoNotices({ panel }: ExecutionLog): number {
  return panel.backend.accepted.filter(({ message }) =>
    message.includes('has since undone some of your actions'),
  ).length;
}

/** Only what was undone is reported, and what is marked as reported was. */
export function checkUndoNotices(log: ExecutionLog): void {
  const undoing = log.panel.calls().flatMap(call => call.undoing ?? []);
  // By the presses: a new chat forgets the calls of the one before.
  if (log.undoRequested.size === 0) expect(countUndoNotices(log)).toBe(0);
  if (undoing.some(({ reported }) => reported)) expect(countUndoNotices(log)).toBeGreaterThan(0);
  for (const { progress } of undoing.flatMap(({ rows }) => rows)) expect(progress.status).toBe('ended');
}
