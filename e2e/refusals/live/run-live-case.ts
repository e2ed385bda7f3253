import { setTimeout as sleep } from 'node:timers/promises';
import { actionOf, isBlocked, runRow, type Told } from '../../swaps/run-rows.ts';
import type { SwapPage } from '../../swaps/swap-page.ts';
import { differencesBetween } from '../differences.ts';
import type { Traits } from '../in-page/traits.ts';
import { inTime } from '../open-site.ts';
import {
  type Call,
  compareCard,
  type LiveCard,
  type Mode,
  NoCard,
  showAgain,
  showCard,
} from './live-card.ts';
import type { LiveCase } from './live-case.ts';

type Verdict = 'ran' | 'shown differently' | 'asked again' | 'refused' | 'failed' | 'no card' | 'broken';

export interface LiveResult {
  verdict: Verdict;
  /** What differed, and what the rows told. */
  details: string[];
}

/** Milliseconds between two looks of the open card. */
const LOOK = 300;

/** Milliseconds that a person reads what is shown again. */
const READING_AGAIN = 600;

/** A refused row is shown again twice. */
const MOST_PRESSES = 3;

const BY_PAGE = /^(ElementChanged|StaleElement|ElementNotFound|NotPermitted|NotInteractable)$/;
/** It ran, and the page gave no sign of it. */
const QUIET = /^(no_change|changed|needs_user)$/;

/** The words that came may read as a complaint: whether the last row did its work is looked for besides. */
const QUIET_AT_LAST = /^(no_change|changed|needs_user|validation_error)$/;

export async function runLiveCase(shown: SwapPage, live: LiveCase, mode: Mode): Promise<LiveResult> {
  const call: Call = (...given) => inTime(shown.call(...given));
  try {
    await shown.show(`<html lang=en><body>${live.html}`);
    const cards: LiveCard[] = [];
    for (const row of live.rows) cards.push(await showCard(call, await actionOf(call, row)));
    const asked = await read(shown, call, cards, live, mode);
    const pressed = await press(call, cards, mode);
    if (pressed.verdict !== 'ran') return { ...pressed, details: [...pressed.details, ...asked] };
    if (asked.length > 0 && mode === 'strict') return { verdict: 'shown differently', details: asked };
    const isDone = await holds(shown, live.done);
    return isDone ? pressed : { verdict: 'failed', details: ['no effect', ...pressed.details] };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { verdict: thrown instanceof NoCard ? 'no card' : 'broken', details: [reason] };
  }
}

/** The page goes on while a person reads; the open card looks at it again and again. */
async function read(
  { page }: SwapPage,
  call: Call,
  cards: readonly LiveCard[],
  { readingTime, meanwhile }: Pick<LiveCase, 'readingTime' | 'meanwhile'>,
  mode: Mode,
): Promise<string[]> {
  const start = performance.now();
  const looks = Math.ceil(readingTime / LOOK);
  const halfway = Math.ceil(looks / 2);
  const asked: string[] = [];
  for (let look = 1; look <= looks; look += 1) {
    await sleep(Math.max(0, start + look * LOOK - performance.now()));
    if (look === halfway && meanwhile !== '') await page.evaluate(meanwhile);
    for (const card of cards) asked.push(...(await compareCard(call, card, mode)));
  }
  return [...new Set(asked)];
}

async function press(call: Call, cards: readonly LiveCard[], mode: Mode): Promise<LiveResult> {
  const told: Told[] = [];
  const details: string[] = [];
  let presses = 1;
  for (let index = 0; index < cards.length; index += 1) {
    const card = cards[index];
    if (!card || isBlocked(card, told)) break;
    const before = await call<Traits>('traitsOf', card.action);
    const outcome = await runRow(call, card, index < cards.length - 1);
    if (outcome.error_type === 'ElementChanged' && mode === 'followed' && presses < MOST_PRESSES) {
      presses += 1;
      details.push(`row ${index + 1} is shown again`, ...(await changesOf(call, card, before)));
      await readAgain(call, cards.slice(index));
      index -= 1;
      continue;
    }
    told.push(outcome);
    details.push(`row ${index + 1}: ${outcome.error_type ?? outcome.effect ?? 'done'}: ${outcome.message}`);
    if (!outcome.success && BY_PAGE.test(outcome.error_type ?? ''))
      return { verdict: 'refused', details: [...details, ...(await changesOf(call, card, before))] };
  }
  const failed = told.find(
    ({ success, effect }, index) =>
      !success && !(index === cards.length - 1 ? QUIET_AT_LAST : QUIET).test(effect ?? ''),
  );
  if (failed || told.length < cards.length) return { verdict: 'failed', details };
  return { verdict: presses > 1 ? 'asked again' : 'ran', details };
}

async function readAgain(call: Call, cards: readonly LiveCard[]): Promise<void> {
  for (const card of cards) await showAgain(call, card);
  for (let time = 0; time < READING_AGAIN; time += LOOK) {
    await sleep(LOOK);
    for (const card of cards) await compareCard(call, card, 'followed');
  }
}

/** From the card to the press, and from the press on. */
async function changesOf(call: Call, { action, traits }: LiveCard, before: Traits): Promise<string[]> {
  const now = await call<Traits>('traitsOf', action);
  return [
    ...differencesBetween(traits, before).map(each => `before the press: ${each}`),
    ...differencesBetween(before, now).map(each => `within the action: ${each}`),
  ];
}

/** Milliseconds in which an effect shows, also on a machine with too much to do. */
const EFFECT = 10_000;

function holds({ page }: SwapPage, expression: string): Promise<boolean> {
  return page.waitForFunction(expression, undefined, { timeout: EFFECT, polling: 50 }).then(
    () => true,
    () => false,
  );
}
