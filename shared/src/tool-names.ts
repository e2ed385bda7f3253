/**
 * Normalizes the spelling of a tool name: `switchTab`, `Browser.SwitchTab` and `BROWSER_SWITCH_TAB` are all `switch_tab`.
 */
export function plainToolName(name: string): string {
  const snake = name.replaceAll(/(?<=[a-z0-9])[A-Z]+/gu, letters => `_${letters.toLowerCase()}`);
  return snake.toLowerCase().replace(/^browser[._]/u, '');
}
