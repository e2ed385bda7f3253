import { describe, expect, test } from 'vitest';
import { wordForModel } from '../messages/word-message.ts';
import { parseCall, wordResult } from './parse-call.ts';

type Given = Record<string, unknown>;

function parse(given: Given) {
  return parseCall('page_action', JSON.stringify(given));
}

function complaint(given: Given): string {
  const call = parse(given);
  if (call.status !== 'invalid') throw new Error(`It was accepted: ${JSON.stringify(call)}`);
  expect(call.failure.type).toBe('InvalidArgument');
  return wordForModel(call.failure.message, 'en');
}

function ignoredOf(action: Given): unknown {
  const result = { success: true, results: [{ success: true, message: 'Done.' }], summary: '' };
  const { results } = wordResult('page_action', JSON.stringify({ actions: [action] }), 'page', result);
  return Array.isArray(results) ? results[0].ignored_params : undefined;
}

describe('a key beside `action` goes where it means something', () => {
  test.each([
    [{ action: 'close', tabId: '7' }, {}, { tabId: '7' }],
    [{ action: 'get_text', selector: 'h1' }, { selector: 'h1' }, {}],
    [{ action: 'fill', ref: '[ref=e_1]', value: '' }, { elementId: 'e_1' }, { value: '' }],
    [{ action: 'fill', elementId: 'e_1', params: { value: 'x' } }, { elementId: 'e_1' }, { value: 'x' }],
    [{ action: 'get_text', params: { selector: 'h1' } }, { selector: 'h1' }, {}],
    [{ action: 'click', target: { elementId: 'e_1' }, elementId: 'e_1' }, { elementId: 'e_1' }, {}],
    [{ action: 'click', target: { selector: '' }, elementId: 'e_1' }, { elementId: 'e_1' }, {}],
    [{ action: 'navigate', url: 'https://a.example/' }, {}, { url: 'https://a.example/' }],
    [{ action: 'navigate', params: '{"url":"https://a.example/"}' }, {}, { url: 'https://a.example/' }],
    [
      { action: 'fill', elementId: 'e_1', action_params: { value: 'x' } },
      { elementId: 'e_1' },
      { value: 'x' },
    ],
    [{ action: 'wait', selector: '#x' }, {}, { selector: '#x' }],
  ])('%o', (action, target, params) => {
    const one = { status: 'ready', plan: { kind: 'actions', actions: [{ target, params }] } };
    expect(parse({ actions: [action] })).toMatchObject(one);
    expect(parse(action)).toMatchObject(one);
    expect(ignoredOf(action)).toBeUndefined();
  });

  test('reports unknown parameters with the result', () => {
    expect(ignoredOf({ action: 'click', elementId: 'e_1', times: 2 })).toMatch(
      /^times: no such parameter of click/u,
    );
    expect(ignoredOf({ action: 'click', target: { elementId: 'e_1', index: 3 } })).toMatch(
      /^target\.index: no such/u,
    );
    expect(ignoredOf({ action: 'scroll', params: { amount: 3 }, smooth: true })).toMatch(
      /^smooth, amount: no such/u,
    );
  });

  test('ignores remarks and second descriptions', () => {
    const action = {
      action: 'click',
      elementId: 'e_1',
      description: 'The search button',
      why: 'So.',
      thought: '…',
    };
    expect(ignoredOf(action)).toBeUndefined();
    expect(
      ignoredOf({ action: 'navigate', url: 'https://a.example/', description: 'The cart' }),
    ).toBeUndefined();
  });
});

describe('what would be done elsewhere than was meant is refused', () => {
  test.each([
    [{ action: 'get_text', tabId: '7' }, /actions\[0\]\.tabId: get_text has no such parameter.*switch_tab/u],
    [{ action: 'reload', params: { tab_id: '7' } }, /actions\[0\]\.tab_id: reload/u],
    [{ action: 'close', tab: '7' }, /actions\[0\]\.tab: close .*tabId/u],
    [{ action: 'close', target: { elementId: 'e_1' } }, /actions\[0\]\.target\.elementId: close/u],
    [{ action: 'click', target: { selector: '.row', index: 3 } }, /actions\[0\]\.target\.index: click/u],
    [
      { action: 'get_text', target: { frame: 'Price' } },
      /actions\[0\]\.target\.frame: get_text .*elementId/u,
    ],
    [{ action: 'highlight', coordinate: [1, 2] }, /actions\[0\]\.coordinate: highlight/u],
    [{ action: 'scroll', elementID: 'e_1' }, /actions\[0\]\.elementID: scroll .*elementId/u],
  ])('%o', (action, expected) => {
    expect(complaint({ actions: [action] })).toMatch(expected);
  });

  test('also beside the list of actions', () => {
    expect(complaint({ actions: [{ action: 'close' }], tabId: '7' })).toMatch(
      /arguments\.tabId: .*switch_tab/u,
    );
    const fine = { action: 'click', target: { elementId: 'e_1' } };
    expect(complaint({ actions: [fine, { ...fine, target: { nth: 1 } }] })).toMatch(
      /actions\[1\]\.target\.nth/u,
    );
  });

  test('unless an element id is given', () => {
    expect(parse({ actions: [{ action: 'click', target: { elementId: 'e_1', xpath: '//a' } }] }).status).toBe(
      'ready',
    );
    expect(parse({ actions: [{ action: 'click', elementId: 'e_1', tabId: '7' }] }).status).toBe('ready');
  });
});

describe('what contradicts itself is refused', () => {
  test.each([
    [
      { action: 'click', target: { elementId: 'e_1' }, elementId: 'e_2' },
      /actions\[0\]\.elementId: given twice/u,
    ],
    [{ action: 'click', target: { elementId: 'e_1', ref: 'e_2' } }, /actions\[0\]\.elementId: given twice/u],
    [
      { action: 'fill', elementId: 'e_1', value: 'a', params: { value: 'b' } },
      /actions\[0\]\.value: given twice/u,
    ],
    [
      { action: 'navigate', url: 'https://a.example/', params: { url: 'https://b.example/' } },
      /url: given twice/u,
    ],
  ])('%o', (action, expected) => {
    expect(complaint({ actions: [action] })).toMatch(expected);
  });

  test.each(['browser_click', 'use_browser'])('in %s, too', name => {
    for (const params of [
      { elementId: 'e_1', ref: 'e_2' },
      { elementId: 'e_1', target: { elementId: 'e_2' } },
      { elementId: 'e_1', action_params: { elementId: 'e_2' } },
    ]) {
      const call = parseCall(name, JSON.stringify({ action: 'click', ...params }), 'use_browser');
      expect(call).toMatchObject({ status: 'invalid', failure: { type: 'InvalidArgument' } });
    }
  });
});

test.each([
  { raw: '{"actions":[]}' },
  { action: 'fill', elementId: 'e_1', raw: 'x', value: 'y' },
  { actions: [{ action: 'fill', target: { elementId: 'e_1' }, params: { raw: 'x', value: 'y' } }] },
])('parameters under raw are refused: %o', given => {
  expect(complaint(given)).toMatch(/"raw" are not accepted.*Example/u);
});

test.each(['page_action', 'browser_click', 'use_browser'])(
  'a target that is a string is named in %s',
  name => {
    const call = parseCall(
      name,
      '{"action":"click","target":"#x"}',
      name === 'page_action' ? 'page' : 'use_browser',
    );
    expect(call).toMatchObject({
      status: 'invalid',
      failure: { message: expect.stringMatching(/\.target: expected object, \{"selector":"…"\}/u) },
    });
  },
);
