import { type Message, message } from '../../messages/message.ts';
import type { OutlineLine } from '../../page/outlining/outline-reading.ts';
import { PageError } from '../../page/page-error.ts';
import { countTokens } from '../../page/reading/count-tokens.ts';
import type { TabOutline } from '../browser/browser.ts';
import type { Outcome } from '../contract/outcome.ts';
import { compareOutlines, type OutlineChanges } from './compare-outlines.ts';
import { limitDepth, type OutlineRow, rowsAround, writeRow } from './outline-rows.ts';

export interface OutlineWanted {
  snapshotId: string;
  from: number;
  depth: number;
  maxCharacters: number;
  since?: string | undefined;
}

const FEW_LINES = 3;

/**
 * The requested lines of a snapshot and its total size. Throws `InvalidArgument` beyond the end, and `Timeout` for an
 * empty outline.
 */
export function describeOutline(outline: TabOutline, wanted: OutlineWanted): Outcome {
  const shallow = (lines: readonly OutlineLine[]) => limitDepth(lines, wanted.depth);
  const lines = shallow(outline.lines);
  const changes = outline.before && compareOutlines(shallow(outline.before), lines);
  const rows: readonly OutlineRow[] = changes?.rows ?? lines;
  const { from } = wanted;
  // Cut off at once, the outline says nothing about the page.
  if (outline.isCut && outline.lines.length < FEW_LINES)
    throw new PageError('Timeout', message('outline.cutAtOnce'));
  if (from > 0 && from >= rows.length)
    throw new PageError('InvalidArgument', message('outline.beyond', { lines: rows.length }));
  const whole = rows.map(writeRow).join('\n');
  const size = { lines: rows.length, characters: whole.length, tokens: countTokens(whole) };
  const { text, next, around } = partOfRows(rows, from, wanted.maxCharacters);
  const sentences = [
    ...(wanted.since === undefined ? [] : [sinceMessage(wanted.since, changes)]),
    ...(rows.length > 0 ? [message('outline.size', size)] : []),
    ...(rows.length === 0 && !changes ? [message('outline.empty')] : []),
    ...(next === undefined ? [] : [message('outline.part', { from, next })]),
    ...(next === undefined && from > 0 ? [message('outline.last', { from })] : []),
    ...(around > 0 ? [message('outline.around', { count: around })] : []),
    ...(outline.isCut ? [message('outline.tooLarge')] : []),
  ];
  return {
    success: true,
    message: message('sentences', { sentences }),
    value: text,
    snapshot_id: wanted.snapshotId,
    characters: size.characters,
    tokens: size.tokens,
    ...(next === undefined ? {} : { next_from: next }),
  };
}

function sinceMessage(since: string, changes: OutlineChanges | undefined): Message {
  if (!changes) return message('outline.forgotten', { since });
  if (changes.rows.length === 0) return message('outline.unchanged', { since });
  const { added, removed, changed } = changes;
  return message('outline.changes', { since, added, removed, changed });
}

/** As many lines as fit, after the ancestors of the first. */
interface RowsPart {
  text: string;
  /** The first omitted line; absent at the end. */
  next?: number;
  /** The number of ancestor lines at the beginning. */
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
    // At least one line, so that every call makes progress.
    if (at > from && length + line.length > most) break;
    written.push(line);
    length += line.length + 1;
  }
  return { text: written.join('\n'), around: around.length, ...(at < rows.length ? { next: at } : {}) };
}
