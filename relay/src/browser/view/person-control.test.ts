import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonControl } from './person-control.ts';
import { SessionLog } from './session-log.ts';
import { ViewLinks } from './view-links.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANN = 'vl_1 ann-page';

function controlled(record?: (linkId: string, decision: string) => Promise<void>) {
  let free = Promise.withResolvers<void>();
  free.resolve();
  const held = { count: 0, released: 0 };
  const log = new SessionLog();
  const control = new PersonControl({
    log,
    ...(record && { record }),
    changed: () => undefined,
    turn: {
      enter: async () => {
        await free.promise;
        held.count += 1;
      },
      leave: () => {
        held.count -= 1;
      },
    },
    released: async () => {
      held.released += 1;
    },
  });
  const busy = () => {
    free = Promise.withResolvers<void>();
    return free.resolve;
  };
  return { control, held, log, busy };
}

const never = { linkId: 'vl_1', revoked: new AbortController().signal };
const titles = (log: SessionLog) => log.after(0, 'en').map(({ title }) => title);

test('waits for the command that runs, and hands back what was held down', async () => {
  const { control, held, busy } = controlled();
  const done = busy();
  control.attend(ANN);
  const taken = control.take(ANN, never);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([control.isPerson, control.isTaking]).toEqual([false, true]);
  done();
  await taken;
  expect([control.isPerson, control.isHeldBy(ANN), held.count]).toEqual([true, true, 1]);
  control.returnControl(ANN);
  // No input more, though what was held down is still let go.
  expect(() => control.require(ANN)).toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect([control.isPerson, held.count, held.released]).toEqual([false, 0, 1]);
});

test('a page that loses its connection keeps the control for some seconds', async () => {
  const { control, log } = controlled();
  const leave = control.attend(ANN);
  await control.take(ANN, never);
  leave();
  await vi.advanceTimersByTimeAsync(7_000);
  const leaveAgain = control.attend(ANN);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(control.isHeldBy(ANN)).toBe(true);
  leaveAgain();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(control.isPerson).toBe(false);
  expect(titles(log)).toContain('The person’s page is gone: handed back');
});

test('nobody is there: two minutes without input', async () => {
  const { control, log } = controlled();
  control.attend(ANN);
  await control.take(ANN, never);
  await vi.advanceTimersByTimeAsync(100_000);
  control.note(1, 2);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(control.isPerson).toBe(true);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(control.isPerson).toBe(false);
  expect(log.after(0, 'zh').some(({ message }) => message === '点击 1 次，按键或输入 2 次')).toBe(true);
});

test('who does not watch, a second person, and a revoked link get nothing', async () => {
  const { control, held, busy } = controlled();
  await expect(control.take(ANN, never)).rejects.toMatchObject({ code: 'not_watching' });
  const leave = control.attend(ANN);
  control.attend('vl_2 ben-page');
  const done = busy();
  const taken = control.take(ANN, never);
  await expect(control.take('vl_2 ben-page', never)).rejects.toMatchObject({ code: 'person_in_control' });
  // The page is closed while it waits.
  leave();
  await vi.advanceTimersByTimeAsync(9_000);
  done();
  await expect(taken).rejects.toMatchObject({ code: 'not_watching' });
  expect([control.isPerson, held.count]).toEqual([false, 0]);
  const revoking = new AbortController();
  await control.take('vl_2 ben-page', { linkId: 'vl_2', revoked: revoking.signal });
  revoking.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([control.isPerson, held.count]).toEqual([false, 0]);
});

test('who takes over and hands back is recorded, and nobody takes over where that fails', async () => {
  const recorded: string[] = [];
  let isAway = true;
  const { control, held } = controlled(async (linkId, decision) => {
    if (isAway) throw new Error('The audit is away.');
    recorded.push(`${linkId} ${decision}`);
  });
  control.attend(ANN);
  await expect(control.take(ANN, never)).rejects.toThrow('The audit is away.');
  expect([control.isPerson, control.isTaking, held.count]).toEqual([false, false, 0]);
  isAway = false;
  await control.take(ANN, never);
  control.returnControl(ANN);
  await vi.advanceTimersByTimeAsync(0);
  expect(recorded).toEqual(['vl_1 took_over', 'vl_1 handed_back']);
});

test('a link is found by its secret alone, until it expires or is revoked', async () => {
  const links = new ViewLinks();
  const issue = () => links.issue('watch', new Date(Date.now() + 60_000));
  const [one, two] = [issue(), issue()];
  expect(one.secret).toMatch(/^[\w-]{43}$/);
  expect(links.find(one.secret)).toBe(one.link);
  expect(links.find(one.link.linkId)).toBeUndefined();
  expect(JSON.stringify([one.link, links])).not.toContain(one.secret);
  links.revoke(one.link.linkId);
  expect([links.find(one.secret), one.link.revoked.aborted]).toEqual([undefined, true]);
  expect(() => links.revoke(one.link.linkId)).toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([links.find(two.secret), two.link.revoked.aborted]).toEqual([undefined, true]);
});

test('who waits for the program hears once nobody claims the control any more', async () => {
  const { control, busy } = controlled();
  const done = busy();
  control.attend(ANN);
  const taken = control.take(ANN, never);
  const heard = vi.fn();
  void control.whenUnclaimed().then(heard);
  await vi.advanceTimersByTimeAsync(0);
  expect([control.isClaimed, control.takeovers]).toEqual([true, 0]);
  done();
  await taken;
  expect([control.isClaimed, control.takeovers]).toEqual([true, 1]);
  control.returnControl(ANN);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
  expect(control.isClaimed).toBe(false);
});

test('who gives up before it was their turn leaves nothing claimed, and neither does an end', async () => {
  const { control, busy } = controlled();
  const done = busy();
  control.attend(ANN);
  const taken = expect(control.take(ANN, never)).rejects.toMatchObject({ code: 'not_watching' });
  control.returnControl(ANN);
  expect(control.isClaimed).toBe(true);
  done();
  await taken;
  expect([control.isClaimed, control.takeovers]).toEqual([false, 0]);
  busy();
  void control.take(ANN, never).catch(() => undefined);
  const heard = vi.fn();
  void control.whenUnclaimed().then(heard);
  control.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
});
