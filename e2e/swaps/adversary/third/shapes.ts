import type { Page } from 'playwright-core';
import { letTimePass } from '../../let-time-pass.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { at, BETWEEN, inRow1, type Moment } from '../moments.ts';
import { pageOf } from '../second/page-shapes.ts';

const delaysOf = (event: string): Moment[] => [
  inRow1(event),
  ...[16, 120, 250].map(delay => inRow1(event, delay)),
];

export const AFTER_INPUT = delaysOf('input');
export const AFTER_CLICK = delaysOf('click');
export const AFTER_CHANGE = delaysOf('change');
export const IN_PRESS = [BETWEEN, at('pointerdown'), at('mousedown'), at('focus')];

/** While a person reads the card, so many milliseconds pass in the page. */
export const goesOn =
  (milliseconds: number) =>
  (page: Page): Promise<void> =>
    letTimePass(page, milliseconds);

/** Nothing of what was shown changes but what such products change themselves, and `about` stays the same: it must run. */
export const honestOf = (given: Omit<Parameters<typeof pageOf>[0], 'changes'>): AdversaryPage =>
  pageOf({ moments: [], ...given, name: `honest: ${given.name}`, changes: {} });
