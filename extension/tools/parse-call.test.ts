import { describe, expect, test } from 'vitest';
import { wordForModel } from '../messages/word-message.ts';
import { operations } from '../operations/list.ts';
import { advertisedTools, findTool, reservedNames } from './list.ts';
import { parseCall } from './parse-call.ts';
import { toolsetSchema } from './toolset.ts';

const FILL = { action: 'fill', target: { elementId: 'e_a1' }, params: { value: 'x' } };

function parse(given: unknown) {
  return parseCall('page_action', typeof given === 'string' ? given : JSON.stringify(given));
}

function complaint(given: unknown): string {
  const call = parse(given);
  if (call.status !== 'invalid') throw new Error('It was accepted.');
  expect(call.failure.type).toBe('InvalidArgument');
  return wordForModel(call.failure.message, 'en');
}

test('leaves a foreign name to the backend', () => {
  expect(parseCall('search_web', '{}')).toEqual({ status: 'foreign' });
});

test('a call becomes a plan', () => {
  expect(parse({ actions: [FILL] })).toMatchObject({
    status: 'ready',
    tool: { name: 'page_action', effect: 'reads' },
    plan: { kind: 'actions', actions: [FILL] },
  });
  expect(parseCall('get_selected_text', '')).toMatchObject({ plan: { kind: 'read-selection' } });
  expect(parseCall('clear_ai_styles', '{}')).toMatchObject({ plan: { kind: 'clear-marks' } });
  expect(parseCall('request_more_elements', '{"elementType":"button","region":null}')).toMatchObject({
    plan: { kind: 'find-more', query: { elementType: 'button' } },
  });
});

describe('what models send is put right', () => {
  test.each([
    ['one action for a list', { actions: FILL }],
    ['a JSON string of the list', { actions: JSON.stringify([FILL]) }],
    ['a JSON string of one action', { actions: JSON.stringify(FILL) }],
    ['the action itself', FILL],
    ['null for what is left out', { actions: [{ ...FILL, target: { elementId: 'e_a1', selector: null } }] }],
    ['unknown keys', { actions: [{ ...FILL, why: 'because' }], thought: 'so' }],
  ])('%s', (_form, given) => {
    expect(parse(given)).toMatchObject({ status: 'ready', plan: { actions: [FILL] } });
  });

  test.each([12, true, 'x'])('the value %s', value => {
    expect(parse({ actions: [{ ...FILL, params: { value } }] }).status).toBe('ready');
  });
});

describe('what is wrong is named, with an example', () => {
  test.each([
    ['no JSON', '{"actions": [', /not valid JSON/u],
    ['no list', {}, /arguments\.actions: expected array.*Example/u],
    ['an empty list', { actions: [] }, /arguments\.actions: expected at least 1/u],
    [
      'too many',
      { actions: Array.from({ length: 51 }, () => FILL) },
      /arguments\.actions: expected at most 50/u,
    ],
    [
      'an unknown action',
      { actions: [{ ...FILL, action: 'fly' }] },
      /arguments\.actions\[0\]\.action: expected one of fill, click/u,
    ],
    [
      'a wrong direction',
      { actions: [{ action: 'scroll', params: { direction: 'left' } }] },
      /direction: expected one of up, down/u,
    ],
    [
      'a missing value',
      { actions: [FILL, { ...FILL, params: {} }] },
      /params\.value: expected string or number or boolean.*Example/u,
    ],
    [
      'a missing target',
      { actions: [{ action: 'click' }] },
      /actions\[0\]\.target: "click" needs a target.*Example/u,
    ],
  ])('%s', (_case, given, expected) => {
    expect(complaint(given)).toMatch(expected);
  });
});

describe('what is advertised', () => {
  test('is always the same, in the order of the list', () => {
    expect(JSON.stringify(advertisedTools('page', true))).toBe(JSON.stringify(advertisedTools('page', true)));
    expect(advertisedTools('page', true).map(({ name }) => name)).toEqual([
      'page_action',
      'request_more_elements',
      'get_selected_text',
      'clear_ai_styles',
      'switch_tab',
      'list_tabs',
      'navigate',
      'browser_wait',
      'browser_download',
    ]);
  });

  test('has screenshots only for a model that takes pictures', () => {
    const names = advertisedTools('page', true, { takesPictures: true }).map(({ name }) => name);
    expect(names.at(-1)).toBe('browser_screenshot');
    expect(reservedNames('page', true)).toContain('browser_screenshot');
    expect(reservedNames('page', true, { takesPictures: true })).not.toContain('browser_screenshot');
  });

  test('without a readable page, has only the tools that need none', () => {
    expect(advertisedTools('page', false).map(({ name }) => name)).toEqual([
      'switch_tab',
      'list_tabs',
      'navigate',
      'browser_wait',
      'browser_download',
    ]);
  });

  test('has an object at the root of every schema, and a description', () => {
    for (const toolset of toolsetSchema.options) {
      for (const { name, description, parameters } of advertisedTools(toolset, true)) {
        expect(parameters).toMatchObject({ type: 'object' });
        expect(description.length).toBeGreaterThan(20);
        expect(findTool(name, toolset)).toBeDefined();
      }
    }
  });

  test('offers to call a tool of the page last, and only where the page offers some', () => {
    for (const toolset of toolsetSchema.options) {
      const namesWith = (hasPageTools: boolean): string[] =>
        advertisedTools(toolset, true, { hasPageTools }).map(({ name }) => name);
      expect(JSON.stringify(advertisedTools(toolset, true))).not.toContain('call_page_tool');
      expect(namesWith(true)).toEqual([...namesWith(false), 'browser_call_page_tool']);
      expect(reservedNames(toolset, true)).toContain('browser_call_page_tool');
    }
  });

  test('names every operation on a page', () => {
    const names = operations
      .filter(({ inBrowser, isShorthand, callsPageTool }) => !inBrowser && !isShorthand && !callsPageTool)
      .map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fill', 'click', 'select', 'check', 'scroll', 'read']));
    expect(JSON.stringify(advertisedTools('page', true)[0]?.parameters)).toContain(
      `"enum":${JSON.stringify(names)}`,
    );
  });
});
