import type { DescriptionWords } from '../../../page/descriptions/description-words.ts';

/** How wide the texts of a description may be, in letters; a character as wide as two counts as two. With 0 they go. */
export interface Widths {
  name: number;
  near: number;
  /** Of every other hint: a value, a placeholder, the options of a select. */
  hint: number;
}

/** Cuts what a page says in a description `kind:name(hints)`, and leaves what we say of it. */
export function createShortening(words: DescriptionWords): (desc: string, widths: Widths) => string {
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

  /** A name may hold brackets of its own: the hints begin at the first that opens with one. */
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

/** At the last space that leaves most of it, since half a word says little. */
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
