import type { DescriptionWords } from '../descriptions/description-words.ts';
import { cleanText } from '../dom/clean-text.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { titleOf } from '../dom/native-dom.ts';
import { findTimeSliced } from '../finding/find-time-sliced.ts';
import { rankTimeSliced } from '../finding/rank.ts';
import type { FrameReading } from '../frame-reading.ts';
import { fieldsOf, heldBy, maskSecretsIn } from '../secrets/mask-secrets.ts';
import { gatherShownSecrets } from '../secrets/shown-secrets.ts';
import { mapTimeSliced, runTimeSliced, startTimeSlicer } from '../timing/time-slicer.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { createNamer, describeTimeSliced, type Named, withLookAlikes } from './index-page.ts';
import { pageChangesSince, rememberSeen } from './new-elements.ts';
import { readFrameTree } from './read-frame-tree.ts';
import { readSelection } from './read-selection.ts';
import { readUnlisted } from './unlisted.ts';

/** Duplicates that keep their rank: they show what every row has. */
const SHOWN_DUPLICATES = 3;

/** Per further duplicate, which can be asked for; a unique control would be missed. */
const POINTS_PER_EQUAL = -40;

const MAX_POINTS = -240;

export interface ReadingRequest {
  words: DescriptionWords;
  limit: number;
  withUnlisted?: boolean;
}

export async function readFrame({ words, limit, withUnlisted }: ReadingRequest): Promise<FrameReading> {
  const visibility = createVisibility();
  const slicer = startTimeSlicer();
  const found = await findTimeSliced(slicer);
  const likely = await rankTimeSliced(found.candidates, slicer);
  await slicer.rest();
  // On a page too large to search, an element not found before may have been there.
  const pageChanges = found.isComplete ? pageChangesSince(likely) : undefined;
  if (found.isComplete) rememberSeen(likely);
  const ranked = pageChanges?.ranked ?? likely;
  // More are named than reported, so that unique names can replace the tenth duplicate.
  const name = createNamer(visibility);
  const called = await mapTimeSliced(ranked.slice(0, limit * 2), name, slicer);
  const chosen = rankByName(called).slice(0, limit);
  const { all, isComplete } = await withLookAlikes(chosen, ranked, name, slicer);
  await slicer.rest();
  const others = { all, isComplete: isComplete && found.isComplete };
  const fields = [...fieldsOf([document]), ...found.candidates.map(({ element }) => element)];
  const shown = [location.href, cleanText(titleOf(document)), readSelection().text];
  // First: passwords found here are masked in the rows too.
  const held = heldBy(fields);
  const elements = await describeTimeSliced(chosen, others, { words, visibility, slicer });
  await runTimeSliced(gatherShownSecrets(), slicer);
  const [url = '', title = '', selectedText] = maskSecretsIn(shown, held);
  const reading = { ranked, reported: chosen, isComplete: found.isComplete };
  const unlisted = withUnlisted ? await readUnlisted(reading, slicer) : undefined;
  return {
    ...readFrameTree(visibility),
    url,
    title,
    ...(selectedText ? { selectedText } : {}),
    elements,
    total: ranked.length,
    ...(unlisted ? { unlisted } : {}),
    ...pageChanges?.of(chosen, elements),
  };
}

/** Unique names first, then duplicates, then elements that speak for a control inside. */
function rankByName(ranked: readonly Named[]): Named[] {
  const counts = new Map<string, number>();
  return ranked
    .map(candidate => {
      if (isAround(candidate, ranked)) return { ...candidate, score: candidate.score + MAX_POINTS };
      const key = `${candidate.kind}:${candidate.name}`;
      const before = counts.get(key) ?? 0;
      counts.set(key, before + 1);
      const surplus = Math.max(0, before + 1 - SHOWN_DUPLICATES);
      return { ...candidate, score: candidate.score + Math.max(MAX_POINTS, surplus * POINTS_PER_EQUAL) };
    })
    .sort((one, other) => other.score - one.score);
}

/** Such as a column heading around its sort button. */
function isAround({ element, kind, name }: Named, all: readonly Named[]): boolean {
  return (
    kind === 'clickable' &&
    all.some(
      inner =>
        inner.element !== element &&
        inner.name &&
        name.endsWith(inner.name) &&
        isWithin(inner.element, element),
    )
  );
}
