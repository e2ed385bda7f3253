import { expect, test, vi } from 'vitest';
import type { TestPage } from '../page/open-page.ts';
import { showWidgets } from './show-widgets.ts';

/** `refused`: the widget is not reached yet, and the receipt says so. */
export type Ask = [
  file: string,
  target: string,
  params: object,
  state: string,
  held: unknown,
  isRefused?: 'refused',
];

type Show = (html: string) => Promise<TestPage>;

/** The state a widget's own script reports, beside what the receipt claims of it. */
export function testAsks(
  show: Show,
  action: 'check' | 'choose_date' | 'fill' | 'select',
  folder: string,
  asks: readonly Ask[],
): void {
  test.each(asks)(`${action} in %s: %s takes %o`, async (file, target, params, state, held, isRefused) => {
    const zoo = await showWidgets(show, `${folder}/${file}`);
    const outcome = await zoo.act({ action, target: await zoo.target(target), params: { ...params } });
    const isHeld = async () => JSON.stringify(await zoo.state(state)) === JSON.stringify(held);
    // Some kits report a moment later.
    if (outcome.success) await vi.waitUntil(isHeld, { timeout: 2000 }).catch(() => false);
    const told = JSON.stringify({
      said: outcome.message,
      effect: outcome.effect,
      state: (await zoo.state(state)) ?? null,
    });
    expect({ success: outcome.success, isHeld: await isHeld() }, told).toEqual(
      isRefused ? { success: false, isHeld: false } : { success: true, isHeld: true },
    );
  });
}
