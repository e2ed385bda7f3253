import { normalized } from '../../page/dom/clean-text.ts';
import { composedAncestry } from '../../page/dom/composed-tree.ts';
import { bodyOf, isConnected } from '../../page/dom/native-dom.ts';
import { isSecret } from '../../page/secrets/secrets.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { visibleText } from '../../page/visibility/visible-text.ts';

const LEVELS = 4;

/**
 * Returns a function that tells whether the surroundings of a field newly show a text: tables take the editor of a cell
 * away once it has its value, and show that instead.
 */
export function watchPlace(field: Element): (wanted: string) => boolean {
  const around = [...composedAncestry(field)].slice(1, LEVELS + 1).filter(at => at !== bodyOf(document));
  const before = around.map(textIn);
  return wanted => {
    const text = normalized(wanted);
    if (text === '' || isSecret(field)) return false;
    const isShown = (place: Element) =>
      countIn(textIn(place), text) > countIn(before[around.indexOf(place)] ?? '', text);
    const there = around.filter(isConnected);
    // The row of a field that is still there is not all of its list.
    return (isConnected(field) ? there : there.slice(0, 1)).some(isShown);
  };
}

function textIn(place: Element): string {
  return normalized(visibleText(place, createVisibility(), 2000));
}

function countIn(text: string, part: string): number {
  return text.split(part).length - 1;
}
