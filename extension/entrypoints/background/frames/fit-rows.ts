import type { PageElement } from '@assent/shared';
import type { DescriptionWords } from '../../../page/descriptions/description-words.ts';
import { countTokens } from '../../../page/reading/count-tokens.ts';

/** The estimated most tokens for a context of thirty elements. */
const MAX_TOKENS = 800;

/** The first suffices to choose an element; the others are for pages full of text. */
const WIDTHS: readonly Widths[] = [
  { name: 48, near: 26, hint: 32 },
  { name: 40, near: 24, hint: 24 },
  { name: 28, near: 18, hint: 16 },
  { name: 16, near: 12, hint: 10 },
  { name: 16, near: 0, hint: 0 },
];

/**
 * The rows for the model, with the widest texts that fit into {@link MAX_TOKENS} together. The request was matched against
 * the full texts, and `read` returns them in full.
 */
export function fitRows(rows: readonly PageElement[], words: DescriptionWords): PageElement[] {
  const shorten = createShortening(words);
  let fitted: PageElement[] = [];
  for (const widths of WIDTHS) {
    fitted = rows.map(({ id, desc }) => ({ id, desc: shorten(desc, widths) }));
    if (fitted.reduce((sum, { id, desc }) => sum + countTokens(`${id} ${desc}`), 0) <= MAX_TOKENS) break;
  }
  return fitted;
}

/** The widths of the texts of a description, in letters; a wide character counts as two. 0 removes the text. */
interface Widths {
  name: number;
  near: number;
  /** Every other hint: a value, a placeholder, the options of a select. */
  hint: number;
}

/** Cuts the texts of the page in a description `kind:name(hints)`, and keeps our own words. */
function createShortening(words: DescriptionWords): (desc: string, widths: Widths) => string {
  const [before, between, after] = words.brackets;
  const labels = [words.near, words.value, words.options, words.dialog, words.type, 'placeholder'];
  const labelled = `(?:${labels.map(label => escaped(label + words.colon)).join('|')})`;
  const states = STATES.map(state => escaped(words[state])).join('|');
  const place = escaped(words.place).replace(/#\d/gu, '\\d+');
  const isHint = new RegExp(`^(?:${labelled}|(?:(?:${states}|${place})(?=$|${escaped(between)})))`, 'u');
  const betweenHints = new RegExp(
    `${escaped(between)}(?=${labelled}|(?:${states}|${place})(?:$|${escaped(between)}))`,
    'u',
  );
  const ofNear = words.near + words.colon;

  return (desc, widths) => {
    const end = desc.endsWith(after) ? openingOf(desc) : -1;
    const head = end < 0 ? desc : desc.slice(0, end);
    const colon = head.indexOf(words.colon) + words.colon.length;
    const named = head.slice(0, colon) + cut(head.slice(colon), widths.name);
    if (end < 0) return named;
    const hints = desc.slice(end + before.length, -after.length).split(betweenHints);
    const kept = hints.map(hint => cutHint(hint, widths)).filter(Boolean);
    return kept.length > 0 ? named + before + kept.join(between) + after : named;
  };

  /** A name may contain brackets: the hints begin at the first bracket that a hint follows. */
  function openingOf(desc: string): number {
    let at = desc.indexOf(before);
    while (at >= 0 && !isHint.test(desc.slice(at + before.length, -after.length)))
      at = desc.indexOf(before, at + 1);
    return at;
  }

  function cutHint(hint: string, widths: Widths): string {
    const label = isHint.exec(hint)?.[0] ?? '';
    const text = hint.slice(label.length);
    const width = label === ofNear ? widths.near : widths.hint;
    if (text && width === 0) return '';
    return label + cut(text, width);
  }
}

const STATES = [
  'multiline',
  'multiple',
  'richText',
  'filled',
  'ticked',
  'unticked',
  'expanded',
  'collapsed',
  'chosen',
  'disabled',
  'readOnly',
  'required',
  'covered',
  'dialog',
] as const;

/** Cuts at the last space near the end, rather than within a word. */
function cut(text: string, width: number): string {
  let left = width;
  const characters = Array.from(text);
  const end = characters.findIndex(character => {
    left -= WIDE.test(character) ? 2 : 1;
    return left < 0;
  });
  if (end < 0) return text;
  const kept = characters.slice(0, Math.max(0, end - 1)).join('');
  return `${kept.replace(/(?<=.{6})[\s,，、;；:：-]*(?:\s\S{0,11})?$/u, '').trimEnd()}…`;
}

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
