import { OUR_TOOL_NAMES } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { advertisedTools, reservedNames } from './list.ts';
import { parseCall } from './parse-call.ts';
import { type Toolset, toolsetSchema } from './toolset.ts';

/** Whose a name is: protocol.md leaves every name that was not offered to the backend, but for those that we keep. */
function isOurs(name: string, toolset: Toolset): boolean {
  return parseCall(name, '{}', toolset).status !== 'foreign';
}

describe.each(toolsetSchema.options)('with the set %s', toolset => {
  test('offered names are ours', () => {
    for (const { name } of advertisedTools(toolset, true)) expect(isOurs(name, toolset)).toBe(true);
  });

  test.each([
    'use_browser',
    'useBrowser',
    'browser',
    'browser_click',
    'browser_fill_form',
    'browser.navigate',
    'browser.switchTab',
    'browserNavigate',
    'switch_tab',
    'switchTab',
    'browser_help',
  ])('%s is ours, whether it was offered or not', name => {
    expect(isOurs(name, toolset)).toBe(true);
  });

  test('reserved names are ours and not offered', () => {
    const names = reservedNames(toolset, true);
    for (const name of names) expect(isOurs(name, toolset)).toBe(true);
    const offered = advertisedTools(toolset, true).map(({ name }) => name);
    expect(new Set([...offered, ...names]).size).toBe(offered.length + names.length);
    const known = [...offered, ...names];
    expect(known).toEqual(
      expect.arrayContaining(['use_browser', 'switch_tab', 'browser_click', 'browser_input']),
    );
  });

  test('without a readable page, page tools are reserved but not offered', () => {
    const offered = advertisedTools(toolset, false).map(({ name }) => name);
    expect(offered).not.toContain('browser_click');
    const names = reservedNames(toolset, false);
    const all = [...advertisedTools(toolset, true).map(({ name }) => name), ...reservedNames(toolset, true)];
    expect([...offered, ...names].toSorted()).toEqual(all.toSorted());
    for (const name of names) expect(isOurs(name, toolset)).toBe(true);
  });

  test.each(['search_web', 'browser_history', 'browser.fly', 'browse', 'click', 'fill', 'help', 'Navigate'])(
    '%s is the backend’s',
    name => {
      expect(isOurs(name, toolset)).toBe(false);
    },
  );
});

test.each(['page_action', 'request_more_elements', 'get_selected_text', 'clear_ai_styles', 'navigate'])(
  '%s is ours where it is offered, and the backend’s where it is not',
  name => {
    expect(isOurs(name, 'page')).toBe(true);
    expect(isOurs(name, 'use_browser')).toBe(false);
    expect(isOurs(name, 'flat')).toBe(false);
  },
);

test('the names for logs are exactly ours', () => {
  const ours = toolsetSchema.options.flatMap(toolset => [
    ...advertisedTools(toolset, true).map(({ name }) => name),
    ...reservedNames(toolset, true),
  ]);
  expect([...new Set(ours)].toSorted()).toEqual([...OUR_TOOL_NAMES].toSorted());
});
