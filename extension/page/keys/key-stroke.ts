/** One key with the modifiers that are held: the members that a keyboard's events carry. */
export interface KeyStroke {
  key: string;
  /** On a US keyboard; empty for characters that it lacks. */
  code: string;
  /** For old pages and kits. */
  keyCode: number;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Parses `Enter`, `Control+Shift+A` or `?`; undefined for an unknown name. */
export function parseKeyStroke(text: string): KeyStroke | undefined {
  const names = text.length === 1 ? [text] : splitChord(text.trim());
  const last = names.pop();
  const held = names.map(modifierOf);
  if (last === undefined || held.includes(undefined)) return undefined;
  const key = keyOf(last);
  if (key === undefined) return undefined;
  const [ctrlKey, altKey, metaKey] = (['ctrlKey', 'altKey', 'metaKey'] as const).map(name =>
    held.includes(name),
  );
  const isNaturallyShifted = SHIFTED.includes(key) || /^\p{Lu}$/u.test(key);
  const isCommand = ctrlKey || altKey || metaKey;
  const shiftKey = held.includes('shiftKey') || (isNaturallyShifted && !isCommand);
  const shown = shiftKey ? shiftedOf(key) : isCommand ? key.toLowerCase() : key;
  return {
    key: key.length > 1 ? key : shown,
    ...placeOf(key),
    ctrlKey: ctrlKey === true,
    shiftKey,
    altKey: altKey === true,
    metaKey: metaKey === true,
  };
}

export function isMac(): boolean {
  return /mac/iu.test(navigator.platform);
}

export function nameOfStroke({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyStroke): string {
  const held = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', shiftKey && 'Shift'];
  const isShownByKey = key.length === 1 && shiftKey && !ctrlKey && !altKey && !metaKey;
  const names = held.filter(name => name !== false && !(isShownByKey && name === 'Shift'));
  return [
    ...names,
    key === ' ' ? 'Space' : key.length === 1 && names.length > 0 ? key.toUpperCase() : key,
  ].join('+');
}

/** As the keyboard of a driver takes it; only for keys that a US keyboard has. */
export function chordOf({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyStroke): string {
  const held = [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', shiftKey && 'Shift'];
  return [...held.filter(Boolean), key === ' ' ? 'Space' : key].join('+');
}

export function isCharacter({ key, ctrlKey, altKey, metaKey }: KeyStroke): boolean {
  return Array.from(key).length === 1 && !ctrlKey && !altKey && !metaKey;
}

/** The last plus of `Control++` is the key. */
function splitChord(text: string): string[] {
  if (text === '') return [];
  const parts = text.endsWith('+') ? [...text.slice(0, -1).split('+').slice(0, -1), '+'] : text.split('+');
  return parts.map(part => part.trim());
}

function modifierOf(name: string): 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey' | undefined {
  switch (name.toLowerCase()) {
    case 'control':
    case 'ctrl':
      return 'ctrlKey';
    case 'shift':
      return 'shiftKey';
    case 'alt':
    case 'option':
      return 'altKey';
    case 'meta':
    case 'cmd':
    case 'command':
    case 'win':
      return 'metaKey';
    case 'controlormeta':
    case 'cmdorctrl':
    case 'mod':
      return isMac() ? 'metaKey' : 'ctrlKey';
    default:
      return undefined;
  }
}

const NAMED: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
  ContextMenu: 93,
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  return: 'Enter',
  esc: 'Escape',
  del: 'Delete',
  ins: 'Insert',
  space: ' ',
  spacebar: ' ',
  plus: '+',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  回车: 'Enter',
  空格: ' ',
};

function keyOf(name: string): string | undefined {
  if (Array.from(name).length === 1) return name;
  const lower = name.toLowerCase();
  const other = OTHER_NAMES[lower];
  if (other) return other;
  const functionKey = /^f([1-9]|1[0-2])$/u.exec(lower);
  if (functionKey) return lower.toUpperCase();
  return Object.keys(NAMED).find(known => known.toLowerCase() === lower);
}

/** US keyboard: plain and shifted sign, key name, key code. */
const SIGNS: readonly (readonly [plain: string, shifted: string, code: string, keyCode: number])[] = [
  [';', ':', 'Semicolon', 186],
  ['=', '+', 'Equal', 187],
  [',', '<', 'Comma', 188],
  ['-', '_', 'Minus', 189],
  ['.', '>', 'Period', 190],
  ['/', '?', 'Slash', 191],
  ['`', '~', 'Backquote', 192],
  ['[', '{', 'BracketLeft', 219],
  ['\\', '|', 'Backslash', 220],
  [']', '}', 'BracketRight', 221],
  ["'", '"', 'Quote', 222],
];

const DIGITS_SHIFTED = ')!@#$%^&*(';
const SHIFTED = DIGITS_SHIFTED + SIGNS.map(([, shifted]) => shifted).join('');

function shiftedOf(key: string): string {
  if (/^\d$/u.test(key)) return DIGITS_SHIFTED[Number(key)] ?? key;
  return SIGNS.find(([plain]) => plain === key)?.[1] ?? key.toUpperCase();
}

/** Characters on no key come from an input method, with one code for all. */
const INPUT_METHOD = 229;

function placeOf(key: string): Pick<KeyStroke, 'code' | 'keyCode'> {
  const named = NAMED[key];
  if (named !== undefined) return { code: key, keyCode: named };
  const functionKey = /^F(\d+)$/u.exec(key)?.[1];
  if (functionKey) return { code: key, keyCode: 111 + Number(functionKey) };
  if (key === ' ') return { code: 'Space', keyCode: 32 };
  const letter = key.toUpperCase();
  if (/^[A-Z]$/u.test(letter)) return { code: `Key${letter}`, keyCode: letter.charCodeAt(0) };
  const digit = /^\d$/u.test(key) ? Number(key) : DIGITS_SHIFTED.indexOf(key);
  if (digit >= 0) return { code: `Digit${digit}`, keyCode: 48 + digit };
  const sign = SIGNS.find(([plain, shifted]) => plain === key || shifted === key);
  return sign ? { code: sign[2], keyCode: sign[3] } : { code: '', keyCode: INPUT_METHOD };
}
