import { setTimeout as wait } from 'node:timers/promises';
import { taskEvents } from '../../../relay/testing/task-events.ts';
import type { TaskRelay } from '../task-relay.ts';
import type { Decision, RandomRun } from './a-run.ts';

/** Follows a task to its end, and decides what it asks as the run says. */
export async function decideApprovals(
  relay: TaskRelay,
  { id, secret }: { id: string; secret: string },
  { decisions }: RandomRun,
): Promise<void> {
  let asked = 0;
  const response = await relay.ask(`/api/v1/agent/${id}/events`, {}, secret);
  for await (const { event } of taskEvents(response)) {
    if (event.type !== 'approval_required') continue;
    const decision = decisions[asked % decisions.length] ?? 'approve';
    asked += 1;
    await decide(decision, { relay, id, secret, approvalId: event.approvalId });
  }
}

type Deciding = { relay: TaskRelay; id: string; secret: string; approvalId: string };

/** Milliseconds in which the page changes what was shown. */
const LATE = 900;

async function decide(decision: Decision, { relay, id, secret, approvalId }: Deciding): Promise<void> {
  const send = async (approved: boolean, about = approvalId, by = secret): Promise<number> =>
    (await relay.post(`/api/v1/agent/${id}/approvals/${about}`, { approved }, by)).status;
  const check = (status: number, ...expected: number[]): void => {
    if (!expected.includes(status))
      throw new Error(`The decision “${decision}” was answered with ${status}.`);
  };
  switch (decision) {
    case 'approve':
    case 'reject':
      return check(await send(decision === 'approve'), 200, 410);
    case 'twice':
      check(await send(true), 200, 410);
      return check(await send(true), 409, 410);
    case 'both': {
      const statuses = await Promise.all([send(false), send(true)]);
      return check(statuses.filter(status => status === 200).length, 0, 1);
    }
    case 'wrong id':
      check(await send(true, `ap_${'0'.repeat(32)}`), 404);
      return check(await send(false), 200, 410);
    case 'stranger':
      check(await send(true, approvalId, 'evil/eve'), 404);
      return check(await send(false), 200, 410);
    case 'late':
      await wait(LATE);
      return check(await send(true), 200, 410);
    case 'cancel':
      await relay.ask(`/api/v1/agent/${id}`, { method: 'DELETE' }, secret);
      return check(await send(true), 409, 410, 404);
  }
}
