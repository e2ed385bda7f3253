import { expect, test } from 'vitest';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import type { PortEars } from './page-port.ts';
import { keepPort } from './page-port.ts';

/** Tabs to enter one after the other; `closed` ones refuse. */
function createTabs() {
  const log: string[] = [];
  const ears: PortEars[] = [];
  const closed = new Set<number>();
  const heard: unknown[] = [];
  const kept = keepPort(
    async ({ tabId }, given) => {
      log.push(`enter ${tabId}`);
      if (closed.has(tabId)) throw new Error('closed');
      ears.push(given);
      return {
        send: message => log.push(`say ${message} in ${tabId}`),
        close: () => log.push(`leave ${tabId}`),
      };
    },
    message => heard.push(message),
  );
  const place = (tabId: number, message?: string) =>
    ({ tabId, purpose: 'presence', language: 'en', message }) as const;
  return { log, ears, closed, heard, kept, place };
}

test('it says what is to be said once, goes along to another tab, and leaves', async () => {
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

test('what is not wanted any more when it has been entered is left again', async () => {
  const { kept, place, log } = createTabs();
  kept.want(place(1));
  kept.want(undefined);
  await settle();
  expect(log).toEqual(['enter 1', 'leave 1']);
});

test('a page that is left is entered again when its tab has another, and what was heard of it is forgotten', async () => {
  const { kept, place, log, ears, heard } = createTabs();
  kept.want(place(1, 'working'));
  await settle();
  ears[0]?.heard('something');
  ears[0]?.ended();
  expect(heard).toEqual(['something', undefined]);
  kept.tryAgain();
  await settle();
  expect(log).toEqual(['enter 1', 'say working in 1', 'enter 1', 'say working in 1']);
});

test('a tab that can not be entered is not tried again and again, but when it may have changed', async () => {
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

test('what is open is left at once when other places may be entered, and nothing is heard of it any more', async () => {
  const { kept, place, log, ears, heard } = createTabs();
  kept.want(place(1));
  await settle();
  kept.renew();
  expect(log).toEqual(['enter 1', 'leave 1', 'enter 1']);
  ears[0]?.heard('too late');
  await settle();
  ears[0]?.ended();
  ears[1]?.heard('in time');
  expect(heard).toEqual([undefined, 'in time']);
  kept.want(undefined);
  kept.renew();
  await settle();
  expect(log).toEqual(['enter 1', 'leave 1', 'enter 1', 'leave 1']);
});

test('what is being entered meanwhile is left again, and entered again', async () => {
  const { kept, place, log, ears, heard } = createTabs();
  kept.want(place(1));
  kept.renew();
  ears[0]?.heard('too late');
  await settle();
  expect(log).toEqual(['enter 1', 'leave 1', 'enter 1']);
  expect(heard).toEqual([]);
});
