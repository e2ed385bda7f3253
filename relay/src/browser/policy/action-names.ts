/** What a session does of the extension's operations, by its own names. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  open: 'navigate',
  ...named(['back', 'forward', 'reload']),
  ...named(['click', 'fill', 'type', 'press', 'hover', 'focus', 'drag']),
  ...named(['select', 'check', 'uncheck', 'choose_date', 'select_text', 'upload']),
  dblclick: 'double_click',
  ...named(['scroll', 'wait', 'read', 'extract', 'extract_links', 'highlight', 'underline']),
  scrollIntoView: 'scroll',
  getText: 'get_text',
  ...named(['navigate', 'double_click', 'get_text']),
};

function named(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, name]));
}

/** The actions that only look at an element, or count some. */
export const INSPECTED = [
  ...(['isVisible', 'isEnabled', 'isChecked', 'getInputValue', 'getInnerHTML', 'getAttribute'] as const),
  'getCount',
] as const;

/** What has a route of its own. */
const LOOKS: readonly string[] = ['snapshot', 'screenshot'];

/** The one name of what a session does, for rules about it. Undefined for what none does. */
export function operationNamed(name: string): string | undefined {
  if (Object.hasOwn(OPERATIONS, name)) return OPERATIONS[name];
  return [...LOOKS, ...INSPECTED].includes(name) ? name : undefined;
}
