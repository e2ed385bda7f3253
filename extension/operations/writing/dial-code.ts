import { composedAncestry } from '../../page/dom/composed-tree.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';
import { digitsOf } from './same-content.ts';

const LEVELS = 4;
const MAX_TEXT = 80;

/** A field of phone numbers may show the country's code beside it: `+49` and then `30 901820`. */
export function isDialledBeside(field: Element, now: string, wanted: string): boolean {
  const [shown, asked] = [digitsOf(now), digitsOf(wanted)];
  if (shown === undefined || asked === undefined || !wanted.trim().startsWith('+')) return false;
  if (shown.length < FEWEST_DIGITS || !asked.endsWith(shown)) return false;
  const code = new RegExp(`\\+${asked.slice(0, -shown.length)}(?!\\d)`, 'u');
  const visibility = createVisibility();
  return [...composedAncestry(field)]
    .slice(1, LEVELS)
    .some(box => code.test(visibleText(box, visibility, MAX_TEXT)));
}

const FEWEST_DIGITS = 5;
