import { isElement, isText } from '../dom/element-types.ts';
import { isConnected, parentNodeOf } from '../dom/native-dom.ts';
import { isContent } from './child-changes.ts';

interface TextNodeChanges {
  /** With what they were. */
  texts: ReadonlyMap<Text, string>;
  added: ReadonlySet<Node>;
  removed: ReadonlySet<Node>;
}

/** Texts that are others now, and those that came or went, in pairs. */
export function changedTexts(
  changes: TextNodeChanges,
  added: readonly Node[],
  redrawn: ReadonlySet<Node>,
): [old: string, now: string][] {
  const rewritten = [...changes.texts]
    .filter(([text, old]) => isConnected(text) && text.data.trim() !== old.trim())
    .map(([text, old]): [string, string] => [old, text.data]);
  const gone = [...changes.removed].filter(
    node =>
      isText(node) && !isConnected(node) && !changes.added.has(node) && !redrawn.has(node) && isContent(node),
  );
  const put = added.filter(node => isText(node) && isContent(node));
  const replaced = Array.from({ length: Math.max(gone.length, put.length) }, (_, index): [string, string] => [
    gone[index]?.nodeValue ?? '',
    put[index]?.nodeValue ?? '',
  ]);
  return [...rewritten, ...replaced];
}

/** Those whose own words are others now. */
export function rewordedElements(changes: TextNodeChanges, added: readonly Node[]): Element[] {
  const texts = [...[...changes.texts.keys()].filter(isConnected), ...added.filter(isText)];
  return texts
    .map(parentNodeOf)
    .filter(parent => parent !== null)
    .filter(isElement);
}

/** "5" and then "10:00", "Saved 5 s ago" and then "Saved 6 s ago". */
export function isOtherFigure([old, now]: [old: string, now: string]): boolean {
  const [words, others] = [old, now].map(text =>
    text
      .split(/[\s\d.,:/-]+/u)
      .join(' ')
      .trim(),
  );
  return words === others && /\d/u.test(old) && /\d/u.test(now);
}
