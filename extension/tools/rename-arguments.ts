import type { RegisteredOperation } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { isFilled, type RawArguments } from './unwrap-arguments.ts';

type Renamed = Partial<Record<RegisteredOperation['name'], Readonly<Record<string, string>>>>;

/** Names that other tools for browsers give to our parameters, by operation; of several, the first counts. */
const PARAMS: Readonly<Renamed> = {
  click: { clicks: 'clickCount' },
  fill: { text: 'value' },
  type: { text: 'value' },
  select: { text: 'value', option: 'value', label: 'value' },
  press: { keys: 'key' },
  extract: { type: 'what' },
  navigate: { timeout: 'seconds' },
  wait: { time: 'seconds', timeout: 'seconds' },
  execute_js: { script: 'code' },
};

/** Longer waits are not possible, so larger numbers are milliseconds. */
const MOST_SECONDS = 60;

/** `click_count` is `clickCount`, and `script` the `code` of `execute_js`. A parameter that is given by its own name stays. */
export function renameParams(
  { name }: ListedOperation,
  own: readonly string[],
  raw: RawArguments,
): RawArguments {
  const names: Readonly<Record<string, string>> =
    Object.entries(PARAMS).find(([operation]) => operation === name)?.[1] ?? {};
  const renamed = { ...raw };
  const order = [...Object.keys(names), ...Object.keys(raw)];
  for (const key of order) {
    const ours = names[key] ?? camelCase(key);
    const isOther = !own.includes(key) && own.includes(ours);
    if (!isOther || !isFilled(renamed[key]) || isFilled(renamed[ours])) continue;
    const value = renamed[key];
    delete renamed[key];
    renamed[ours] = ours === 'seconds' ? inSeconds(value) : value;
  }
  return renamed;
}

/** Names of a target's keys. A visible text is a description; XPath is a selector that begins with `/`, `(` or `xpath=`. */
export function renameTarget(own: readonly string[], raw: RawArguments): RawArguments {
  const renamed = { ...raw };
  const move = (key: string, ours: string, value = renamed[key]): void => {
    if (own.includes(key) || !isFilled(renamed[key])) return;
    delete renamed[key];
    renamed[ours] = value;
  };
  if (!isFilled(renamed.elementId)) move('element_id', 'elementId');
  if (!isFilled(renamed.selector)) {
    for (const key of ['css_selector', 'cssSelector', 'css']) move(key, 'selector');
    const { xpath } = renamed;
    move('xpath', 'selector', typeof xpath === 'string' ? asXPath(xpath) : xpath);
  }
  move('text', 'description');
  const [, text] = /^text=(.+)$/su.exec(String(renamed.selector ?? '')) ?? [];
  if (text !== undefined) move('selector', 'description', text);
  return renamed;
}

function asXPath(path: string): string {
  return /^\s*(?:xpath=|[/(])/u.test(path) ? path : `xpath=${path}`;
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/gu, (_match, letter: string) => letter.toUpperCase());
}

function inSeconds(value: unknown): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number > MOST_SECONDS ? Math.min(number / 1_000, 20) : value;
}
