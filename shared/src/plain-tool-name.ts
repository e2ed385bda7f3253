/**
 * The name that a model means, however it spells it: `switchTab`, `browser.switchTab` and `browser_switch_tab` are all
 * `switch_tab`. Two names that come to the same are one tool in other words.
 */
export function plainToolName(name: string): string {
  const snake = name.replaceAll(/(?<=[a-z0-9])[A-Z]+/gu, letters => `_${letters.toLowerCase()}`);
  return snake.replace(/^browser[._]/u, '');
}
