import { expect, test } from 'vitest';
import { isOurToolName } from './tool-names.ts';

test.each([
  'page_action',
  'pageAction',
  'PAGE-ACTION',
  'browser.click',
  'browser_call_page_tool',
  'Navigate',
])('%s could be taken for a tool of ours', name => expect(isOurToolName(name)).toBe(true));

test.each(['add_to_cart', 'search', 'page_actions', 'fill', 'checkout'])(
  '%s is the own name of a page',
  name => expect(isOurToolName(name)).toBe(false),
);
