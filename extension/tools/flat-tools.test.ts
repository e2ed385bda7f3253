import { describe, expect, test } from 'vitest';
import { actionSchema } from '../operations/contract/action.ts';
import { operations } from '../operations/list.ts';
import { advertisedTools } from './list.ts';
import { parseCall, wordResult } from './parse-call.ts';

const offered = advertisedTools('flat', true, { hasPageTools: true });

describe.each(operations)('$name', operation => {
  const action = actionSchema.parse(operation.example);
  const given = { ...action.target, ...action.params };
  const names = [operation.name, ...(operation.aliases ?? [])].map(name => `browser_${name}`);

  test.each(names)('%s accepts its own example, flat and in the envelope', name => {
    for (const form of [given, { action: name, tool: 'browser', parameters: given }]) {
      expect(parseCall(name, JSON.stringify(form), 'flat')).toMatchObject({
        status: 'ready',
        tool: { effect: operation.effect },
        plan: { kind: 'actions', actions: [action] },
      });
    }
  });

  test('is offered with the parameters of its example, unless another tool does the same', () => {
    const tools = offered.filter(({ name }) => names.includes(name));
    expect(tools.length === 0).toBe(operation.name === 'uncheck');
    for (const { parameters } of tools) {
      for (const key of Object.keys(given)) expect(parameters).toHaveProperty(['properties', key]);
    }
  });
});

test('have the agreed names and parameters', () => {
  const keysOf = (name: string): string[] =>
    Object.keys(Object(offered.find(tool => tool.name === name)?.parameters.properties));
  expect(keysOf('browser_navigate')).toContain('url');
  expect(keysOf('browser_get_text')).toContain('selector');
  expect(keysOf('browser_click')).toContain('selector');
  expect(keysOf('browser_fill_form')).toEqual(expect.arrayContaining(['selector', 'value']));
  expect(keysOf('browser_open')).toEqual(['url']);
  expect(offered.map(({ name }) => name)).toEqual(
    expect.arrayContaining(
      ['extract_links', 'snapshot', 'fill', 'type', 'press', 'scroll', 'wait'].map(name => `browser_${name}`),
    ),
  );
});

test.each(offered)('$name explains each parameter', ({ description, parameters }) => {
  for (const [key, property] of Object.entries(Object(parameters.properties))) {
    const isNamed =
      ['elementId', 'selector'].includes(key) || new RegExp(`\\b${key}\\b`, 'u').test(description);
    const isSame = description.startsWith('Same as');
    expect([isNamed, isSame, Object(property).description !== undefined], key).toContain(true);
    expect(Object(property).type ?? Object(property).anyOf, key).toBeDefined();
  }
});

test('names are unique', () => {
  expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length);
});

test.each([
  ['browser_navigate', { raw: '{"url":"https://a.example/"}' }, /"raw".*Example: \{"url"/u],
  ['browser_navigate', { parameters: { raw: 'x' } }, /"raw".*Example: \{"url"/u],
  ['browser_navigate', {}, /arguments\.url: expected string.*Example: \{"url"/u],
  ['browser_click', {}, /name an element.*Example: \{"elementId"/u],
  ['browser_click', { action: 'browser_navigate', parameters: {} }, /another tool/u],
  ['browser_click', [], /one JSON object/u],
  ['browser_get_text', { index: 3 }, /arguments\.index: get_text has no such.*elementId/u],
  ['browser_get_text', { target: { nth: 2 } }, /arguments\.target\.nth: get_text has no such parameter/u],
  ['browser_click', { text: 'Go', tabId: '7' }, /arguments\.tabId: click has no such parameter/u],
  ['browser_click', { text: 'Go', options: { nth: 2 } }, /arguments\.options: no such parameter/u],
  ['browser_list_tabs', { elementId: 'e_1' }, /arguments\.elementId: list_tabs has no such .*none\)/u],
])('%s with %o is refused', (name, given, expected) => {
  expect(parseCall(name, JSON.stringify(given), 'flat')).toMatchObject({
    status: 'invalid',
    failure: { type: 'InvalidArgument', message: expect.stringMatching(expected) },
  });
});

test.each([
  ['browser_click', { ref: 'e_1', description: 'Go', reason: 'The person asked for it.' }],
  ['browser_back', { target: {}, thought: 'Back.', url: '' }],
  ['browser_wait', { action: 'wait', tool: 'browser', parameters: { text: 'Done', seconds: 5 }, why: 'So.' }],
  ['browser_click', { text: 'Go', timeout: 5000 }],
])('%s with %o is accepted: the extra keys ask for nothing', (name, given) => {
  expect(parseCall(name, JSON.stringify(given), 'flat').status).toBe('ready');
});

describe('what came of it', () => {
  const word = (name: string, result: Record<string, unknown>, given = {}): Record<string, unknown> =>
    wordResult(name, JSON.stringify(given), 'flat', result);
  const batch = (...results: object[]): Record<string, unknown> => ({
    success: results.every(result => 'success' in result && result.success === true),
    results,
    summary: '…',
  });

  test('is flat', () => {
    const landed = {
      success: true,
      message: 'There.',
      url: 'https://a.example/',
      title: 'A',
      content_length: 9,
    };
    expect(word('browser_navigate', batch(landed), { url: 'https://a.example/' })).toEqual(landed);
  });

  test('a text has its length', () => {
    const read = { success: true, message: 'Read 3 characters.', value: 'tea' };
    for (const [name, given] of [
      ['browser_get_text', {}],
      ['use_browser', { action: 'read' }],
    ] as const) {
      expect(word(name, batch(read), given)).toEqual({
        success: true,
        message: 'Read 3 characters.',
        text: 'tea',
        length: 3,
      });
    }
  });

  test('a failure has the same text in `error` and `message`', () => {
    const failed = { success: false, message: 'Not there.', error_type: 'ElementNotFound' };
    const flat = {
      success: false,
      error_type: 'ElementNotFound',
      error: 'Not there.',
      message: 'Not there.',
    };
    expect(word('browser_click', batch(failed), { elementId: 'e_1' })).toEqual(flat);
    expect(
      word('browser_click', { success: false, error: 'Not there.', error_type: 'ElementNotFound' }),
    ).toEqual(flat);
  });

  test.each([
    ['no_change', 'NotInteractable'],
    ['changed', 'NotInteractable'],
    ['validation_error', 'InvalidArgument'],
    ['needs_user', 'NeedsUser'],
  ])('an effect without success has an error type: %s is %s', (effect, error_type) => {
    const message = 'Clicked, and nothing of what was asked for came of it.';
    const vain = { success: false, message, effect };
    expect(word('browser_click', batch(vain), { elementId: 'e_1' })).toEqual({
      success: false,
      error_type,
      error: message,
      message,
      effect,
    });
  });

  test('after opening an address, it is the failed or the requested action, with the address that was reached', () => {
    const there = { success: true, message: 'There.', url: 'https://a.example/' };
    const skipped = { success: false, message: 'Skipped.', error_type: 'NotPermitted' };
    const lost = { success: false, message: 'No such host.', error_type: 'NavigationError' };
    const given = { url: 'https://a.example/', action: 'click', action_params: { ref: 'e_1' } };
    expect(word('use_browser', batch(lost, skipped), given)).toMatchObject({ error_type: 'NavigationError' });
    expect(word('use_browser', batch(there, { success: true, message: 'Clicked.' }), given)).toEqual({
      success: true,
      message: 'Clicked.',
      navigation: there,
    });
    const missed = { success: false, message: 'Not there.', error_type: 'ElementNotFound' };
    expect(word('use_browser', batch(there, missed), given)).toMatchObject({
      error_type: 'ElementNotFound',
      navigation: there,
    });
    expect(word('use_browser', batch(lost, skipped), given)).not.toHaveProperty('navigation');
    const rejected = { ...batch(there), success: false, error: 'Rejected.', error_type: 'Rejected' };
    expect(word('use_browser', rejected, given)).toEqual({
      success: false,
      error_type: 'Rejected',
      error: 'Rejected.',
      message: 'Rejected.',
      url: 'https://a.example/',
    });
  });

  test('of page_action stays a batch', () => {
    const result = batch({ success: true, message: 'Clicked.' });
    expect(
      wordResult('page_action', '{"action":"click","target":{"elementId":"e_1"}}', 'page', result),
    ).toEqual(result);
  });
});
