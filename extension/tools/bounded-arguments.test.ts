import { expect, test } from 'vitest';
import { wordForModel } from '../messages/word-message.ts';
import { actionSchema } from '../operations/contract/action.ts';
import { parseCall } from './parse-call.ts';
import type { Toolset } from './toolset.ts';

/** Whatever a model makes of its arguments is refused by us, in a few words, before a page gets to see it. */

const LONG = `${':is('.repeat(400)}p${')'.repeat(400)}`;

function refusal(name: string, text: string, toolset: Toolset): string {
  const call = parseCall(name, text, toolset);
  if (call.status !== 'invalid') throw new Error(`It came to ${call.status}.`);
  expect(call.failure.type).toBe('InvalidArgument');
  const complaint = wordForModel(call.failure.message, 'en');
  expect(complaint.length).toBeLessThan(5_000);
  return complaint;
}

test.each<[string, object, object]>([
  ['click', { selector: LONG }, {}],
  ['click', { elementId: LONG }, {}],
  ['click', { description: LONG }, {}],
  ['wait', {}, { selector: LONG }],
  ['wait', {}, { text: LONG }],
  ['wait', { selector: LONG }, { for: 'gone' }],
  ['drag', { elementId: 'e_k3f9a12' }, { to: LONG }],
])('%s refuses a target longer than a page may search for', (action, target, params) => {
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

test('a message or a stored card refuses such a target too', () => {
  const { success } = actionSchema.safeParse({ action: 'click', target: { selector: LONG } });
  expect(success).toBe(false);
});

test('an ordinary selector is accepted', () => {
  const selector = `${'main > div:nth-child(2) '.repeat(30)}> [data-part="row"]:is(.a, :not(.b))`;
  expect(parseCall('browser_click', JSON.stringify({ selector }), 'flat').status).toBe('ready');
});

const ENDLESS = 'x'.repeat(150_000);

test.each<[string, object, RegExp]>([
  ['browser_switch_tab', { tabId: ENDLESS }, /tabId: expected at most 200 characters/u],
  ['browser_close', { tabId: ENDLESS }, /tabId: expected at most 200 characters/u],
  ['browser_snapshot', { since: ENDLESS }, /since: expected at most 200 characters/u],
  ['browser_navigate', { url: `https://example.com/${ENDLESS}` }, /url: expected at most 8,000 characters/u],
  ['browser_open', { url: `https://example.com/${ENDLESS}` }, /url: expected at most 8,000 characters/u],
  ['browser_download', { url: `https://example.com/${ENDLESS}` }, /url: expected at most 8,000 characters/u],
  ['browser_wait', { url: ENDLESS }, /url: expected at most 8,000 characters/u],
  [
    'use_browser',
    { url: ENDLESS, action: 'click', selector: 'a' },
    /url: expected at most 8,000 characters/u,
  ],
  ['use_browser', { action: ENDLESS }, /no action "x+…"/u],
  ['use_browser', { action: 'help', action_params: { operation: ENDLESS } }, /no action "x+…"/u],
  ['use_browser', { action: 'help', action_params: { operation: { toString: 1 } } }, /no action/u],
  ['browser_click', { action: ENDLESS, selector: 'a' }, /"x+…" is another tool/u],
  ['browser_click', { [ENDLESS]: 1, selector: 'a' }, /arguments\.x+…: no such parameter/u],
])('%s gets a short error about its long part', (name, given, expected) => {
  expect(refusal(name, JSON.stringify(given), 'flat')).toMatch(expected);
});

test.each<[string, Toolset]>([
  ['browser_click', 'flat'],
  ['use_browser', 'use_browser'],
  ['page_action', 'page'],
])('%s limits the length of its arguments', (name, toolset) => {
  const deep = `{"a":${'['.repeat(90_000)}${']'.repeat(90_000)}}`;
  expect(refusal(name, deep, toolset)).toMatch(/nested too deeply: at most 32 levels/u);
  expect(refusal(name, `{"a":"${'x'.repeat(200_000)}"}`, toolset)).toMatch(/at most 200,000 characters/u);
});

test('limits JSON strings inside arguments too', () => {
  const parameters = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
  expect(refusal('browser_click', JSON.stringify({ parameters }), 'flat')).toMatch(/expected object/u);
});

test('limits the depth of unnamed parameters', () => {
  const given = { action: 'click', '': { selector: '#evil' }, selector: '#good' };
  expect(refusal('use_browser', JSON.stringify(given), 'use_browser')).toMatch(/no such parameter/u);
  expect(refusal('browser_click', JSON.stringify({ '': { selector: '#evil' } }), 'flat')).toMatch(
    /no such parameter/u,
  );
});
