import { type Box, rectOf } from '../dom/box.ts';
import { composedParent, isWithin } from '../dom/composed-tree.ts';
import { walkFrom } from '../dom/composed-walk.ts';
import { isEditorHost, isHtmlElement, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { topElementAt } from '../dom/top-element.ts';
import {
  attributeNamesOf,
  attributeOf,
  bodyOf,
  hasAttribute,
  isConnected,
  isMatching,
  localNameOf,
} from '../dom/unshadowed.ts';
import { labelsOf } from '../naming/native-name.ts';
import { createSight, type Sight } from '../sight/sight.ts';
import { type StyleRules, styleRules } from '../sight/style-rules.ts';
import { isDragged, pointerOver } from './draggable.ts';
import { drawnBoxOf } from './drawn-box.ts';
import { drawnSurfaceOf } from './drawn-editor.ts';
import { type Kind, kindOf } from './kind.ts';
import { interactiveRole } from './role.ts';

/** An element that a person could act on now. */
export interface Candidate {
  element: Element;
  kind: Kind;
  /** Where it is seen: its own box, or that of the label that stands for a hidden tick box. */
  rect: Box;
}

/** Looks at the elements of a page one by one, so that who looks may rest in between. */
export interface CandidateSearch {
  /** Looks at one more element; false when there is none left. */
  step(): boolean;
  /** Those found so far, in the order of reading, as far as they are still there. */
  found(): Candidate[];
}

/** Everything in the document that a person could act on, in the order of reading. */
export function findCandidates(): Candidate[] {
  const search = searchCandidates();
  while (search.step());
  return search.found();
}

/** What `isInQuestion` refuses is left out with all that is in it. */
export function searchCandidates(isInQuestion: (element: Element) => boolean = () => true): CandidateSearch {
  const candidates: Candidate[] = [];
  const rules = styleRules();
  const sight = createSight(rules.mayHide);
  const walk = walkFrom(openModal() ?? document, rules.addRoot);
  return {
    step() {
      const element = walk.next();
      if (!element) return false;
      const look = isInQuestion(element) ? lookAt(element, rules) : SKIPPED;
      const rect = look.isTarget ? seenRect(element, sight) : undefined;
      if (rect) candidates.push({ element, kind: kindOf(element, true), rect });
      if (look.isClosed) walk.skipInside();
      return true;
    },
    found: () => {
      const connected = candidates.filter(({ element }) => isConnected(element));
      return connected.filter((candidate, index) => !isMereWrapper(candidate, connected, index));
    },
  };
}

interface Look {
  isTarget: boolean;
  /** Whether what is inside is left out. */
  isClosed: boolean;
}

const SKIPPED: Look = { isTarget: false, isClosed: true };
const PASSED: Look = { isTarget: false, isClosed: false };
const TARGET: Look = { isTarget: true, isClosed: false };

/** Nearly all elements are told to be no target by their tag and the names of their attributes. */
function lookAt(element: Element, rules: StyleRules): Look {
  const name = localNameOf(element);
  if (WITHOUT_CONTROLS.has(name)) return SKIPPED;
  if (CONTROLS.has(name) && interactiveRole(element) !== undefined)
    return isSelect(element) || isEditorHost(element) ? CLOSED_TARGET : TARGET;
  const attributes = attributeNamesOf(element);
  let mayBeTold = TAGS_OF_CONTROLS.has(name);
  for (const attribute of attributes) {
    if (TELLING.has(attribute)) mayBeTold = true;
    else if (HIDING.has(attribute) && isSkipped(element)) return SKIPPED;
  }
  if (!mayBeTold) {
    if (name === 'svg') return holdsLink(element) ? PASSED : SKIPPED;
    if (!rules.mayPoint(element, name, attributes) || !pointerOver(element)) return PASSED;
  }
  const isTarget = interactiveRole(element) !== undefined || isClickTarget(element);
  // An editor is one field, whatever it is made of, and a select speaks for its options.
  return { isTarget, isClosed: isEditorHost(element) || isSelect(element) };
}

/** Nothing else of a drawing is a target of its own, and drawings are made of many parts. */
function holdsLink(drawing: Element): boolean {
  return Element.prototype.querySelector.call(drawing, 'a, [role], foreignObject') !== null;
}

const CLOSED_TARGET: Look = { isTarget: true, isClosed: true };

/** Nearly always targets; where one is hidden, sight tells. */
const CONTROLS = new Set('a button input select textarea'.split(' '));
const TAGS_OF_CONTROLS = new Set('a area button input option select summary textarea'.split(' '));
const TELLING = new Set([
  'role',
  'onclick',
  'tabindex',
  'contenteditable',
  'draggable',
  'aria-roledescription',
]);
const HIDING = new Set(['aria-hidden', 'hidden', 'inert']);

/** A box without a role whose middle is a control inside it: a press on it would press that one, which is listed too. */
function isMereWrapper(
  { element, kind, rect }: Candidate,
  found: readonly Candidate[],
  index: number,
): boolean {
  if (kind !== 'clickable') return false;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  // A stop for the keyboard that holds several controls is a group of them.
  const isStop = !pointerOver(element) && !isMatching(element, ACTED_ON) && !isDragged(element);
  const second = found[index + 2];
  if (isStop && second && isWithin(second.element, element)) return true;
  for (const inner of found.slice(index + 1, index + 1 + MAX_INNER)) {
    if (!isWithin(inner.element, element)) return false;
    const { left, right, top, bottom } = inner.rect;
    if (inner.kind !== 'clickable' && left <= x && x <= right && top <= y && y <= bottom) return true;
  }
  return false;
}

const MAX_INNER = 12;

/** Behind a modal `<dialog>` everything is inert. */
export function openModal(): Element | undefined {
  return [...Document.prototype.querySelectorAll.call(document, 'dialog:modal')].at(-1);
}

/**
 * Whatever is in these is never offered; what CSS hides is judged per candidate, which is faster, and so is what a label
 * may stand for.
 */
function isSkipped(element: Element): boolean {
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    hasAttribute(element, 'inert') ||
    (hasAttribute(element, 'hidden') && !isTickOrFile(element))
  );
}

const WITHOUT_CONTROLS = new Set(['script', 'style', 'head', 'template', 'noscript', 'datalist']);

/** A click target that no role tells of: a handler in an attribute, a tab stop, or the pointer it shows. */
export function isClickTarget(element: Element): boolean {
  if (!isHtmlElement(element) || element === bodyOf(document) || localNameOf(element) === 'label')
    return false;
  if (isMatching(element, ACTED_ON) || isDragged(element)) return true;
  const tabIndex = attributeOf(element, 'tabindex');
  if (tabIndex !== null && Number(tabIndex) >= 0 && !isScroller(element)) return true;
  return pointerOver(element) !== undefined && !isPartOfTarget(element);
}

/** Rows and cells of a grid are chosen by a press, though the keyboard comes to one of them alone. */
const ACTED_ON =
  '[onclick], [role=row]:is([aria-selected], [tabindex]), [role=gridcell]:is([aria-selected], [tabindex])';

function isScroller(element: Element): boolean {
  return /auto|scroll/u.test(getComputedStyle(element).overflowY);
}

/** `cursor` is inherited: the outermost element that shows a pointer is the target, what is inside belongs to it. */
function isPartOfTarget(element: Element): boolean {
  const parent = composedParent(element);
  if (!parent) return false;
  return pointerOver(parent) === pointerOver(element) || interactiveRole(parent) !== undefined;
}

/** Where a person sees the element, if they do. */
export function seenRect(element: Element, sight: Sight): Box | undefined {
  const own = rectOf(element);
  const surface = drawnSurfaceOf(element, sight);
  if (surface) return rectOf(surface);
  if (own.width > 1 && own.height > 1 && sight.sees(element, own)) return own;
  const isOverlay = own.width > MIN_OVERLAY && own.height > MIN_OVERLAY;
  if (!isTickOrFile(element)) {
    if (isOverlay && (isReachedField(element, own) || (isSlider(element) && isInSight(element, sight))))
      return own;
    const box = drawnBoxOf(element, sight);
    return box && rectOf(box);
  }
  const label = labelsOf(element).find(candidate => sight.sees(candidate) && rectOf(candidate).width > 1);
  if (label) return rectOf(label);
  return isOverlay && isInSight(element, sight) ? own : undefined;
}

function isInSight(element: Element, sight: Sight): boolean {
  const parent = composedParent(element);
  return parent !== null && sight.sees(parent);
}

/** The browser's own slider, which a page hides in the handle that it draws (MUI). */
function isSlider(element: Element): boolean {
  return isInput(element) && element.type === 'range';
}

/** A transparent field that a press in its middle would reach: the page draws what is seen of it underneath. */
function isReachedField(element: Element, { left, top, width, height }: Box): boolean {
  if (!isInput(element) && !isTextArea(element)) return false;
  return topElementAt({ x: left + width / 2, y: top + height / 2 }) === element;
}

/** A transparent tick box of this size or more, in pixels, lies over the box that its page draws. */
const MIN_OVERLAY = 8;

/** Pages hide these and draw their own in the label, so that the label is what a person sees and clicks. */
function isTickOrFile(element: Element): boolean {
  return isInput(element) && /^(checkbox|radio|file)$/u.test(element.type);
}
