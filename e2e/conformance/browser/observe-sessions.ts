import { randomUUID } from 'node:crypto';
import { sessionSnapshotSchema } from '@assent/shared';
import type { Target } from '../backend/target.ts';
import type { Effects, KitSite } from './kit-site.ts';
import { type Answered, pathOf, SessionClient } from './session-client.ts';

/** All answers of a backend to a session that the kit plays; undefined where there was no session. */
export type ObservedSession = {
  created: Answered;
  badCreate: Answered;
  played: Awaited<ReturnType<typeof play>> | undefined;
};

/** Milliseconds. */
export const SHORT_DEADLINE = 600;

export async function observeSessions(
  target: Pick<Target, 'url' | 'headers' | 'timeout'>,
  site: KitSite,
): Promise<ObservedSession> {
  const client = new SessionClient(target);
  const created = await client.post('', { ttl: 120 });
  const path = pathOf(created);
  const badCreate = await client.post('', { ttl: 'long' });
  return { created, badCreate, played: path === undefined ? undefined : await play(client, path, site) };
}

async function play(client: SessionClient, path: string, site: KitSite) {
  const act = (action: string, more: object = {}, headers?: Record<string, string>): Promise<Answered> =>
    client.post(`${path}/action`, { action, ...more }, headers);
  const described = await client.get(path);
  const opened = await client.post(`${path}/open`, { url: `${site.url}/` });
  const snapshot = await client.post(`${path}/snapshot`);
  const order = { target: { ref: refOf(snapshot, 'Order') } };
  const save = { target: { ref: refOf(snapshot, 'Save') } };
  const filled = await act('fill', {
    target: { ref: refOf(snapshot, 'Email') },
    params: { value: 'kit@example.com' },
  });
  const readBack = await act('getInputValue', { target: { ref: refOf(snapshot, 'Email') } });
  const secret = await act('getInputValue', { target: { ref: refOf(snapshot, 'Password') } });
  const dead = await act('click', { target: { role: 'button', name: 'Idle' } });
  const strayTarget = await act('click', { target: { ...save.target, nth: 2 } });
  const strayParams = await act('click', { ...save, params: { force: true } });
  const before = { ...site.effects };
  const key = { 'idempotency-key': randomUUID() };
  const saved = await act('click', save, key);
  const repeated = await act('click', save, key);
  const reused = await act('click', order, key);
  const afterSaving = { ...site.effects };
  const delta = await client.post(`${path}/snapshot/delta`, { since: snapshotIdOf(snapshot) });
  const cleared = await act('click', { target: { role: 'button', name: 'Clear' } });
  const stale = await act('click', order);
  const relabelled = await act('click', { target: { role: 'button', name: 'Relabel' } });
  const renamed = await act('click', { target: { ref: refOf(snapshot, 'Archive') } });
  const unknownRef = await act('click', { target: { ref: 'e987654' } });
  const picture = await client.post(`${path}/screenshot`);
  const file = await client.post(`${path}/open`, { url: 'file:///etc/hostname' });
  const script = await client.post(`${path}/open`, { url: 'javascript:alert(1)' });
  const inside = await client.post(`${path}/open`, { url: site.inside.url });
  const busy = await askWhileBusy(client, path);
  await client.post(`${path}/open`, { url: `${site.url}/hang` });
  const late = await act('click', {
    target: { role: 'button', name: 'Hang' },
    timeout: SHORT_DEADLINE,
  });
  const closed = await client.delete(path);
  return {
    ...{ described, opened, snapshot, filled, readBack, secret, dead, strayTarget, strayParams },
    ...{ saved, repeated, reused, saves: savesBetween(before, afterSaving), savesBefore: before.save },
    ...{
      delta,
      cleared,
      stale,
      relabelled,
      renamed,
      unknownRef,
      picture,
      file,
      script,
      inside,
      busy,
      late,
      closed,
    },
    wrongPresses: site.effects.wrong,
    erasures: site.effects.erase,
    insideConnections: site.inside.connections,
    gone: await client.get(path),
    commandOnGone: await client.post(`${path}/snapshot`),
    unknown: await client.get('/bs_00000000000000000000000000000000'),
  };
}

function savesBetween(before: Effects, after: Effects): number {
  return after.save - before.save;
}

/** A command while another one runs. The other has to arrive first, which nothing but an answer tells. */
async function askWhileBusy(client: SessionClient, path: string): Promise<Answered> {
  const waiting = client.post(`${path}/action`, { action: 'wait', params: { for: 'time', seconds: 1 } });
  let isOver = false;
  waiting.finally(() => {
    isOver = true;
  });
  let asked = await client.post(`${path}/snapshot`);
  while (asked.status === 200 && !isOver) asked = await client.post(`${path}/snapshot`);
  await waiting;
  return asked;
}

/** An empty one is refused, as a check will tell. */
function refOf({ json }: Answered, name: string): string {
  const refs = sessionSnapshotSchema.safeParse(json).data?.refs ?? {};
  return Object.entries(refs).find(([, seen]) => seen.name === name)?.[0] ?? '';
}

function snapshotIdOf({ json }: Answered): string {
  return sessionSnapshotSchema.safeParse(json).data?.snapshot_id ?? 'none';
}
