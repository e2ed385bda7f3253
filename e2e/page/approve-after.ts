import { randomUUID } from 'node:crypto';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import type { TestPage } from './open-page.ts';

export const on = (action: string, selector: string, params: Action['params'] = {}): Action => ({
  action,
  target: { selector },
  params,
});

/** Shows the card, lets the page or the person do something, and runs what was approved. */
export async function approveAfter(
  page: TestPage,
  action: Action,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const card = await page.preview(action);
  if (card.status !== 'bound') throw new Error(JSON.stringify(card));
  await meanwhile();
  const { binding } = card;
  return page.call('runAction', { key: randomUUID(), action, binding, language: 'en' });
}
