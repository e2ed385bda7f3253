import { deepestFocus } from '../dom/active-elements.ts';
import type { Box } from '../dom/box.ts';
import { closestComposed, composedParent, handedDown } from '../dom/composed-tree.ts';
import type { Kind } from '../dom/kind.ts';
import { attributeNamesOf, attributeOf, classNameOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { type Landmark, landmarkOf } from '../dom/role.ts';
import { mapTimeSliced, type TimeSlicer } from '../timing/time-slicer.ts';
import { createVisibility } from '../visibility/visibility.ts';
import type { Candidate } from './candidates.ts';
import { isOpenDialog } from './dialogs.ts';

export interface Ranked extends Candidate {
  score: number;
}

/** Points for the likely target. They add up and compare across frames, whose elements are put in one order. */
const POINTS = {
  inDialog: 600,
  focused: 400,
  withFocused: 80,
  inView: 200,
  nearView: 60,
  disabled: -60,
  /** For each equal row before it: distinct controls come before the tenth of the same. */
  repeated: -12,
  mostRepeated: -180,
  search: 30,
  /** Submitting is usually the goal, below the fold as well. */
  submits: 45,
  /** Menus around the content, more than fields in them. */
  chrome: -160,
} as const;

const PLACE_POINTS: Record<Landmark, number> = { main: 40, header: -40, footer: -80, sidebar: -20 };

const KIND_POINTS: Partial<Record<Kind, number>> = {
  input: 110,
  select: 100,
  file: 90,
  checkbox: 70,
  radio: 60,
  switch: 70,
  slider: 70,
  button: 60,
  option: 50,
  /** Its options are listed too. */
  list: -60,
  menuItem: 50,
  tab: 40,
  link: 10,
};

/** Candidates, most likely first. */
export function rank(candidates: readonly Candidate[]): Ranked[] {
  return sorted(candidates.map(createScoring()));
}

/** The same in small pieces, between which the page has its turn. */
export async function rankTimeSliced(
  candidates: readonly Candidate[],
  slicer: TimeSlicer,
): Promise<Ranked[]> {
  return sorted(await mapTimeSliced(candidates, createScoring(), slicer));
}

function sorted(ranked: Ranked[]): Ranked[] {
  return ranked.sort((one, other) => other.score - one.score);
}

/** Call for every candidate in page order: repeated ones score less. */
function createScoring(): (candidate: Candidate, index: number) => Ranked {
  const focused = deepestFocus();
  const surroundingsOf = surroundingsReader(focused);
  const countEqualRows = equalRowsCounter();
  const viewPoints = createViewPoints();
  return (candidate, index) => {
    const { element, kind } = candidate;
    const around = surroundingsOf(element);
    const disabled = around.isDisabled || (!NEVER_DISABLED.has(kind) && isMatching(element, ':disabled'));
    let score = (KIND_POINTS[kind] ?? 0) + viewPoints(candidate.rect) + placePoints(around.place, kind);
    if (around.isInDialog) score += POINTS.inDialog;
    if (element === focused) score += POINTS.focused;
    else if (around.isWithFocused) score += POINTS.withFocused;
    if (disabled) score += POINTS.disabled;
    if (isSearchField(element, kind)) score += POINTS.search;
    if (!disabled && isSubmitButton(element, kind)) score += POINTS.submits;
    score += Math.max(POINTS.mostRepeated, POINTS.repeated * countEqualRows(candidate));
    // Earlier in the page is slightly likelier, less than any of the points above.
    return { ...candidate, score: Math.round(score - Math.min(9, index / 20)) };
  };
}

const NEVER_DISABLED: ReadonlySet<Kind> = new Set(['link', 'clickable']);

/** The relevant traits of an element's ancestors. */
interface Around {
  place: Place | undefined;
  isInDialog: boolean;
  isWithFocused: boolean;
  isDisabled: boolean;
}

const NOWHERE: Around = { place: undefined, isInDialog: false, isWithFocused: false, isDisabled: false };

function surroundingsReader(focused: Element | undefined): (element: Element) => Around {
  const visibility = createVisibility();
  const focusedForm =
    focused && closestComposed(focused, element => isMatching(element, 'form, [role=form]'));
  return handedDown(NOWHERE, (element, above) => {
    const attributes = attributeNamesOf(element);
    // Most boxes are nothing but boxes.
    if (attributes.length === 0 && !SCORED_TAGS.has(localNameOf(element)) && element !== focusedForm)
      return above;
    const place = landmarkOf(element);
    const isDialog = isOpenDialog(element, visibility);
    const isDisabled =
      attributes.includes('aria-disabled') && attributeOf(element, 'aria-disabled') === 'true';
    if (!place && !isDialog && !isDisabled && element !== focusedForm) return above;
    return {
      place: place ? placeWithin(above.place, place) : above.place,
      isInDialog: isDialog || above.isInDialog,
      isWithFocused: element === focusedForm || above.isWithFocused,
      isDisabled: isDisabled || above.isDisabled,
    };
  });
}

/** Without an attribute only these count: an open dialog has one. */
const SCORED_TAGS = new Set('main article header nav footer aside'.split(' '));

/** `part`: a header, column or bar inside the content, such as a mailbox's folders. */
type Place = Landmark | 'part';

function placeWithin(outer: Place | undefined, inner: Landmark): Place {
  const isInMain = outer === 'main' || outer === 'part';
  return isInMain && inner !== 'main' ? 'part' : inner;
}

/** Measuring the view is slow. */
function createViewPoints(): (rect: Box) => number {
  const [width, height] = [innerWidth, innerHeight];
  return ({ left, right, top, bottom }) => {
    if (right <= 0 || left >= width) return 0;
    if (bottom > 0 && top < height) return POINTS.inView;
    return bottom > -height && top < height * 2 ? POINTS.nearView : 0;
  };
}

function placePoints(place: Place | undefined, kind: Kind): number {
  if (!place || place === 'part') return 0;
  if (place === 'main') return PLACE_POINTS.main;
  return PLACE_POINTS[place] + (LEADS_AWAY.has(kind) ? POINTS.chrome : 0);
}

const LEADS_AWAY: ReadonlySet<Kind> = new Set(['link', 'button', 'menuItem', 'tab', 'clickable']);

function isSubmitButton(element: Element, kind: Kind): boolean {
  return (
    kind === 'button' && isMatching(element, 'form :is(button:not([type]), [type=submit], [type=image])')
  );
}

function isSearchField(element: Element, kind: Kind): boolean {
  return kind === 'input' && isMatching(element, 'input[type=search], [role=searchbox], [role=search] input');
}

/** Counts earlier candidates of the same make: a list of links is one thing to most requests. */
function equalRowsCounter(): (candidate: Candidate) => number {
  const counts = new Map<string, number>();
  const makesAround = new Map<Element | null, string>();
  return ({ element, kind }) => {
    if (kind === 'input' || kind === 'select') return 0;
    const parent = composedParent(element);
    const around = makesAround.get(parent) ?? makeAround(parent);
    makesAround.set(parent, around);
    const make = `${kind} ${makeOf(element)}<${around}`;
    const before = counts.get(make) ?? 0;
    counts.set(make, before + 1);
    return before;
  };
}

function makeAround(parent: Element | null): string {
  const grandparent = parent && composedParent(parent);
  return `${makeOf(parent)}<${makeOf(grandparent)}`;
}

function makeOf(element: Element | null): string {
  return element ? `${localNameOf(element)}.${classNameOf(element)}` : '';
}
