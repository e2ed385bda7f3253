import { composedParent, firstChildren } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { attributeOf, elementById, isMatching, nextSiblingOf, previousSiblingOf } from '../dom/native-dom.ts';
import { columnHeadingOf, labelsOf } from '../dom/native-name.ts';

/** Texts that tell a field's purpose, the surest first. Raw and perhaps hidden: for judging only, never handed out. */
export function* wordsAbout(field: Element): Generator<string> {
  yield* attributesOf(field, PROGRAMMERS_NAMES);
  const labels = ownLabels(field);
  yield* labels;
  yield* attributesOf(field, ['placeholder', 'aria-placeholder', 'title']);
  yield* referencedTexts(field, 'aria-describedby');
  yield* wordsOnWrapper(field);
  // Text around a labelled field may be about another.
  if (!labels.some(label => /\p{L}/u.test(label))) yield* wordsAround(field);
}

/** The texts that name a field's kind. Without classes and boxes, which are about looks or about several fields. */
export function* labelWords(field: Element): Generator<string> {
  const labels = ownLabels(field);
  yield* labels;
  yield* attributesOf(field, ['placeholder', 'aria-placeholder', 'title']);
  if (!labels.some(label => /\p{L}/u.test(label))) yield* wordsAround(field);
  yield* attributesOf(field, PROGRAMMERS_NAMES).filter(words => words !== attributeOf(field, 'class'));
}

export function ownLabels(field: Element): string[] {
  return [
    ...attributesOf(field, ['aria-label', 'aria-roledescription']),
    ...labelsOf(field).map(label => textWithout(label, FIELDS)),
    ...referencedTexts(field, 'aria-labelledby'),
  ];
}

const PROGRAMMERS_NAMES = [
  'name',
  'id',
  'class',
  'data-testid',
  'data-test',
  'data-name',
  'data-field',
  'formcontrolname',
  'ng-model',
  'v-model',
];

function attributesOf(element: Element, names: readonly string[]): string[] {
  return names.map(name => attributeOf(element, name) ?? '').filter(Boolean);
}

function referencedTexts(field: Element, attribute: string): string[] {
  const ids = (attributeOf(field, attribute) ?? '').split(/\s+/u).filter(Boolean);
  return ids
    .map(id => elementById(field, id))
    .filter(label => label !== null)
    .flatMap(label => [...attributesOf(label, ['aria-label']), textOf(label)]);
}

function textOf(node: Node): string {
  return isElement(node) || isText(node) ? (node.textContent ?? '').trim() : '';
}

const FIELDS = 'input:not([type=hidden]), select, textarea, [contenteditable], [role=textbox]';

function holdsField(element: Element): boolean {
  return isMatching(element, FIELDS) || Element.prototype.querySelector.call(element, FIELDS) !== null;
}

const WRAPPER_LEVELS = 2;

/** The box drawn around one field, with the eye that shows a password: "Hide password", `toggle-password`. */
function* wordsOnWrapper(field: Element): Generator<string> {
  let wrapper = composedParent(field);
  for (let level = 0; wrapper && level < WRAPPER_LEVELS; level += 1) {
    if (isMatching(wrapper, 'body, form') || holdsSeveralFields(wrapper)) return;
    // The only field of a forgotten-password page is for an address.
    yield* attributesOf(wrapper, ['class', 'data-testid']).filter(words => !/forg[oe]t|reset/iu.test(words));
    for (const eye of Element.prototype.querySelectorAll.call(wrapper, EYES))
      yield* [...attributesOf(eye, EYE_ATTRIBUTES), textOf(eye)].filter(isOfAnEye);
    wrapper = composedParent(wrapper);
  }
}

/** Stops at the second: a wrapper may hold a whole table of fields. */
function holdsSeveralFields(wrapper: Element): boolean {
  const walker = Document.prototype.createTreeWalker.call(document, wrapper, NodeFilter.SHOW_ELEMENT);
  let fields = 0;
  for (let steps = 0; fields < 2 && steps < MAX_IN_WRAPPER; steps += 1) {
    const element = walker.nextNode();
    if (!element) return false;
    if (isElement(element) && isMatching(element, FIELDS)) fields += 1;
  }
  return true;
}

/** A larger box is not drawn for a field. */
const MAX_IN_WRAPPER = 1000;

/** Other buttons beside a field may concern another secret: a phone number's sends a code. */
function isOfAnEye(words: string): boolean {
  return /show|hide|toggle|visib|eye|reveal|显示|隐藏|查看/iu.test(words);
}

const EYE_ATTRIBUTES = ['aria-label', 'title', 'class', 'data-testid'];
const EYES = 'button, [role=button], [class*="toggle" i], [class*="eye" i], [class*="visib" i]';

/** How far up a field's label may stand beside it: cell, row, box around both. */
const AROUND_LEVELS = 3;

function* wordsAround(field: Element): Generator<string> {
  yield* columnHeading(field);
  let at = field;
  for (let level = 0; level < AROUND_LEVELS; level += 1) {
    const parent = composedParent(at);
    if (!parent) return;
    const nearest = textAlong(at, previousSiblingOf, MAX_BEFORE) || textAlong(at, nextSiblingOf, MAX_AFTER);
    if (nearest) return yield nearest;
    if (isMatching(parent, GROUPS)) yield* attributesOf(parent, ['aria-label']);
    at = parent;
  }
}

/** Siblings between a field and its label. */
const MAX_BEFORE = 20;
const MAX_AFTER = 2;

function textAlong(from: Node, next: (node: Node) => Node | null, most: number): string {
  let at = next(from);
  for (let left = most; at && left > 0; left -= 1) {
    const text = !isElement(at) || !(isMatching(at, WITHOUT_LABEL) || holdsField(at)) ? ownTextOf(at) : '';
    if (text) return text;
    at = next(at);
  }
  return '';
}

const GROUPS = '[role=group], fieldset, dialog, [role=dialog]';

const WITHOUT_LABEL = 'a, button, [role=button], script, style';

/** "Forgot your password?" is a link beside the password, not the label of the next field. */
function ownTextOf(node: Node): string {
  return textWithout(node, WITHOUT_LABEL);
}

/** A label around a text area or a list holds the field's own text too. */
function textWithout(node: Node, excluded: string): string {
  let text = '';
  const stack = [node];
  for (let left = MAX_IN_LABEL; left > 0 && text.length < MAX_IN_LABEL; left -= 1) {
    const at = stack.pop();
    if (!at) break;
    if (isText(at)) text += at.data;
    else if (isElement(at) && !isMatching(at, excluded))
      stack.push(...firstChildren(at, MAX_IN_LABEL).reverse());
  }
  return text.trim();
}

/** Longer texts, in characters or nodes, are no labels. */
const MAX_IN_LABEL = 300;

function columnHeading(field: Element): string[] {
  const heading = columnHeadingOf(field);
  return heading ? [textOf(heading)] : [];
}
