import { descriptionWords } from '../../../extension/page/descriptions/description-words.ts';
import { elementIds } from '../../../extension/page/identity/element-ids.ts';
import { readFrame } from '../../../extension/page/reading/read-frame.ts';
import { findMore } from '../../../extension/page/search/find-more.ts';
import { isSameTarget, type Kinship } from '../match-labels.ts';
import { INTERACTIVE } from './floor.ts';
import { elementBy, selectorOf } from './selectors.ts';

const LIMIT = 1000;

/** Everything in our index, not only the first 30. */
export async function foundByUs(): Promise<Set<Element>> {
  const read = await readFrame({ words: descriptionWords('en'), limit: LIMIT });
  const more = await findMore({ language: 'en', query: {}, limit: LIMIT });
  const found = [...read.elements, ...more.elements].map(({ id }) => elementIds.find(id));
  return new Set(found.flatMap(each => (each.status === 'found' ? [each.element] : [])));
}

/** Elements to which Playwright's snapshot gives a reference and a control role or a pointer cursor. */
export function foundByPlaywright(): Set<Element> {
  globalThis.playwrightInjected.ariaSnapshotJSON(document.body, { mode: 'ai' });
  const elements = [...globalThis.playwrightInjected._lastAriaSnapshotForQuery.refs.keys()];
  return new Set(elements.filter(element => element.matches(INTERACTIVE) || isOutermostPointer(element)));
}

function isOutermostPointer(element: Element): boolean {
  const showsPointer = (each: Element | null) => each !== null && getComputedStyle(each).cursor === 'pointer';
  return showsPointer(element) && !showsPointer(element.parentElement);
}

/** A click near its middle reaches it: it is in view and not covered. */
export function isReached(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.5, 0.25, 0.75].some(part => {
    const hit = deepestAt(left + width * part, top + height * 0.5);
    return hit !== null && (kinship(hit, element) === 'same' || kinship(hit, element) === 'inner');
  });
}

function deepestAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
}

function kinship(one: Element, other: Element): Kinship {
  if (one === other) return 'same';
  if (isFieldOf(one, other) || isFieldOf(other, one)) return 'label';
  if (isInside(one, other)) return 'inner';
  return isInside(other, one) ? 'outer' : 'none';
}

function isFieldOf(field: Element, label: Element): boolean {
  return label instanceof HTMLLabelElement && label.control === field;
}

function isInside(inner: Element, outer: Element): boolean {
  for (let at: Node | null = inner; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at === outer) return true;
  }
  return false;
}

/** The first selector of each target that matches one of the found elements. */
export function matched(wanted: readonly (readonly string[])[], found: ReadonlySet<Element>): string[] {
  return wanted.flatMap(selectors => {
    const elements = selectors.flatMap(selector => elementBy(selector) ?? []);
    const isFound = elements.some(element => [...found].some(each => areSame(each, element)));
    return isFound ? selectors.slice(0, 1) : [];
  });
}

function areSame(found: Element, wanted: Element): boolean {
  return isSameTarget(kinship(found, wanted), found.getBoundingClientRect(), wanted.getBoundingClientRect());
}

/** The reachable elements that the peers found, as candidates for labels. */
export function proposals(found: Iterable<Element>): { selector: string; text: string }[] {
  return [...new Set(found)].filter(isReached).map(element => ({
    selector: selectorOf(element),
    text: `${element.localName} ${textOf(element)}`.trim(),
  }));
}

function textOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const said =
    text.trim() || element.getAttribute('title') || element.getAttribute('placeholder') || element.className;
  return String(said).trim().replaceAll(/\s+/gu, ' ').slice(0, 50);
}
