import { expect } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { inBrowserWithDone } from './show-done.ts';

export interface BatchRun {
  outcomes: unknown[];
  did: unknown;
}

/** All rows are shown before the first runs, as on one card. */
export function runsBatches(
  show: ReturnType<typeof inBrowserWithDone>,
): (html: string, actions: readonly Action[]) => Promise<BatchRun> {
  return async (html, actions) => {
    const page = await show(html);
    const bindings = [];
    for (const action of actions) {
      const preview = await page.preview(action);
      bindings.push(preview.status === 'bound' ? preview.binding : undefined);
    }
    const outcomes: unknown[] = [];
    for (const [index, action] of actions.entries()) {
      const approved = { key: String(index), action, binding: bindings[index], language: 'en' };
      outcomes.push(await page.call('runAction', approved));
    }
    return { outcomes, did: await page.page.evaluate('window.did') };
  };
}

export const RAN: unknown = expect.objectContaining({ success: true });

/** The first of two rows ran. */
export const NOT_RUN = {
  outcomes: [RAN, expect.objectContaining({ success: false, error_type: 'ElementChanged' })],
  did: undefined,
};
