import { expect, test } from 'vitest';
import { actionSchema } from '../operations/action.ts';
import { parseCall } from './parse-call.ts';
import type { Toolset } from './toolset.ts';

/** Whatever a model makes of its arguments is refused by us, in a few words, before a page gets to see it. */

const LONG = `${':is('.repeat(400)}p${')'.repeat(400)}`;

function refusal(name: string, text: string, toolset: Toolset): string {
  const call = parseCall(name, text, toolset);
  if (call.status !== 'invalid') throw new Error(`It came to ${call.status}.`);
  expect(call.failure.type).toBe('InvalidArgument');
  expect(call.failure.message.length).toBeLessThan(5_000);
  return call.failure.message;
}

test.each<[string, object, object]>([
  ['click', { selector: LONG }, {}],
  ['click', { elementId: LONG }, {}],
  ['click', { description: LONG }, {}],
  ['wait', {}, { selector: LONG }],
  ['wait', {}, { text: LONG }],
  ['wait', { selector: LONG }, { for: 'gone' }],
  ['drag', { elementId: 'e_k3f9a12' }, { to: LONG }],
])('%s of more than a page may be looked through for', (action, target, params) => {
  const given = { ...target, ...params };
  const forms: [string, object, Toolset][] = [
    [`browser_${action}`, given, 'flat'],
    ['use_browser', { action, action_params: given }, 'use_browser'],
    ['use_browser', { action, action_params: { target, ...params } }, 'use_browser'],
    ['page_action', { actions: [{ action, target, params }] }, 'page'],
  ];
  for (const [name, form, toolset] of forms)
    expect(refusal(name, JSON.stringify(form), toolset)).toMatch(/expected at most (1,000|200) characters/u);
});

test('a message or a stored card holds no such target either', () => {
  const { success } = actionSchema.safeParse({ action: 'click', target: { selector: LONG } });
  expect(success).toBe(false);
});

test('a selector that people write is taken', () => {
  const selector = `${'main > div:nth-child(2) '.repeat(30)}> [data-part="row"]:is(.a, :not(.b))`;
  expect(parseCall('browser_click', JSON.stringify({ selector }), 'flat').status).toBe('ready');
});
