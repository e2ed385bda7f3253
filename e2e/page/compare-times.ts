import { expect } from 'vitest';
import type { TestPage } from './open-page.ts';

/**
 * Other work on the machine holds a browser up for seconds, so that no test says how many of them something may take:
 * `pnpm bench` tells. A test compares with something else that the same page does in the same run.
 */

const ROUNDS = 3;

/** Expects some work to take at most so many times as long as a plain look does, at its fastest. */
export async function expectInProportion(
  page: TestPage,
  most: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const look = await timeOfLook(page);
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && fastest / look >= most; round += 1) {
    const start = performance.now();
    await work();
    fastest = Math.min(fastest, performance.now() - start);
  }
  console.log(`${(fastest / look).toFixed(1)} times as long as a plain look (${look.toFixed(0)} ms)`);
  expect(fastest / look).toBeLessThan(most);
}

/** Milliseconds that a plain look at every element and letter of the page takes: the fastest, because other work only adds to it. */
export async function timeOfLook({ page }: TestPage): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await page.evaluate(look));
  return Math.min(...times);
}

/** A walk through a document of twenty thousand elements measures the machine's present speed. */
function look(): number {
  const start = performance.now();
  const text = JSON.stringify(document.documentElement.outerHTML);
  const other = new DOMParser().parseFromString('<p title=a>x</p>'.repeat(20_000), 'text/html');
  let seen = text.length;
  for (const element of [...document.querySelectorAll('*'), ...other.querySelectorAll('*')]) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible') seen += 1;
    if (element.getAttribute('title') === element.textContent) seen += 1;
  }
  return seen > 0 ? performance.now() - start : 0;
}

/**
 * Expects some work to end before a timer of the page does that is set when it begins. One thread runs both, so that
 * what holds up the one holds up the other.
 */
export async function expectSooner<Result>(
  { page }: TestPage,
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = page.evaluate(
    time => new Promise<string>(end => setTimeout(() => end('timer'), time)),
    milliseconds,
  );
  const done = work();
  expect(await Promise.race([timer, done.then(() => 'work')])).toBe('work');
  return done;
}
