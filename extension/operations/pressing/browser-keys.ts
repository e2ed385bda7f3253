import { type MessageText, message } from '../../messages/message.ts';
import { isMac, type KeyStroke } from '../../page/keys/key-stroke.ts';

/** Why a key is only the person's to press; undefined for one that a page gets. */
export function onlyByHand(stroke: KeyStroke): MessageText | undefined {
  const { ctrlKey, altKey, metaKey } = stroke;
  const isCommand = isMac() ? metaKey : ctrlKey;
  const key = stroke.key.toLowerCase();
  if (isCommand && !altKey && CLIPBOARD.includes(key)) return message('key.clipboard');
  if (isCommand && BROWSER_CHORDS.includes(key)) return message('key.browser');
  if (altKey && ALT_CHORDS.includes(key)) return message('key.browser');
  if (metaKey && !isMac()) return message('key.browser');
  if (BROWSER_KEYS.includes(key) || (key === 'f10' && stroke.shiftKey)) return message('key.browser');
  return undefined;
}

const CLIPBOARD = ['c', 'x', 'v', 'insert'];
/** Windows, tabs, history, zoom, printing, the address bar and the tools of a developer. */
const BROWSER_CHORDS = [...'tnwrlpqhju0+-=', 'tab', 'f4', 'f5', 'pageup', 'pagedown'];
const ALT_CHORDS = ['f4', 'd', 'f', 'e', 'home', 'arrowleft', 'arrowright'];
const BROWSER_KEYS = ['f1', 'f3', 'f5', 'f6', 'f7', 'f11', 'f12', 'contextmenu'];
