import { deepestFocus } from '../dom/active-elements.ts';
import { cleanText } from '../dom/clean-text.ts';
import { isFrame } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { frameWindowPlace } from '../dom/window-place.ts';
import type { Candidate } from '../finding/candidates.ts';
import { elementIds } from '../identity/element-ids.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { accessibleName, standardName } from '../naming/accessible-name.ts';
import { createNaming } from '../naming/create-naming.ts';
import { listedName } from '../naming/element-name.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { outlineMarks } from './outline-marks.ts';
import { type OutlineNode, REF } from './outline-node.ts';
import { outlineRole } from './outline-role.ts';

const MAX_NAME = 200;

/** Their parts carry the text. */
const UNNAMED = new Set(
  'row rowgroup cell gridcell columnheader rowheader listitem paragraph term definition caption blockquote'.split(
    ' ',
  ),
);

export interface StartedNode {
  node: OutlineNode;
  element: Element;
  candidate: Candidate | undefined;
}

export interface NodeMaker {
  start(element: Element, candidate: Candidate | undefined): StartedNode | undefined;
  /** For elements without content of the page's own, such as pictures and frames. */
  ofWhole(element: Element, name: string): OutlineNode | undefined;
  withRef(node: OutlineNode, started: StartedNode): OutlineNode;
  isWorthAlone(element: Element, node: OutlineNode): boolean;
  isNamed(field: Element, label: string): boolean;
}

export function createNodes(visibility: Visibility): NodeMaker {
  const nameOf = createOutlineNames(visibility);
  const focused = deepestFocus();

  function start(element: Element, candidate: Candidate | undefined): StartedNode | undefined {
    const role =
      outlineRole(element) ?? (candidate && (candidate.kind === 'draggable' ? 'draggable' : 'clickable'));
    if (role === undefined || (role === 'img' && !candidate)) return undefined;
    const name = nameOf(element, role, candidate !== undefined);
    const marks = outlineMarks(element, role, name, candidate !== undefined);
    if (element === focused) marks.push(['focused']);
    const node = { role, name, marks, key: `n${numberOf(element)}`, children: [] };
    return { node, element, candidate };
  }

  return {
    start,
    ofWhole: (element, name) => wholeNode(element, name, visibility),
    withRef: (node, { element, candidate }) => {
      if (!candidate && !WORTH_NAMING.has(node.role)) return node;
      return { ...node, marks: [...node.marks, [REF, elementIds.idOf(element)]] };
    },
    isWorthAlone: (element, { role, name }) =>
      (name !== '' || VALUE.test(role)) && ALONE.has(role) && visibility.sees(element),
    isNamed: (field, label) => {
      const name = nameOf(field, '', true);
      return name !== '' && name.replace(/\s+/gu, '').includes(label.replace(/[\s*＊:：]+/gu, ''));
    },
  };
}

/** Parts that a model may want to look at alone, or read. */
const WORTH_NAMING = new Set(
  'dialog alertdialog table grid treegrid tree form main navigation search region feed log'.split(' '),
);

const VALUE = /^(progressbar|meter)$/u;
const ALONE = new Set(
  'progressbar meter heading img status alert timer math video audio scrollbar'.split(' '),
);

export const PASSED_OVER = new Set(
  'script style head template noscript datalist source track param map'.split(' '),
);
/** Their content is a value, or a fallback. */
export const FILLED_IN = new Set('textarea select canvas video audio progress meter'.split(' '));

function wholeNode(element: Element, name: string, visibility: Visibility): OutlineNode | undefined {
  if (/^(iframe|object|frame)$/u.test(name)) return frameNode(element, visibility);
  const isPicture = name === 'img' || attributeOf(element, 'role') === 'img' || isNamedDrawing(element, name);
  if (!isPicture || !visibility.sees(element)) return undefined;
  const alternative = cleanText(accessibleName(element, visibility) || drawingTitle(element), MAX_NAME);
  if (alternative === '') return undefined;
  return { role: 'img', name: alternative, marks: [], key: `n${numberOf(element)}`, children: [] };
}

function isNamedDrawing(element: Element, name: string): boolean {
  return (
    name === 'svg' && (isMatching(element, '[aria-label], [aria-labelledby]') || drawingTitle(element) !== '')
  );
}

function drawingTitle(element: Element): string {
  return Element.prototype.querySelector.call(element, ':scope > title')?.textContent ?? '';
}

/** Its own document reports its content, where we may read that. */
function frameNode(element: Element, visibility: Visibility): OutlineNode | undefined {
  const isInner = isFrame(element) || ('contentWindow' in element && element.contentWindow !== null);
  if (!isInner || !visibility.sees(element)) return undefined;
  const name = cleanText(attributeOf(element, 'title') || attributeOf(element, 'aria-label') || '', MAX_NAME);
  const address = URL.parse(
    attributeOf(element, 'src') ?? attributeOf(element, 'data') ?? '',
    document.baseURI,
  );
  const marks =
    address && address.origin !== location.origin && address.origin !== 'null'
      ? [['site', address.origin] as const]
      : [];
  return {
    role: 'iframe',
    name,
    marks,
    key: `n${numberOf(element)}`,
    frame: frameWindowPlace(element),
    children: [],
  };
}

/** Names nodes of one outline; targets keep their usual names. */
function createOutlineNames(
  visibility: Visibility,
): (element: Element, role: string, isTarget: boolean) => string {
  const nameOf = createNaming(visibility, listedName);
  const targets = new Map<Element, string>();
  return (element, role, isTarget) => {
    if (UNNAMED.has(role)) return '';
    if (!isTarget) return fullName(element, visibility);
    const known = targets.get(element);
    if (known !== undefined) return known;
    const short = nameOf(element);
    const name = short.endsWith('…') ? fullName(element, visibility) || short : short;
    targets.set(element, name);
    return name;
  };
}

function fullName(element: Element, visibility: Visibility): string {
  return cleanText(standardName(element, visibility), MAX_NAME);
}
