import { expect, onTestFinished, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** The page survives what names an element without any sense. */

const extension = inExtension();

async function openForm(): Promise<Tab> {
  extension.site.serve({ '/form': '<title>Form</title><p>Hello<textarea></textarea>' });
  const tab = await extension.open('/form');
  onTestFinished(() => tab.page.close());
  await tab.page.fill('textarea', 'not saved yet');
  return tab;
}

function nested(pseudo: string, levels: number): string {
  return `${pseudo.repeat(levels)}p${')'.repeat(levels)}`;
}

const DEEP = nested(':is(', 20_000);

test.each<[string, Pick<Action, 'action'> & Partial<Action>]>(
  casesForRun(
    [
      ['click', { action: 'click', target: { selector: DEEP } }],
      ['snapshot', { action: 'snapshot', target: { selector: DEEP } }],
      ['screenshot', { action: 'screenshot', target: { selector: DEEP } }],
      ['wait', { action: 'wait', params: { selector: DEEP, seconds: 1 } }],
      ['wait for a target', { action: 'wait', target: { selector: DEEP }, params: { seconds: 1 } }],
    ],
    1,
  ),
)('a selector that would end the process of the tab is refused: %s', async (_name, action) => {
  const tab = await openForm();
  await expect(tab.act(action)).rejects.toMatchObject({ type: 'InvalidArgument' });
  expect(await tab.page.inputValue('textarea', { timeout: 2_000 })).toBe('not saved yet');
});

test.each(casesForRun([':is(', ':not(', ':nth-child(n of ', ':nth-last-child(n of '], 1))(
  'survives the deepest arguments that are accepted: %s',
  async pseudo => {
    const tab = await openForm();
    const levels = Math.floor(999 / (pseudo.length + 1));
    await tab.preview({ action: 'get_text', target: { selector: nested(pseudo, levels) } });
    expect(await tab.page.inputValue('textarea', { timeout: 2_000 })).toBe('not saved yet');
  },
);
