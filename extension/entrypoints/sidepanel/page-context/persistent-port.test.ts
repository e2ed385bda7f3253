import { expect, test } from 'vitest';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import type { PortHandlers } from './page-port.ts';
import { keepPort } from './page-port.ts';

/** Tabs to enter one after the other; `closed` ones refuse. */
function createTabs() {
  const log: string[] = [];
  const handlers: PortHandlers[] = [];
  const closed = new Set<number>();
  const received: unknown[] = [];
  const kept = keepPort(
    async ({ tabId }, given) => {
      log.push(`enter ${tabId}`);
      if (closed.has(tabId)) throw new Error('closed');
      handlers.push(given);
      return {
        send: message => log.push(`say ${message} in ${tabId}`),
        close: () => log.push(`leave ${tabId}`),
      };
    },
    message => received.push(message),
  );
  const place = (tabId: number, message?: string) =>
    ({ tabId, purpose: 'presence', language: 'en', message }) as const;
  return { log, handlers, closed, received, kept, place };
}

test('sends its message once, follows to another tab, and leaves', async () => {
  const { kept, place, log } = createTabs();
  kept.want(place(1, 'working'));
  kept.want(place(1, 'waiting'));
  await settle();
  kept.want(place(1, 'waiting'));
  kept.want(place(1, 'working'));
  expect(log.splice(0)).toEqual(['enter 1', 'say waiting in 1', 'say working in 1']);
  kept.want(place(2, 'working'));
  await settle();
  kept.want(undefined);
  kept.tryAgain();
  await settle();
  expect(log).toEqual(['leave 1', 'enter 2', 'say working in 2', 'leave 2']);
});

test('leaves a tab that is no longer wanted once it has been entered', async () => {
  const { kept, place, log } = createTabs();
  kept.want(place(1));
  kept.want(undefined);
  await settle();
  expect(log).toEqual(['enter 1', 'leave 1']);
});

test('enters a tab again with its next page, and forgets earlier messages', async () => {
  const { kept, place, log, handlers, received } = createTabs();
  kept.want(place(1, 'working'));
  await settle();
  handlers[0]?.onMessage('something');
  handlers[0]?.onEnd();
  expect(received).toEqual(['something', undefined]);
  kept.tryAgain();
  await settle();
  expect(log).toEqual(['enter 1', 'say working in 1', 'enter 1', 'say working in 1']);
});

test('tries a refused tab again only when it may have changed', async () => {
  const { kept, place, log, closed } = createTabs();
  closed.add(1);
  kept.want(place(1));
  await settle();
  expect(log).toEqual(['enter 1']);
  closed.clear();
  kept.tryAgain();
  await settle();
  expect(log).toEqual(['enter 1', 'enter 1']);
});

test('leaves an open port at once when the access rules change, and ignores its messages', async () => {
  const { kept, place, log, handlers, received } = createTabs();
  kept.want(place(1));
  await settle();
  kept.renew();
  expect(log).toEqual(['enter 1', 'leave 1', 'enter 1']);
  handlers[0]?.onMessage('too late');
  await settle();
  handlers[0]?.onEnd();
  handlers[1]?.onMessage('in time');
  expect(received).toEqual([undefined, 'in time']);
  kept.want(undefined);
  kept.renew();
  await settle();
  expect(log).toEqual(['enter 1', 'leave 1', 'enter 1', 'leave 1']);
});

test('leaves and enters again a tab that was being entered during a change', async () => {
  const { kept, place, log, handlers, received } = createTabs();
  kept.want(place(1));
  kept.renew();
  handlers[0]?.onMessage('too late');
  await settle();
  expect(log).toEqual(['enter 1', 'leave 1', 'enter 1']);
  expect(received).toEqual([]);
});
