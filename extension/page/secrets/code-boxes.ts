import { composedParent } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isInput, isSelect } from '../dom/element-types.ts';
import { attributeOf, isMatching, localNameOf, textOf } from '../dom/native-dom.ts';

/** Boxes of single characters that make a code. */
const FEWEST_BOXES = 3;
const MOST_BOXES = 12;

/** The boxes share a parent, or have a wrapper each. */
const LEVELS = 3;

/**
 * Whether a field is one of neighbouring boxes that hold one character each, as of a one-time code or of a memorable word,
 * whatever they are called; fields with names of their own between them, such as quantities, are none.
 */
export function isCodeBox(field: Element): boolean {
  if (isInput(field) && field.maxLength === 1) return hasMarkedBoxes(field);
  if (!holdsOneSign(field)) return false;
  const run = runAround(field, MOST_BOXES, other => signsIn(other) <= 1);
  return run.length >= FEWEST_BOXES && areUnnamed(run);
}

/** Whether a field holds one word of a phrase for recovery, in a grid of such fields. */
export function isPhraseBox(field: Element): boolean {
  if (!isInput(field) || !WORD.test(field.value)) return false;
  const run = runAround(
    field,
    MOST_WORDS,
    other => isInput(other) && (other.value === '' || WORD.test(other.value)),
  );
  return run.length >= FEWEST_WORDS && areUnnamed(run);
}

const WORD = /^\s*\p{L}{3,10}\s*$/u;
const FEWEST_WORDS = 11;
const MOST_WORDS = 24;

function hasMarkedBoxes(field: Element): boolean {
  let around = composedParent(field);
  for (let level = 0; around && level < LEVELS; level += 1) {
    if (Element.prototype.querySelectorAll.call(around, 'input[maxlength="1"]').length >= FEWEST_BOXES)
      return true;
    around = composedParent(around);
  }
  return false;
}

function holdsOneSign(field: Element): boolean {
  return signsIn(field) === 1;
}

/** Infinite for what is no box. */
function signsIn(field: Element): number {
  if (isInput(field))
    return BOX_TYPES.test(field.type) ? field.value.trim().length : Number.POSITIVE_INFINITY;
  if (isSelect(field)) return textOf(field.selectedOptions[0] ?? field).trim().length;
  return isEditorHost(field) ? textOf(field).trim().length : Number.POSITIVE_INFINITY;
}

const BOX_TYPES = /^(?:text|tel|number|password)$/u;

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable]';

/** The neighbouring fields that are alike, in the smallest box that holds several. None where there are more than `most`. */
function runAround(field: Element, most: number, isAlike: (other: Element) => boolean): Element[] {
  let around = composedParent(field);
  for (let level = 0; around && level < LEVELS; level += 1) {
    const [before, after] = [
      fieldsFrom(field, around, 'previousNode'),
      fieldsFrom(field, around, 'nextNode'),
    ];
    if (before.length + 1 + after.length >= FEWEST_BOXES) {
      const isOfKind = (other: Element) => localNameOf(other) === localNameOf(field) && isAlike(other);
      const run = [...whileTrue(before, isOfKind).reverse(), field, ...whileTrue(after, isOfKind)];
      return run.length > most ? [] : run;
    }
    around = composedParent(around);
  }
  return [];
}

/** The nearest first, and not all: a form may have thousands. */
function fieldsFrom(field: Element, around: Element, step: 'previousNode' | 'nextNode'): Element[] {
  const walker = Document.prototype.createTreeWalker.call(document, around, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = field;
  const fields: Element[] = [];
  for (let left = MAX_LOOKED_AT; left > 0 && fields.length <= MOST_WORDS; left -= 1) {
    const node = walker[step]();
    if (!node) break;
    if (isElement(node) && isMatching(node, FIELDS)) fields.push(node);
  }
  return fields;
}

function whileTrue(fields: readonly Element[], isWanted: (field: Element) => boolean): Element[] {
  const end = fields.findIndex(field => !isWanted(field));
  return end < 0 ? [...fields] : fields.slice(0, end);
}

/** Elements on either side. */
const MAX_LOOKED_AT = 300;

/** Nothing but numbers, or words for signs, tells the fields apart. */
function areUnnamed(run: readonly Element[]): boolean {
  const names = new Set(
    run.map(box =>
      ownName(box)
        .replace(/[\d\s]+/gu, ' ')
        .trim(),
    ),
  );
  if (names.size > 1) return false;
  return run.every((box, index) => {
    const next = run[index + 1];
    return !next || !isNaming(textBetween(box, next));
  });
}

function ownName(field: Element): string {
  return attributeOf(field, 'aria-label') ?? attributeOf(field, 'placeholder') ?? '';
}

function isNaming(text: string): boolean {
  return /\p{L}/u.test(text.replace(SIGNS, ' '));
}

/** "Character 2", "3rd letter", "Zeichen 4", "Word 5". */
const SIGNS =
  /\d+(?:st|nd|rd|th|er?|\.|º|ª)?(?!\p{L})|(?<!\p{L})(?:char(?:acter)?s?|letters?|digits?|positions?|box|words?|no|nr|zeichen|buchstabe|stelle|ziffer|wort|caract[eè]res?|lettres?|chiffres?|mots?|car[aá]cter|letr?[ae]s?|d[ií]gito|palabra|caratter[ei]|cifra|parola|teken|cijfer|woord|znak|litera|cyfra|merkki|tegn|tecken|символ|буква|цифра)(?!\p{L})|[第位字]|文字目|번째|글자/giu;

function textBetween(one: Element, other: Element): string {
  const range = document.createRange();
  range.setStartAfter(one);
  range.setEndBefore(other);
  return range.toString().slice(0, MAX_BETWEEN);
}

const MAX_BETWEEN = 200;
