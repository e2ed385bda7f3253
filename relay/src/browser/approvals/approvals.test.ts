import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Approvals, type Card } from './approvals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PREVIEW = {
  ...{ sentence: 'Pay', effect: 'acts', risk: 'Acts', details: [], sends: [] },
  parts: { before: '', kind: '', name: 'Pay', after: '' },
};
const CARD: Card = { en: PREVIEW, zh: PREVIEW };

const DECIDED = expect.objectContaining({ code: 'approval_decided' });

test('what one person is deciding, nobody else decides, until that one gives it up', async () => {
  const approvals = new Approvals();
  const { approvalId, decided } = approvals.ask(CARD);
  const claim = approvals.claim(approvalId);
  expect(() => approvals.claim(approvalId)).toThrow(DECIDED);
  expect(() => approvals.decide(approvalId, { decision: 'reject' })).toThrow(DECIDED);
  claim.release();
  approvals.claim(approvalId).commit({ decision: 'approve' });
  await expect(decided).resolves.toBeUndefined();
  // A claim that was given up, or has counted, decides nothing more.
  expect(() => claim.commit({ decision: 'reject' })).toThrow(DECIDED);
  claim.release();
  expect(() => approvals.claim(approvalId)).toThrow(DECIDED);
});

test('what is withdrawn nobody can approve, also who was about to', async () => {
  const approvals = new Approvals();
  const { approvalId, decided } = approvals.ask(CARD);
  const claim = approvals.claim(approvalId);
  approvals.withdraw(approvalId);
  const gone = expect.objectContaining({ code: 'approval_void' });
  await expect(decided).rejects.toEqual(gone);
  expect(() => claim.commit({ decision: 'approve' })).toThrow(gone);
  expect(approvals.pending).toBeUndefined();
  const next = approvals.ask(CARD);
  approvals.withdraw(approvalId);
  expect(approvals.pending).toBe(next);
});

test('a decision that takes longer than there was time for does not count', async () => {
  const approvals = new Approvals({ milliseconds: 1_000 });
  const { approvalId, decided } = approvals.ask(CARD);
  const claim = approvals.claim(approvalId);
  const outcome = expect(decided).rejects.toMatchObject({ code: 'approval_expired' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(() => claim.commit({ decision: 'approve' })).toThrow(
    expect.objectContaining({ code: 'approval_expired' }),
  );
  await outcome;
});
