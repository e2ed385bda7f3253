import type { DescriptionWords } from '../descriptions/description-words.ts';
import { composedParent } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, localNameOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import type { Ranked } from '../finding/rank.ts';
import type { RankedElement, UnlistedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { nameHint } from '../naming/name-hint.ts';
import { mapTimeSliced, startTimeSlicer, type TimeSlicer } from '../timing/time-slicer.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { describeTimeSliced, namedTimeSliced, withLookAlikes } from './index-page.ts';

const MAX_WORDS = 60;

/** A select is known by its options, too. */
const MAX_OPTIONS = 200;

/** Within these levels, text around an element is about it. */
const LEVELS = 4;

const NAMING = ['aria-label', 'placeholder', 'title', 'alt'];

const VALUED = '[type=submit], [type=button], [type=reset]';

const TYPED = 'textarea, [contenteditable]';

/** The last reading, while questions may follow: duplicates are counted in the whole page. */
let found: { ranked: readonly Ranked[]; isComplete: boolean } | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** The caller asks at once, and stops waiting after this. */
const KEPT_MS = 3_000;

const MAX_UNLISTED = 600;

export interface ReadingFound {
  ranked: readonly Ranked[];
  reported: readonly Ranked[];
  isComplete: boolean;
}

/** The likeliest unlisted ones by raw texts. The findings are kept for `describeUnlisted`. */
export function readUnlisted(
  { ranked, reported, isComplete }: ReadingFound,
  slicer: TimeSlicer,
): Promise<UnlistedElement[]> {
  keepForDescribing(ranked, isComplete);
  const isReported = new Set(reported.map(({ element }) => element));
  const others = ranked.filter(({ element }) => !isReported.has(element)).slice(0, MAX_UNLISTED);
  return mapTimeSliced(others, createUnlistedTexts(), slicer);
}

function keepForDescribing(ranked: readonly Ranked[], isComplete: boolean): void {
  clearTimeout(forgetting);
  found = { ranked, isComplete };
  forgetting = setTimeout(() => {
    found = undefined;
  }, KEPT_MS);
}

/** Describes unlisted elements of the last reading that are still there. */
export async function describeUnlisted({
  ids,
  words,
}: {
  ids: readonly string[];
  words: DescriptionWords;
}): Promise<{ elements: RankedElement[] }> {
  if (!found) return { elements: [] };
  const { ranked, isComplete } = found;
  const visibility = createVisibility();
  const slicer = startTimeSlicer();
  const wanted = new Set(ids.map(elementOf));
  const unlisted = ranked.filter(({ element }) => wanted.has(element));
  const chosen = await namedTimeSliced(unlisted, visibility, slicer);
  const around = await withLookAlikes(chosen, ranked, visibility, slicer);
  const others = { all: around.all, isComplete: around.isComplete && isComplete };
  return { elements: await describeTimeSliced(chosen, others, { words, visibility, slicer }) };
}

function elementOf(id: string): Element | undefined {
  const known = elementIds.find(id);
  return known.status === 'found' ? known.element : undefined;
}

/** Cheap raw texts, searched by our own code and never handed out, since some may be hidden. Without typed text. */
function createUnlistedTexts(): (candidate: Ranked) => UnlistedElement {
  const known = new Map<Element, string>();
  const readText = (box: Element) => {
    const text = known.get(box) ?? (isTypedInto(box) ? '' : short(textOf(box), MAX_OPTIONS));
    known.set(box, text);
    return text;
  };
  return ({ element, score }) => {
    const own = readText(element);
    const isSelect = localNameOf(element) === 'select';
    const said = NAMING.map(name => attributeOf(element, name));
    const value = isMatching(element, VALUED) ? attributeOf(element, 'value') : '';
    return {
      id: elementIds.idOf(element),
      score,
      name: short([...said, value, isSelect ? '' : own].filter(Boolean).join(' '), MAX_WORDS),
      also: [attributeOf(element, 'name'), attributeOf(element, 'id'), nameHint(element), isSelect ? own : '']
        .filter(Boolean)
        .join(' ')
        .slice(0, MAX_OPTIONS),
      near: short(textAround(element, isSelect ? '' : own, readText), MAX_WORDS * 2),
    };
  };
}

/** `textContent` holds the initial text of editors and text areas. */
function isTypedInto(box: Element): boolean {
  return isMatching(box, TYPED) || queryAllIn(box, TYPED).length > 0;
}

/** Of the nearest box with more text than the element: its label, row or heading. */
function textAround(element: Element, own: string, readText: (box: Element) => string): string {
  let at = composedParent(element);
  for (let level = 0; at && level < LEVELS; level += 1) {
    const text = readText(at);
    if (text.length > own.length + 1) return text;
    at = composedParent(at);
  }
  return '';
}

function short(text: string, length: number): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, length);
}
