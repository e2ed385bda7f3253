/** The names of our extension's operations; a test in the extension keeps the two lists equal. */
const OPERATIONS = [
  'fill',
  'input',
  'fill_form',
  'click',
  'drag',
  'select',
  'check',
  'uncheck',
  'choose_date',
  'upload',
  'scroll',
  'read',
  'extract',
  'extract_links',
  'get_text',
  'highlight',
  'underline',
  'type',
  'press',
  'double_click',
  'hover',
  'focus',
  'navigate',
  'back',
  'forward',
  'reload',
  'open_tab',
  'open',
  'switch_tab',
  'list_tabs',
  'snapshot',
  'wait',
  'close',
  'download',
  'execute_js',
  'screenshot',
  'help',
];

/** Every name under which our extension offers a tool or accepts a call. The list is closed, so logs and metrics may hold them. */
export const OUR_TOOL_NAMES: ReadonlySet<string> = new Set([
  'page_action',
  'request_more_elements',
  'get_selected_text',
  'clear_ai_styles',
  'switch_tab',
  'list_tabs',
  'navigate',
  'use_browser',
  'browser',
  ...OPERATIONS.map(name => `browser_${name}`),
]);

/**
 * The name that a model means, however it spells it: `switchTab`, `Browser.SwitchTab` and `BROWSER_SWITCH_TAB` are all
 * `switch_tab`. Two names that come to the same are one tool in other words.
 */
export function plainToolName(name: string): string {
  const snake = name.replaceAll(/(?<=[a-z0-9])[A-Z]+/gu, letters => `_${letters.toLowerCase()}`);
  return snake.toLowerCase().replace(/^browser[._]/u, '');
}
