import { expect } from 'vitest';
import type { Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { sentenceOf } from '../../entrypoints/sidepanel/wording/row-sentence.ts';
import { MAX_FILE_BYTES } from '../../operations/writing/chosen-files.ts';
import type { Execution } from '../simulation/simulated-page.ts';
import { approvedRows, type ExecutionLog, rowsOf } from './execution-log.ts';

export function checkExecutions(log: ExecutionLog): void {
  const { executions } = log.panel.page;
  // A row that was shown again has another key, and yet runs once.
  const rows = executions.map(({ key }) => key.split(':').slice(0, 2).join(':'));
  expect(new Set(rows).size).toBe(rows.length);
  for (const execution of executions) checkExecution(log, execution);
}

function checkExecution(log: ExecutionLog, execution: Execution): void {
  const { key, action, fingerprint, tabId, documentId, grantedOrigin } = execution;
  const [callId = '', index = ''] = key.split(':');
  const isGranted = grantedOrigin !== undefined;
  if (isGranted) expect(log.approved.has(callId)).toBe(false);
  const rows = isGranted ? grantedRows(log, callId) : approvedRows(log, callId);
  if (!rows) return;
  const shown = rows[Number(index)];
  // Another key for the same approval would run it twice.
  expect(key).toBe([callId, index, shown?.attempt].filter(part => part !== undefined).join(':'));
  expect(shown?.action).toEqual(action);
  expect(shown?.unticked ?? false).toBe(false);
  expect([shown?.draft, shown?.gone, shown?.blockedBy]).toEqual([undefined, undefined, undefined]);
  if (shown) expectShown(fingerprint, shown);
  if (shown) expectSaid(execution, shown);
  expect([tabId, documentId]).toEqual([shown?.tabId, shown?.documentId]);
  const refused = log.rejected.get(callId)?.before ?? log.returned.get(callId);
  expect(Number(index)).toBeLessThan(refused ?? Number.POSITIVE_INFINITY);
  checkFiles(execution, log.given.get(key) ?? []);
}

/**
 * Without a question, the hidden card says what ran, and the grant log whether it was allowed. A new chat removes the card;
 * what ran was checked before.
 */
function grantedRows({ panel }: ExecutionLog, callId: string): readonly Row[] | undefined {
  const state = panel.calls().find(({ id }) => id === callId)?.state;
  return state && 'card' in state && state.card ? rowsOf(state.card) : undefined;
}

/** Exactly what was shown, or the same name counted on by a few steps if the person saw it count. */
function expectShown(fingerprint: string | undefined, { preview, step }: Row): void {
  const binding = preview.status === 'bound' ? preview.binding : undefined;
  if (binding?.kind !== 'element' || step === undefined || binding.fingerprint === fingerprint) {
    expect(binding && 'fingerprint' in binding ? binding.fingerprint : undefined).toBe(fingerprint);
    return;
  }
  const [, shape, count] = /^(.*)\/(\d+)$/u.exec(fingerprint ?? '') ?? [];
  const [, shown] = /\/(\d+)$/u.exec(binding.fingerprint) ?? [];
  expect(binding.shape).toBe(shape);
  expect(Math.abs(Number(count) - Number(shown))).toBeLessThanOrEqual(step * 2);
}

/** Which way a click turned something over: the way that its row said, in words. */
function expectSaid({ made }: Execution, row: Row): void {
  const [, said] = / to turn it (on|off)$/u.exec(sentenceOf(row, 'en')) ?? [];
  if (said !== undefined) expect(made).toBe(said === 'on');
}

/** An upload runs with the files chosen at the approval; other actions get none. */
function checkFiles({ action, files }: Execution, given: readonly File[]): void {
  expect(files.length > 0).toBe(action.action === 'upload');
  if (files.length === 0) return;
  expect(files.length).toBe(given.length);
  expect(files.every((file, index) => file === given[index])).toBe(true);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_FILE_BYTES);
}

/** Reading a whole page has no key: it needs an approved card that says so. */
export function checkAskedAtLarge({ panel, approved }: ExecutionLog): void {
  const { tabs, clearings } = panel.page;
  const plans = [...approved.values()].flat().flatMap(card => (card.kind === 'plan' ? [card.plan.kind] : []));
  const isRead = tabs.readings.some(({ grantedOrigin }) => grantedOrigin === undefined);
  if (isRead) expect(plans.some(kind => kind !== 'clear-marks')).toBe(true);
  if (clearings > 0) expect(plans).toContain('clear-marks');
}
