import { expect, test } from 'vitest';
import { plainToolName } from './tool-names.ts';

test.each([
  ['switch_tab', 'switch_tab'],
  ['switchTab', 'switch_tab'],
  ['browser.switchTab', 'switch_tab'],
  ['browser.switch_tab', 'switch_tab'],
  ['browser_switch_tab', 'switch_tab'],
  ['browserSwitchTab', 'switch_tab'],
  ['browser.execute_js', 'execute_js'],
  ['executeJS', 'execute_js'],
  ['Navigate', 'navigate'],
  ['SwitchTab', 'switch_tab'],
  ['GET_TEXT', 'get_text'],
  ['BROWSER_CLICK', 'click'],
  ['Browser.GetText', 'get_text'],
  ['use_browser', 'use_browser'],
  ['browser', 'browser'],
])('%s means %s', (spelled, name) => {
  expect(plainToolName(spelled)).toBe(name);
});
