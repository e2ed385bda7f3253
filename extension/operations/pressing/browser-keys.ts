import type { Bilingual } from '@assent/shared';
import { isMac, type KeyStroke } from '../../page/keys/key-stroke.ts';

/** Why a key is only the person's to press; undefined for one that a page gets. */
export function onlyByHand(stroke: KeyStroke): Bilingual | undefined {
  const { ctrlKey, altKey, metaKey } = stroke;
  const isCommand = isMac() ? metaKey : ctrlKey;
  const key = stroke.key.toLowerCase();
  if (isCommand && !altKey && CLIPBOARD.includes(key)) return BY_HAND.clipboard;
  if (isCommand && BROWSER_CHORDS.includes(key)) return BY_HAND.browser;
  if (altKey && ALT_CHORDS.includes(key)) return BY_HAND.browser;
  if (metaKey && !isMac()) return BY_HAND.browser;
  if (BROWSER_KEYS.includes(key) || (key === 'f10' && stroke.shiftKey)) return BY_HAND.browser;
  return undefined;
}

const CLIPBOARD = ['c', 'x', 'v', 'insert'];
/** Windows, tabs, history, zoom, printing, the address bar and the tools of a developer. */
const BROWSER_CHORDS = [...'tnwrlpqhju0+-=', 'tab', 'f4', 'f5', 'pageup', 'pagedown'];
const ALT_CHORDS = ['f4', 'd', 'f', 'e', 'home', 'arrowleft', 'arrowright'];
const BROWSER_KEYS = ['f1', 'f3', 'f5', 'f6', 'f7', 'f11', 'f12', 'contextmenu'];

const BY_HAND = {
  clipboard: {
    zh: '复制、剪切和粘贴会用到系统剪贴板，只能亲手按这个键。要写入文字请用 fill 或 type，要读取请用 read。',
    en: "Copying, cutting and pasting use the system's clipboard, so this key can be pressed by hand only. Use fill or type to put text in, and read to get it.",
  },
  browser: {
    zh: '这个键由浏览器或系统处理，网页收不到，所以没有执行。需要亲手按下，然后继续。',
    en: 'The browser or the system answers this key, and no page gets it, so nothing was done. It has to be pressed by hand; go on from there afterwards.',
  },
} as const satisfies Record<string, Bilingual>;
