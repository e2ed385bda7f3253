import type { Language } from '@assent/shared';
import type { OutlineLine } from '../../page/outlining/outline-reading.ts';
import { PageError } from '../../page/page-error.ts';
import { countTokens } from '../../page/reading/count-tokens.ts';
import type { TabOutline } from '../browser/browser.ts';
import type { Outcome } from '../outcome.ts';
import { compareOutlines, type OutlineChanges } from './compare-outlines.ts';
import { limitDepth, type OutlineRow, rowsAround, writeRow } from './outline-rows.ts';
import { WORDS } from './outline-words.ts';

export interface OutlineWanted {
  snapshotId: string;
  from: number;
  depth: number;
  maxCharacters: number;
  since?: string | undefined;
}

const FEW_LINES = 3;

/** What came of a snapshot: the lines that were asked for, and how much there is. Throws `InvalidArgument` beyond the end, and `Timeout` where nothing was gone through. */
export function describeOutline(outline: TabOutline, wanted: OutlineWanted, language: Language): Outcome {
  const words = WORDS[language];
  const shallow = (lines: readonly OutlineLine[]) => limitDepth(lines, wanted.depth);
  const lines = shallow(outline.lines);
  const changes = outline.before && compareOutlines(shallow(outline.before), lines);
  const rows: readonly OutlineRow[] = changes?.rows ?? lines;
  const { from } = wanted;
  // Where the time was over at once, what there is says nothing of the page.
  if (outline.isCut && outline.lines.length < FEW_LINES) throw new PageError('Timeout', words.cutAtOnce);
  if (from > 0 && from >= rows.length) throw new PageError('InvalidArgument', words.beyond(rows.length));
  const whole = rows.map(writeRow).join('\n');
  const size = { lines: rows.length, characters: whole.length, tokens: countTokens(whole) };
  const { text, next, around } = partOfRows(rows, from, wanted.maxCharacters);
  const howMuch = rows.length > 0 ? words.size(size) : changes ? '' : words.empty;
  const sentences = [
    wanted.since === undefined ? '' : sinceWords(wanted.since, changes, language),
    howMuch,
    next === undefined ? from > 0 && words.last(from) : words.part(from, next),
    around > 0 && words.around(around),
    outline.isCut && words.tooLarge,
  ];
  return {
    success: true,
    message: sentences.filter(Boolean).join(language === 'zh' ? '' : ' '),
    forPerson: howMuch || undefined,
    value: text,
    snapshot_id: wanted.snapshotId,
    characters: size.characters,
    tokens: size.tokens,
    ...(next === undefined ? {} : { next_from: next }),
  };
}

function sinceWords(since: string, changes: OutlineChanges | undefined, language: Language): string {
  const words = WORDS[language];
  if (!changes) return words.forgotten(since);
  return changes.rows.length === 0 ? words.unchanged(since) : words.changes(since, changes);
}

/** As many lines as fit, from one on, after those that the first of them is in. */
interface RowsPart {
  text: string;
  /** The first line that is left out; absent at the end. */
  next?: number;
  /** So many lines at the beginning only say where the others are. */
  around: number;
}

function partOfRows(rows: readonly OutlineRow[], from: number, most: number): RowsPart {
  const around = rowsAround(rows, from).map(writeRow);
  const written = [...around];
  let length = around.reduce((sum, line) => sum + line.length + 1, 0);
  let at = from;
  for (; at < rows.length; at += 1) {
    const row = rows[at];
    const line = row ? writeRow(row) : '';
    // One line at least, or nobody would ever come further.
    if (at > from && length + line.length > most) break;
    written.push(line);
    length += line.length + 1;
  }
  return { text: written.join('\n'), around: around.length, ...(at < rows.length ? { next: at } : {}) };
}
