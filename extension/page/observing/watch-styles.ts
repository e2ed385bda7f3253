import { topElementAt } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { numberOf } from '../identity/node-numbers.ts';

/** So many points across and down are looked at. */
const GRID = 8;

/**
 * Starts to watch for what only rules of style change, as a page does that becomes dark or hides a part: no element
 * tells of it. Libraries add rules all the time, so that something has to look otherwise too, beyond what was pressed.
 */
export function watchStyles(target: Element): { isChanged(): boolean } {
  const before = { rules: rulesNow(), look: lookNow(target) };
  return { isChanged: () => rulesNow() !== before.rules && lookNow(target) !== before.look };
}

function rulesNow(): string {
  const sheets = [...Array.from(document.styleSheets), ...document.adoptedStyleSheets];
  return sheets.map(sheet => `${sheet.disabled} ${ruleCount(sheet)}`).join('\n');
}

/** Another site's sheet tells only by refusing to be read that its rules are not ours to count. */
function ruleCount(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return -1;
  }
}

function lookNow(target: Element): string {
  const looks: string[] = [];
  for (let index = 0; index < GRID * GRID; index += 1) {
    const x = ((index % GRID) + 0.5) * (innerWidth / GRID);
    const y = (Math.floor(index / GRID) + 0.5) * (innerHeight / GRID);
    const top = topElementAt({ x, y });
    if (top && !isWithin(top, target)) looks.push(lookOf(top));
  }
  return looks.join('\n');
}

function lookOf(element: Element): string {
  const { backgroundColor, backgroundImage, color, opacity } = getComputedStyle(element);
  const { left, top, width, height } = rectOf(element);
  const box = [left, top, width, height].map(Math.round);
  return [numberOf(element), backgroundColor, backgroundImage, color, opacity, ...box].join(' ');
}
