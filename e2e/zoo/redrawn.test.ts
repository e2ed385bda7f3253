import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { TestPage } from '../page/open-page.ts';
import { inBrowser } from '../page/show.ts';
import { showWidgets } from './show-widgets.ts';
import type { Truth } from './widgets/redrawn-list.ts';

/**
 * Lists that are redrawn in every way between the reading, the card and the action. The page knows the subject of each
 * element; we only see the elements. A hit on anything but the reported element, or the one on the card, is wrong.
 */

const show = inBrowser();

const ROUNDS = 250;
const CHANGES = [
  'no drawing',
  'nothing',
  'remount',
  'reverse',
  'swap',
  'insert',
  'remove',
  'rename',
  'relabel',
  'remount and swap',
  'remount and insert',
  'remount and remove',
] as const;

interface Counters {
  kept: number;
  foundAgain: number;
  refusedToShow: number;
  ran: number;
  refusedToRun: number;
  wrong: string[];
}

/** Repeatable: the same seed gives the same rounds (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function truthOf(page: TestPage, id: string): Promise<Truth | undefined> {
  await page.page.evaluate('globalThis.pointedOut = undefined');
  await page.call('pointOut', id);
  return page.page.evaluate(() => globalThis.pointedOut);
}

async function changeList(page: TestPage, random: (below: number) => number): Promise<string> {
  const change = CHANGES[random(CHANGES.length)] ?? 'nothing';
  await page.page.evaluate(([name, at]) => redraw(name, at), [change, random(1000)] as const);
  return change;
}

/** What is seen has to be the same; and where the node is another, what is behind it as well. */
function isSameThing(one: Truth, other: Truth | undefined): boolean {
  return other?.seen === one.seen && (other.node === one.node || other.key === one.key);
}

async function playRound(
  page: TestPage,
  random: (below: number) => number,
  counters: Counters,
): Promise<void> {
  const { elements } = await page.read();
  const reported = elements[random(elements.length)];
  const listed = reported && (await truthOf(page, reported.id));
  if (!reported || !listed) throw new Error('The page has nothing to act on.');
  const before = await changeList(page, random);
  const isClick = random(10) === 0;
  const action = { action: isClick ? 'click' : 'read', target: { elementId: reported.id }, params: {} };
  const preview = await page.preview(action);
  if (preview.status !== 'bound') {
    counters.refusedToShow += 1;
    return;
  }
  const { binding } = preview;
  if (binding.kind !== 'element') throw new Error('An element was named.');
  const shown = await truthOf(page, binding.elementId);
  if (!shown) throw new Error('The card shows nothing.');
  if (shown.node === listed.node) counters.kept += 1;
  else counters.foundAgain += 1;
  if (shown.node !== listed.node && !isSameThing(listed, shown)) {
    counters.wrong.push(`${before}: told ${JSON.stringify(listed)}, shown ${JSON.stringify(shown)}`);
  }
  const after = await changeList(page, random);
  await page.page.evaluate('globalThis.pressed = undefined');
  const approved = { key: randomUUID(), action, binding, language: 'en' };
  const outcome = await page.call<Outcome>('runAction', approved);
  if (outcome.error_type) {
    counters.refusedToRun += 1;
    expect(outcome.error_type).toMatch(/ElementChanged|StaleElement/u);
    return;
  }
  counters.ran += 1;
  const hit = isClick
    ? await page.page.evaluate(() => globalThis.pressed)
    : await truthOf(page, binding.elementId);
  if (!isSameThing(shown, hit)) {
    counters.wrong.push(`${after}: shown ${JSON.stringify(shown)}, hit ${JSON.stringify(hit)}`);
  }
}

test.each([
  ['React, keyed', 'redrawn-react.tsx', '<title>keyed</title>', 1],
  ['React, unkeyed', 'redrawn-react.tsx', '<title>unkeyed</title>', 2],
  ['Vue', 'redrawn-vue.ts', '', 3],
  ['a page written by hand', 'redrawn-by-hand.ts', '', 4],
])(
  'never hits the wrong row of a list redrawn by %s',
  async (name, file, head, seed) => {
    const page = await showWidgets(html => show(`${head}${html}`), file);
    const random = randomFrom(seed);
    const counters: Counters = {
      kept: 0,
      foundAgain: 0,
      refusedToShow: 0,
      ran: 0,
      refusedToRun: 0,
      wrong: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) await playRound(page, random, counters);
    console.log(name, { ...counters, wrong: counters.wrong.length });
    expect(counters.wrong).toEqual([]);
    expect(counters.ran).toBeGreaterThan(0);
    expect(counters.foundAgain).toBeGreaterThan(ROUNDS / 20);
  },
  180_000,
);
