import { describe, expect, test } from 'vitest';
import { wordForModel } from '../messages/word-message.ts';
import { actionSchema } from '../operations/contract/action.ts';
import { operations } from '../operations/list.ts';
import { type ParsedCall, parseCall, wordResult } from './parse-call.ts';
import type { Plan } from './tool.ts';

function call(given: unknown, toolName = 'use_browser'): ParsedCall {
  return parseCall(toolName, JSON.stringify(given), 'use_browser');
}

function planOf(parsed: ParsedCall): Plan {
  if (parsed.status === 'ready') return parsed.plan;
  throw new Error(parsed.status === 'invalid' ? wordForModel(parsed.failure.message, 'en') : parsed.status);
}

function answerTo(given: unknown): Record<string, unknown> {
  const parsed = call(given);
  if (parsed.status !== 'answered') throw new Error(`It was ${parsed.status}.`);
  return parsed.result;
}

function complaint(parsed: ParsedCall): string {
  if (parsed.status !== 'invalid') throw new Error('It was accepted.');
  expect(parsed.failure.type).toBe('InvalidArgument');
  return wordForModel(parsed.failure.message, 'en');
}

const CLICK = { action: 'click', target: { elementId: 'e_a1' }, params: {} };

describe.each(operations)('$name', operation => {
  const action = actionSchema.parse(operation.example);

  test.each([operation.name, ...(operation.aliases ?? []), `browser_${operation.name}`])(
    'as %s, with its own example',
    name => {
      const given = { action: name, action_params: { ...action.target, ...action.params } };
      expect(planOf(call(given))).toEqual({ kind: 'actions', actions: [action] });
    },
  );

  test('explains itself, with an example that works', () => {
    const help = answerTo({ action: 'help', action_params: { operation: operation.name } });
    expect(help).toMatchObject({ success: true, operation: operation.name, parameters: { type: 'object' } });
    expect(String(help.description).length).toBeGreaterThan(20);
    expect(planOf(call(help.example))).toEqual({ kind: 'actions', actions: [action] });
  });
});

describe('help', () => {
  test('lists every operation in one line each', () => {
    const lines = answerTo({ action: 'help' }).operations;
    expect(lines).toHaveLength(operations.length);
    for (const [index, { name }] of operations.entries()) {
      expect(lines).toHaveProperty(
        [index],
        expect.stringMatching(new RegExp(`^${name}\\b.*: \\S[^\\n]*$`, 'u')),
      );
    }
  });

  test.each([
    { action: 'help', operation: 'input' },
    { action: 'help', action_params: { operation: 'browser.fill' } },
    { action: 'browser_help', tool: 'browser', parameters: { operation: 'fillForm' } },
  ])('about one, asked for as %o', given => {
    expect(answerTo(given)).toMatchObject({ operation: 'fill' });
  });

  test('lists all operations for an unknown one', () => {
    expect(complaint(call({ action: 'help', operation: 'fly' }))).toMatch(
      /"fly".*help, fill, input.*navigate/u,
    );
  });

  test('is also a tool of its own', () => {
    expect(call({ operation: 'click' }, 'browser_help')).toMatchObject({ status: 'answered' });
  });
});

describe('the address', () => {
  test('is opened first', () => {
    const given = { url: 'https://a.example/', action: 'click', action_params: { elementId: 'e_a1' } };
    expect(planOf(call(given))).toEqual({
      kind: 'actions',
      actions: [{ action: 'navigate', target: {}, params: { url: 'https://a.example/' } }, CLICK],
    });
  });

  test.each([
    { url: 'https://a.example/', action: 'navigate' },
    { url: 'https://a.example/' },
    { action: 'navigate', action_params: { url: 'https://a.example/' } },
  ])('is gone to once: %o', given => {
    expect(planOf(call(given))).toMatchObject({
      actions: [{ action: 'navigate', params: { url: 'https://a.example/' } }],
    });
  });
});

test.each([
  { url: '', action: 'click', action_params: { elementId: 'e_a1' } },
  { url: ' ', action: 'click', elementId: 'e_a1' },
  { url: null, action: 'click', action_params: { elementId: 'e_a1' } },
])('an empty address counts as omitted: %o', given => {
  expect(planOf(call(given))).toEqual({ kind: 'actions', actions: [CLICK] });
});

test('an empty address alone is refused', () => {
  expect(complaint(call({ url: '' }))).toContain('arguments.action');
});

describe('an element is named', () => {
  test.each([
    { elementId: 'e_a1' },
    { ref: 'e_a1' },
    { ref: '[ref=e_a1]' },
    { target: { elementId: 'e_a1' } },
    { target: { ref: 'e_a1' } },
  ])('by %o', named => {
    expect(planOf(call({ action: 'click', action_params: named }))).toMatchObject({ actions: [CLICK] });
  });

  test('by selector or by name', () => {
    const target = { selector: '#go', description: 'Go' };
    expect(planOf(call({ action: 'click', action_params: target }))).toMatchObject({ actions: [{ target }] });
  });
});

/** As in Playwright, which models know. */
describe('names that other tools use', () => {
  const click = (target: object, params: object) => ({ action: 'click', target, params });

  test.each([
    [
      'click',
      { selector: '#go', button: 'right', click_count: 2 },
      click({ selector: '#go' }, { button: 'right', clickCount: 2 }),
    ],
    ['click', { text: 'Go' }, click({ description: 'Go' }, {})],
    [
      'click',
      { selector: 'li', text: 'Go', x: '0.5' },
      click({ selector: 'li', description: 'Go' }, { x: 0.5 }),
    ],
    ['click', { selector: 'text=Go on' }, click({ description: 'Go on' }, {})],
    ['click', { xpath: '//a[1]' }, click({ selector: '//a[1]' }, {})],
    ['click', { xpath: 'html/body/a' }, click({ selector: 'xpath=html/body/a' }, {})],
    ['click', { element_id: 'e_a1' }, CLICK],
    [
      'input',
      { selector: '#q', text: 'Tea' },
      { action: 'fill', target: { selector: '#q' }, params: { value: 'Tea' } },
    ],
    ['wait', { time: 2 }, { action: 'wait', target: {}, params: { seconds: 2 } }],
    ['wait', { time: 1500 }, { action: 'wait', target: {}, params: { seconds: 1.5 } }],
    [
      'wait',
      { text: 'Done', timeout: 60_000 },
      { action: 'wait', target: {}, params: { text: 'Done', seconds: 20 } },
    ],
    [
      'navigate',
      { url: 'https://a.example/', wait_until: 'networkidle', timeout: 10_000 },
      {
        action: 'navigate',
        target: {},
        params: { url: 'https://a.example/', waitUntil: 'networkidle', seconds: 10 },
      },
    ],
    [
      'execute_js',
      { script: 'return 1' },
      { action: 'execute_js', target: {}, params: { code: 'return 1' } },
    ],
  ])('%s with %o', (action, params, expected) => {
    expect(planOf(call({ action, action_params: params }))).toEqual({ kind: 'actions', actions: [expected] });
  });

  test('a harmless unknown parameter is told with the result', () => {
    const given = { action: 'click', action_params: { selector: '#go', timeout: 5000 } };
    const result = { success: true, results: [{ success: true, message: 'Clicked.' }], summary: '' };
    expect(wordResult('use_browser', JSON.stringify(given), 'use_browser', result)).toEqual({
      success: true,
      message: 'Clicked.',
      ignored_params: expect.stringMatching(/^timeout: no such parameter of click/u),
    });
  });

  test.each([
    { selector: '#go', index: 2 },
    { selector: '#go', options: { force: true } },
    { selector: '#go', button: 'back' },
    { selector: '#go', click_count: 9 },
    { selector: '#go', x: 12 },
  ])('%o is refused', params => {
    complaint(call({ action: 'click', action_params: params }));
  });
});

describe('what it comes in', () => {
  test.each([
    [
      'the envelope',
      'use_browser',
      { action: 'browser_click', tool: 'browser', parameters: { ref: 'e_a1' } },
    ],
    ['the envelope of "browser"', 'browser', { action: 'browser_click', parameters: { ref: 'e_a1' } }],
    ['no nesting', 'use_browser', { action: 'click', elementId: 'e_a1' }],
    ['a JSON string', 'use_browser', { action: 'click', action_params: '{"elementId":"e_a1"}' }],
    ['another spelling', 'useBrowser', { action: 'browser.click', params: { elementId: 'e_a1', ref: null } }],
  ])('%s', (_form, toolName, given) => {
    expect(planOf(call(given, toolName))).toEqual({ kind: 'actions', actions: [CLICK] });
  });

  test.each([
    { action: 'click', action_params: { raw: '{"elementId":"e_a1"}' } },
    { action: 'click', raw: '{"elementId":"e_a1"}' },
    { action: 'browser_click', tool: 'browser', parameters: { raw: { elementId: 'e_a1' } } },
  ])('parameters under "raw" are refused: %o', given => {
    expect(complaint(call(given))).toMatch(/"raw".*Example: \{/u);
  });
});

describe('what is wrong is named, with an example', () => {
  test.each([
    ['no action', {}, /arguments\.action: expected string.*Example/u],
    ['an unknown one', { action: 'fly' }, /"fly".*help, fill.*switch_tab/u],
    ['no target', { action: 'click' }, /click: name an element.*Example: \{"elementId"/u],
    [
      'no value',
      { action: 'input', action_params: { ref: 'e_1' } },
      /fill: arguments\.value: expected.*Example/u,
    ],
    ['no parameters', { action: 'click', action_params: 'e_a1' }, /action_params: expected object/u],
  ])('%s', (_case, given, expected) => {
    expect(complaint(call(given))).toMatch(expected);
  });
});
