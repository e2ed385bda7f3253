import { documentState } from './dom/document-state.ts';
import { titleOf } from './dom/unshadowed.ts';
import type { FrameReading, RankedElement, UntoldElement } from './frame-reading.ts';
import { frameTree } from './frame-tree.ts';
import { readSelection } from './read-selection.ts';
import { fieldsOf, heldBy, maskSecretsIn } from './secrets/mask-secrets.ts';
import { cleanText } from './seeing/clean-text.ts';
import type { DescriptionWords } from './seeing/description-words.ts';
import { findAtPace } from './seeing/find-at-pace.ts';
import { describeAtPace, namedAtPace, withLookAlikes } from './seeing/index-page.ts';
import { type Pace, startPace } from './seeing/pace.ts';
import { type Ranked, rankAtPace } from './seeing/rank.ts';
import { rankByName } from './seeing/rank-by-name.ts';
import { rememberSeen } from './seeing/remember-seen.ts';
import { createSight } from './sight/sight.ts';

export interface ReadingRequest {
  words: DescriptionWords;
  limit: number;
  /** Whether what the others may be known by is asked for. */
  withUntold?: boolean;
}

/** What a reading found, and what of it is told. */
export interface ReadingFound {
  ranked: readonly Ranked[];
  told: readonly Ranked[];
  isComplete: boolean;
}

/** What came and went since the reading before. */
export interface News {
  /** The likeliest first, when what is new is likelier. */
  ranked: readonly Ranked[];
  /** To be told with the rows of those that were chosen. */
  of(chosen: readonly Ranked[], rows: readonly RankedElement[]): Pick<FrameReading, 'news'>;
}

declare global {
  interface AssentDocumentState {
    /** Comes with the second reading. */
    newsSince?(ranked: readonly Ranked[]): News | undefined;
    /** A script of its own, because it is of use only where somebody asked for something. */
    readUntold?(found: ReadingFound, pace: Pace): Promise<UntoldElement[]>;
  }
}

/** What this document shows, cut to the `limit` likeliest elements. */
export async function readFrame({ words, limit, withUntold }: ReadingRequest): Promise<FrameReading> {
  const sight = createSight();
  const pace = startPace();
  const found = await findAtPace(pace);
  const likely = await rankAtPace(found.candidates, pace);
  await pace.rest();
  // Of a page too large to look through, what was not found before may have been there.
  const news = found.isComplete ? documentState.newsSince?.(likely) : undefined;
  if (found.isComplete) rememberSeen(likely);
  const ranked = news?.ranked ?? likely;
  // More are named than told, so that what is called like nothing else can take the place of a tenth of its name.
  const called = await namedAtPace(ranked.slice(0, limit * 2), sight, pace);
  const chosen = rankByName(called).slice(0, limit);
  const { all, isComplete } = await withLookAlikes(chosen, ranked, sight, pace);
  await pace.rest();
  const others = { all, isComplete: isComplete && found.isComplete };
  const fields = [...fieldsOf([document]), ...found.candidates.map(({ element }) => element)];
  const shown = [location.href, cleanText(titleOf(document)), readSelection().text];
  // First, since what is known as a secret by now is masked in the rows as well.
  const [url = '', title = '', selectedText] = maskSecretsIn(shown, heldBy(fields));
  const elements = await describeAtPace(chosen, others, { words, sight, pace });
  const reading = { ranked, told: chosen, isComplete: found.isComplete };
  const untold = withUntold ? await documentState.readUntold?.(reading, pace) : undefined;
  return {
    ...frameTree(sight),
    url,
    title,
    ...(selectedText ? { selectedText } : {}),
    elements,
    total: ranked.length,
    ...(untold ? { untold } : {}),
    ...news?.of(chosen, elements),
  };
}
