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
    // Another key for the same row would be another run of it.
    expect(key).toBe(`${callId}:${index}`);
    // Nobody was asked: the card that was never shown says what ran, and the witness of grants whether it might.
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

/** The very thing that was shown, or, where the person saw its number count, the same a few numbers on. */
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

/** As the panel has it; a new chat takes it away, and then what ran was checked before. */
function cardOf(panel: SimulatedPanel, callId: string): Card | undefined {
  const state = panel.calls().find(({ id }) => id === callId)?.state;
  return state && 'card' in state ? state.card : undefined;
}

/** What is asked of the page as a whole has no keys: it was asked because a card that says so was approved. */
export function checkAskedAtLarge(panel: SimulatedPanel, executionLog: ExecutionLog): void {
  const plans = [...executionLog.approved.values()]
    .flat()
    .flatMap(card => (card.kind === 'plan' ? [card.plan.kind] : []));
  const isRead = panel.page.place.readings.some(({ grantedOrigin }) => grantedOrigin === undefined);
  if (isRead) expect(plans.some(kind => kind !== 'clear-marks')).toBe(true);
  if (panel.page.clearings > 0) expect(plans).toContain('clear-marks');
}

/** What asks for files runs with the very ones that were chosen when it was approved; what doesn't gets none. */
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
