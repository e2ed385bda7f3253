import { writeFileSync } from 'node:fs';
import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { root } from '../browser/build-extension.ts';
import { type LivingPage, livingPages } from './living-pages.ts';
import { act, on } from './page-action.ts';
import { look } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** Milliseconds that a person reads a card before they press, and a row that is shown again. */
const READING = 3_000;
const READING_AGAIN = 900;
const MOST_PRESSES = 3;

interface Reading {
  /** Milliseconds in which the card could not be pressed, after it could for the first time. */
  unarmed: number;
  /** How often the card armed again. */
  armings: number;
}

interface Followed extends Reading {
  name: string;
  /** `never`: the model got the refusal. */
  presses: number | 'never';
}

const read = (milliseconds: number): string => `(async () => {
  const approve = '[role=alertdialog] [aria-keyshortcuts~="Control+Enter"]';
  const isArmed = () => document.querySelector(approve)?.ariaDisabled === 'false';
  const start = performance.now();
  const reading = { unarmed: 0, armings: -1 };
  for (let last = start, was = false; last < start + ${milliseconds}; ) {
    await new Promise(requestAnimationFrame);
    const [now, is] = [performance.now(), isArmed()];
    if (is && !was) reading.armings += 1;
    if (!is && reading.armings >= 0) reading.unarmed += now - last;
    [was, last] = [is, now];
  }
  return reading;
})()`;

async function showPage({ page, site }: Assent, { html }: LivingPage, number: number): Promise<void> {
  const body = `<!doctype html><meta charset=utf-8><title>Case ${number}</title>${html}`;
  await page.unroute('**/*');
  await page.route('**/search?case*', route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(`${site.origin}/search?case${number}`);
}

async function outcome({ page, panel }: Assent): Promise<'ran' | 'shown again' | 'refused'> {
  const seen = async (): Promise<'ran' | 'shown again' | 'refused' | undefined> => {
    if (await page.evaluate('window.did')) return 'ran';
    if (await panel.approveButton.isVisible()) return 'shown again';
    return (await panel.page.getByText('Done with it').isVisible()) ? 'refused' : undefined;
  };
  return expect
    .poll(seen)
    .toBeDefined()
    .then(seen)
    .then(how => how ?? 'refused');
}

async function follow(assent: Assent, living: LivingPage, number: number): Promise<Followed> {
  const { panel } = assent;
  await showPage(assent, living, number);
  await panel.ask(`Press ${living.button}`);
  await panel.approveButton.waitFor();
  const reading = await panel.page.evaluate<Reading>(read(READING));
  let presses: Followed['presses'] = 'never';
  for (let press = 1; press <= MOST_PRESSES; press += 1) {
    // Waits while the card arms, as a person does.
    await panel.approveButton.click();
    const how = await outcome(assent);
    if (how === 'ran') presses = press;
    if (how !== 'shown again') break;
    await panel.page.evaluate(read(READING_AGAIN));
  }
  await panel.idle();
  await panel.press('newChat');
  return { name: living.name, presses, ...reading };
}

test('a person who reads a card of a page that goes on by itself presses once', async () => {
  let wanted: LivingPage | undefined;
  const assent = await startAssent({
    page: 'search',
    script: request => {
      if (!newestText(request).includes('Press ')) return say('Done with it');
      const named = new RegExp(`^\\w+: ${wanted?.button}\\b`, 'u');
      return act(on(look(request).elements(named)[0] ?? '', 'click'));
    },
  });
  const followed: Followed[] = [];
  for (const [number, living] of livingPages.entries()) {
    wanted = living;
    followed.push(await follow(assent, living, number));
  }
  writeFileSync(`${root}/e2e/artifacts/living-pages.json`, JSON.stringify(followed, undefined, 1));
  const late = followed.filter(({ presses }) => presses !== 1);
  // A change in the last hundred milliseconds before a press may need another.
  expect(late.length).toBeLessThanOrEqual(livingPages.length / 10);
  expect(late.filter(({ presses }) => presses === 'never')).toEqual([]);
}, 900_000);
