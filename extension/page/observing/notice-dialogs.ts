import { rectOf } from '../dom/box.ts';
import { cleanText } from '../dom/clean-text.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { shortName } from '../naming/short-name.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

const MAX_NOTICE = 300;
const FIELDS = 'input:not([type=hidden], [type=button], [type=submit]), select, textarea, [contenteditable]';
/** What a drawer or a window of the page lists. */
const CONTENT = 'li, tr, dd, iframe, form';
/** Of the window's height: a notice stands in it, and a drawer fills it. */
const HIGHEST = 0.6;
const BUTTONS = 'button, [role=button], a[href], input:is([type=button], [type=submit])';

/** The words of a dialog that only says something: without fields or lists, and with a single way on. Undefined for others. */
export function noticeIn(dialog: Element): string | undefined {
  const visibility = createVisibility();
  const seen = (selector: string) => [...queryAllIn(dialog, selector)].filter(each => visibility.sees(each));
  if (seen(`${FIELDS}, ${CONTENT}`).length > 0 || rectOf(dialog).height > innerHeight * HIGHEST)
    return undefined;
  if (seen(BUTTONS).filter(isWayOn).length !== 1) return undefined;
  const text = cleanText(visibleText(dialog, visibility, MAX_NOTICE + 1));
  return text.length > MAX_NOTICE ? undefined : text;
}

/** Other than the cross in the corner. */
function isWayOn(button: Element): boolean {
  const name = shortName(button);
  return /\p{L}{2}/u.test(name) && !/^(?:<|close|dismiss|关闭)/iu.test(name);
}
