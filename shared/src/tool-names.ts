/**
 * The name that a model means, however it spells it: `switchTab`, `Browser.SwitchTab` and `BROWSER_SWITCH_TAB` are all
 * `switch_tab`. Two names that come to the same are one tool in other words.
 */
export function plainToolName(name: string): string {
  const snake = name.replaceAll(/(?<=[a-z0-9])[A-Z]+/gu, letters => `_${letters.toLowerCase()}`);
  return snake.toLowerCase().replace(/^browser[._]/u, '');
}
