import type { DescriptionWords } from '../descriptions/description-words.ts';
import { iconName } from '../dom/icon-name.ts';
import { attributeOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { tooltipOf } from '../dom/tooltip.ts';
import type { Ranked } from '../finding/rank.ts';
import type { RankedElement, UnlistedElement } from '../frame-reading.ts';
import { elementIds } from '../identity/element-ids.ts';
import { nameHint, targetName } from '../naming/name-hint.ts';
import { mapTimeSliced, startTimeSlicer, type TimeSlicer } from '../timing/time-slicer.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { createNamer, describeTimeSliced, withLookAlikes } from './index-page.ts';
import { classWords, rawReader, textAround, textAroundPicture } from './raw-text.ts';

const MAX_WORDS = 60;

/** A select is known by its options, too. */
const MAX_ALSO = 300;

const NAMING = ['aria-label', 'placeholder', 'title', 'alt'];

const VALUED = '[type=submit], [type=button], [type=reset]';

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
  const name = createNamer(visibility);
  const chosen = await mapTimeSliced(unlisted, name, slicer);
  const around = await withLookAlikes(chosen, ranked, name, slicer);
  const others = { all: around.all, isComplete: around.isComplete && isComplete };
  return { elements: await describeTimeSliced(chosen, others, { words, visibility, slicer }) };
}

function elementOf(id: string): Element | undefined {
  const known = elementIds.find(id);
  return known.status === 'found' ? known.element : undefined;
}

/** Cheap raw texts, searched by our own code and never handed out, since some may be hidden. Without typed text. */
function createUnlistedTexts(): (candidate: Ranked) => UnlistedElement {
  const read = rawReader();
  return ({ element, kind, score }) => {
    const isSelect = localNameOf(element) === 'select';
    const own = read(element);
    const words = isSelect ? '' : own;
    const said = NAMING.map(name => attributeOf(element, name));
    const value = isMatching(element, VALUED) ? attributeOf(element, 'value') : '';
    const name = joined([...said, value, words]).slice(0, MAX_WORDS);
    const isNamed = /[\p{L}\p{N}]/u.test(name);
    // A clickable row may hold several pictures, which are targets of their own.
    const icon = kind === 'clickable' ? '' : iconName(element);
    const hints = isNamed ? [icon, targetName(element)] : [classWords(element)];
    return {
      id: elementIds.idOf(element),
      score,
      name: isNamed ? name : joined([name, nameHint(element)]).slice(0, MAX_WORDS),
      also: joined([
        attributeOf(element, 'name'),
        attributeOf(element, 'id'),
        tooltipOf(element),
        ...hints,
        isSelect ? own : '',
      ]).slice(0, MAX_ALSO),
      near: isNamed ? textAround(element, words, read) : textAroundPicture(element, read),
    };
  };
}

function joined(texts: readonly (string | null)[]): string {
  return texts.filter(Boolean).join(' ').replace(/\s+/gu, ' ').trim();
}
