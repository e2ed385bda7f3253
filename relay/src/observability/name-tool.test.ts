import { expect, test } from 'vitest';
import { nameTool } from './relay-observer.ts';

const named = (name: string, place: 'browser' | 'server'): string =>
  nameTool({ id: 'tool_1', name, arguments: '{}', place });

test.each([
  'page_action',
  'use_browser',
  'browser',
  'switch_tab',
  'navigate',
  'browser_click',
  'browser_help',
])('the tool %s of our extension has its name', name => {
  expect(named(name, 'browser')).toBe(name);
});

test.each(['browser_secret', 'useBrowser', 'constructor', 'click', 'ann@example.com'])(
  'what a client calls %s does not, since it may call it anything',
  name => {
    expect(named(name, 'browser')).toBe('other');
  },
);

test('those of the relay are its own', () => {
  expect(named('current_time', 'server')).toBe('current_time');
});
