import { letTimePass, READING } from '../let-time-pass.ts';
import { countOn, runCard, showCard } from '../run-rows.ts';
import type { SwapPage } from '../swap-page.ts';
import type { HonestPage } from './honest-page.ts';

export interface HonestResult {
  name: string;
  /** `asked`: a later row was not run because the page changed what goes with it, where that is allowed. */
  verdict: 'ran' | 'asked' | 'refused';
  told: string;
}

const REFUSED = /^(ElementChanged|StaleElement|NotInteractable|NotPermitted)$/;

export async function runHonest(shown: SwapPage, honest: HonestPage): Promise<HonestResult> {
  const { name, html, rows, meanwhile, mayAsk } = honest;
  await shown.show(html);
  const card = await showCard(shown, rows);
  if (meanwhile) await shown.page.evaluate(meanwhile);
  else if (html.includes('setInterval')) await letTimePass(shown.page, READING);
  const outcomes = await runCard(shown, await countOn(shown, card), async () => undefined);
  const isRefused =
    outcomes.length < rows.length || outcomes.some(({ error_type }) => REFUSED.test(error_type ?? ''));
  const told = outcomes.map(
    ({ error_type, effect, message }) => `${error_type ?? effect ?? 'done'}: ${message}`,
  );
  return { name, told: told.join(' | '), verdict: isRefused ? (mayAsk ? 'asked' : 'refused') : 'ran' };
}
