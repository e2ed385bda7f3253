import { cleanText } from '../dom/clean-text.ts';
import { composedParent } from '../dom/composed-tree.ts';
import { attributeNamesOf } from '../dom/native-dom.ts';
import { generatedText } from '../naming/generated-text.ts';
import { GENERATES } from '../visibility/rule-keys.ts';
import type { StyleRules } from '../visibility/style-rules.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** The text of a line, as it is put together. */
export interface PendingText {
  say(text: Text): void;
  /** What CSS writes before or after the content of an element that it may write on. */
  sayGenerated(element: Element, place: '::before' | '::after'): void;
  sayBreak(): void;
  /** Ends it: the text, and the node that it begins with. */
  take(): { name: string; node: Node } | undefined;
}

const MAX_TEXT = 1_000;

/** A lone word with digits. */
const CODE = /^\s*(?=\S*\d)(?=\S*\p{L})\S{6,}\s*$/u;

export function createPendingText(visibility: Visibility): PendingText {
  let pending = '';
  let first: Node | undefined;

  function add(words: string, node: Node): void {
    if (pending === '') first = node;
    if (pending.length < MAX_TEXT * 4) pending += words.slice(0, MAX_TEXT * 4);
  }

  /** None begins with white space. */
  function sayBreak(): void {
    if (pending !== '') pending += ' ';
  }

  return {
    say: text => {
      const { data } = text;
      const parent = composedParent(text);
      if (data.trim() === '') sayBreak();
      else if (!parent || visibility.shows(parent)) add(data, text);
    },
    sayGenerated: (element, place) => {
      const words = generatedText(element, place);
      // Figures and marks alone, as of a list, say nothing. A code may be a secret that is named nearby, where only the page's own
      // texts are looked through for such.
      if (/\p{L}/u.test(words) && !CODE.test(words) && visibility.shows(element)) add(words, element);
    },
    sayBreak,
    take: () => {
      const name = cleanText(pending, MAX_TEXT);
      const node = first;
      [pending, first] = ['', undefined];
      return name === '' || !node ? undefined : { name, node };
    },
  };
}

/** Computed styles are slow: only those elements are asked for them. */
export function mayGenerate(element: Element, name: string, { signsOf }: StyleRules): boolean {
  return (signsOf(element, name, attributeNamesOf(element)) & GENERATES) !== 0;
}
