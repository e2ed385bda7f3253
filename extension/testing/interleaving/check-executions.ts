import { expect } from 'vitest';
import type { Card, Row } from '../../entrypoints/sidepanel/conversation/card.ts';
import { MAX_FILE_BYTES } from '../../operations/writing/chosen-files.ts';
import type { SimulatedPanel } from '../simulation/simulated-panel.ts';
import { approvedRows, type ExecutionLog, rowsOf } from './execution-log.ts';

export function checkExecutions(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  const keys = panel.page.executions.map(execution => execution.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, action: ran, fingerprint, files, grantedOrigin, ...where } of panel.page.executions) {
    const [callId = '', index = ''] = key.split(':');
    // Another key for the same row would run it twice.
    expect(key).toBe(`${callId}:${index}`);
    // Without a question: the hidden card says what ran, and the grant log whether it was allowed.
    const granted = grantedOrigin === undefined ? undefined : cardOf(panel, callId);
    if (grantedOrigin !== undefined) expect(executionLog.approved.has(callId)).toBe(false);
    if (grantedOrigin !== undefined && granted === undefined) continue;
    const rows = granted ? rowsOf(granted) : approvedRows(executionLog, callId);
    const shown = rows[Number(index)];
    expect(JSON.stringify(shown?.action)).toBe(ran);
    expect({ ...shown, unticked: shown?.unticked ?? false }).toMatchObject({ unticked: false });
    expect([shown?.draft, shown?.gone, shown?.blockedBy]).toEqual([undefined, undefined, undefined]);
    if (shown) expectShown(fingerprint, shown);
    expect([where.tabId, where.documentId]).toEqual([shown?.tabId, shown?.documentId]);
    const refused = executionLog.rejected.get(callId)?.before ?? executionLog.handedBack.get(callId);
    expect(Number(index)).toBeLessThan(refused ?? Number.POSITIVE_INFINITY);
    checkFiles(ran, files, executionLog.given.get(key) ?? []);
  }
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

/** The panel's card; a new chat removes it, and then what ran was checked before. */
function cardOf(panel: SimulatedPanel, callId: string): Card | undefined {
  const state = panel.calls().find(({ id }) => id === callId)?.state;
  return state && 'card' in state ? state.card : undefined;
}

/** Reading a whole page has no key: it needs an approved card that says so. */
export function checkAskedAtLarge(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  const plans = [...executionLog.approved.values()]
    .flat()
    .flatMap(card => (card.kind === 'plan' ? [card.plan.kind] : []));
  const isRead = panel.page.place.readings.some(({ grantedOrigin }) => grantedOrigin === undefined);
  if (isRead) expect(plans.some(kind => kind !== 'clear-marks')).toBe(true);
  if (panel.page.clearings > 0) expect(plans).toContain('clear-marks');
}

/** An upload runs with the files chosen at the approval; other actions get none. */
function checkFiles(ran: string, files: readonly File[], given: readonly File[]): void {
  expect(files.length > 0).toBe(isUpload(ran));
  if (!isUpload(ran)) return;
  expect(files.length).toBe(given.length);
  expect(files.every((file, index) => file === given[index])).toBe(true);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_FILE_BYTES);
}

export function isUpload(ran: string): boolean {
  return ran.includes('"upload"');
}
