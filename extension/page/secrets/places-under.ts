import { isMatching, textOf } from '../dom/native-dom.ts';
import { namesSecretItself } from './secret-words.ts';
import { CELLS } from './shown-values.ts';

/** A longer text is no name of a value. */
export const MAX_HEADING_LENGTH = 56;

/** What a heading is about; `isSure` where markup says so, and even a plain word is a value. */
interface Places {
  isSure: boolean;
  places: Element[];
}

export function placesUnder(heading: Element): Places {
  const cell = heading.closest(CELLS);
  if (cell && textOf(cell).trim().length <= MAX_HEADING_LENGTH)
    return { isSure: isMatching(cell, HEADING_CELLS) || isInFirstRow(cell), places: [...cellsOf(cell)] };
  const term = heading.closest('dt, [role=term]');
  if (term) return { isSure: true, places: definitionsOf(term) };
  const outer = alone(heading);
  if (isMatching(outer, 'caption'))
    return { isSure: false, places: outer.parentElement ? [outer.parentElement] : [] };
  const choices = choicesAfter(outer);
  if (choices.length > 0) return { isSure: false, places: choices };
  const following = [...siblingsAfter(outer, heading.closest(HEADINGS) ? MAX_AFTER_HEADING : 1)];
  const isLabel =
    (isMatching(heading, LABELS) && following[0]?.firstElementChild === null) || isOnlyLabel(outer);
  return { isSure: isLabel, places: following };
}

/** The name of a secret and nothing else, in a box with nothing but its value: a row of a list of properties. */
function isOnlyLabel(label: Element): boolean {
  const name = textOf(label).trim();
  const value = label.nextElementSibling;
  return (
    value !== null &&
    !value.nextElementSibling &&
    !label.previousElementSibling &&
    !isMatching(label, HEADINGS) &&
    name.split(/\s+/u).length <= MAX_WORDS_OF_LABEL &&
    namesSecretItself(name) &&
    label.localName === value.localName &&
    !/\s/u.test(textOf(value).trim())
  );
}

const MAX_WORDS_OF_LABEL = 3;

/** The radio buttons and other choices after a legend or a text, up to the next of these. */
function choicesAfter(heading: Element): Element[] {
  const choices: Element[] = [];
  let next = heading.nextElementSibling;
  for (
    ;
    next && choices.length < MAX_CHOICES && !isMatching(next, `${HEADINGS}, legend, p`);
    next = next.nextElementSibling
  )
    if (isMatching(next, CHOICES)) choices.push(next);
    else if (isMatching(next, ':has(> label input[type=radio], > [role=radio])'))
      choices.push(...next.children);
  return choices;
}

const CHOICES = 'label:has(> input[type=radio]), [role=radio]';
const MAX_CHOICES = 30;

const LABELS = 'label, strong, b, [class*="label" i], [class*="title" i]';
const MAX_AFTER_HEADING = 6;
/** What has names of its own for its values. */
const OTHER_NAMES = 'dl, form, nav';

/** Up to the next heading. */
function* siblingsAfter(element: Element, most: number): Generator<Element> {
  let next = element.nextElementSibling;
  for (let left = most; next && left > 0 && !isMatching(next, HEADINGS); left -= 1) {
    if (!isMatching(next, OTHER_NAMES)) yield next;
    next = next.nextElementSibling;
  }
}

const HEADING_CELLS = 'th, td:first-child:nth-last-child(2), [role=columnheader], [role=rowheader]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

function definitionsOf(term: Element): Element[] {
  const definitions: Element[] = [];
  let next = term.nextElementSibling;
  for (; next && !isMatching(next, 'dt, [role=term]'); next = next.nextElementSibling) definitions.push(next);
  return definitions;
}

/** The box that holds nothing but this element: a label in a box of its own stands before the box of the value. */
function alone(heading: Element): Element {
  let outer = heading;
  for (let level = 0; level < MAX_BOXES; level += 1) {
    const { parentElement } = outer;
    if (!parentElement || outer.nextElementSibling) break;
    if (textOf(parentElement).trim().length > MAX_HEADING_LENGTH) break;
    outer = parentElement;
  }
  return outer;
}

const MAX_BOXES = 3;

/** The rest of the row, and for a column heading the cells below. */
function* cellsOf(heading: Element): Generator<Element> {
  const row = heading.closest('tr, [role=row]');
  const table = row?.closest('table, [role=table], [role=grid], [role=treegrid]');
  if (!row || !table) return;
  const cells = [...row.children];
  const at = cells.indexOf(heading);
  const isColumn =
    cells.filter(cell => isMatching(cell, 'th, [role=columnheader]')).length > 1 ||
    cells.length === 1 ||
    isInFirstRow(heading);
  if (!isColumn) return yield* cells.slice(at + 1);
  for (const other of [...table.querySelectorAll('tr, [role=row]')].slice(0, MAX_ROWS)) {
    const cell = other.children[at];
    if (cell && other !== row) yield cell;
  }
}

const MAX_ROWS = 500;

/** After the first cell of a first row, as a table without markup for headings has them. */
function isInFirstRow(cell: Element): boolean {
  const row = cell.closest('tr, [role=row]');
  const isFirst = row?.closest('table, [role=table], [role=grid]')?.querySelector('tr, [role=row]') === row;
  return isFirst && cell.previousElementSibling !== null;
}
