import { composedParent } from '../dom/composed-tree.ts';
import { attributeOf, isMatching, queryAllIn } from '../dom/native-dom.ts';

/** Text for matching alone, never handed out: some of it may be hidden. Cheap, because no style is read. */
export type RawReader = (box: Element) => string;

const MAX_RAW = 200;

/** What `textContent` holds of an editor or text area is typed. */
const TYPED = 'textarea, [contenteditable]';

export function rawReader(): RawReader {
  const known = new Map<Element, string>();
  return box => {
    const text = known.get(box) ?? (isTypedInto(box) ? '' : spacedText(box));
    known.set(box, text);
    return text;
  };
}

function isTypedInto(box: Element): boolean {
  return isMatching(box, TYPED) || queryAllIn(box, TYPED).length > 0;
}

/** Texts of neighbouring boxes are different words. */
function spacedText(box: Element): string {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let text = '';
  while (text.length < MAX_RAW && walker.nextNode()) {
    const part = (walker.currentNode.nodeValue ?? '').slice(0, MAX_RAW).replace(/\s+/gu, ' ').trim();
    if (part) text += text ? ` ${part}` : part;
  }
  return text.slice(0, MAX_RAW);
}

/** Within these levels, text around an element is about it. */
const LEVELS = 4;
const MAX_AROUND = 120;

/** Of the nearest box with more text than the element: its label, row or heading. */
export function textAround(element: Element, own: string, read: RawReader): string {
  const box = boxesAround(element).find(each => hasOtherWords(read(each), own));
  return box ? read(box).slice(0, MAX_AROUND) : '';
}

/** The signs of other buttons tell nothing. */
function hasOtherWords(text: string, own: string): boolean {
  return text.length > own.length + 1 && /[\p{L}\p{N}]/u.test(own === '' ? text : text.replace(own, ''));
}

/** Of the largest small box around a picture: a count beside a thumb says less than the comment that both are in. */
export function textAroundPicture(element: Element, read: RawReader): string {
  const small = boxesAround(element).findLast(each => {
    const { length } = read(each);
    return length > 0 && length <= MAX_AROUND;
  });
  return small ? read(small) : textAround(element, '', read);
}

function boxesAround(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let at = composedParent(element); at && boxes.length < LEVELS; at = composedParent(at)) boxes.push(at);
  return boxes;
}

/** What an author calls a control that has no words: the classes of it and of what it holds. */
export function classWords(element: Element): string {
  const inside = Element.prototype.querySelectorAll.call(element, '[class]');
  return [element, ...inside]
    .slice(0, MAX_CLASSES)
    .map(part => attributeOf(part, 'class') ?? '')
    .join(' ')
    .replace(LAYOUT, ' ')
    .slice(0, MAX_RAW);
}

const MAX_CLASSES = 3;

/** Words of the layout, which requests use in another sense. */
const LAYOUT =
  /(?<![a-z])(?:btn|button|icon|item|link|nav|list|row|col|box|menu|img|svg|text|page)(?![a-z])/giu;
