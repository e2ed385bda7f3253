import { closestComposed, composedParent, firstChildren } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isHtmlElement, isText } from '../dom/element-types.ts';
import { localNameOf } from '../dom/native-dom.ts';
import { isSecret } from '../secrets/secrets.ts';
import type { Visibility } from './visibility.ts';

/** Never shown as text, or a value. */
const WITHOUT_TEXT = new Set(
  'script style noscript template textarea select datalist option iframe object canvas video audio'.split(
    ' ',
  ),
);

/** Visible text, with a line break at each block's end. Stops soon after `limit`. */
export function visibleText(root: Node, visibility: Visibility, limit: number): string {
  return collectText(root, visibility, limit, () => true);
}

export function visibleTextBut(
  root: Element,
  visibility: Visibility,
  limit: number,
  isLeftOut: (element: Element) => boolean,
): string {
  const isWanted = (text: Text) => {
    const parent = composedParent(text);
    const found = parent && closestComposed(parent, at => at === root || isLeftOut(at));
    return found === root;
  };
  return collectText(root, visibility, limit, isWanted);
}

export function visibleTextOfRange(range: Range, visibility: Visibility, limit: number): string {
  const root = range.commonAncestorContainer;
  return collectText(
    root,
    visibility,
    limit,
    text => range.intersectsNode(text),
    text => partInRange(text, range),
  );
}

function collectText(
  root: Node,
  visibility: Visibility,
  limit: number,
  isWanted: (text: Text) => boolean,
  partOf: (text: Text) => string = text => text.data,
): string {
  if (isInSecretEditor(root)) return '';
  const pieces: string[] = [];
  let length = 0;
  let steps = limit * STEPS_PER_CHARACTER;
  const stack: (Node | typeof LINE_BREAK)[] = [root];
  for (let at = stack.pop(); at && length < limit * 2 && steps > 0; at = stack.pop()) {
    steps -= 1;
    if (at === LINE_BREAK) pieces.push('\n');
    else if (isText(at)) {
      const text =
        isWanted(at) && isSeen(at, visibility)
          ? partOf(at)
              .slice(0, limit * 20)
              .replace(/\s+/gu, ' ')
          : '';
      length += text.length;
      pieces.push(text);
    } else if (isElement(at) || at === root) {
      // One by one: a call may have too many arguments.
      for (const part of partsOf(at, steps).reverse()) stack.push(part);
    }
  }
  return pieces
    .join('')
    .replace(/ *\n[ \n]*/gu, '\n')
    .trim();
}

/** Thousands of buttons have no text, however long the search. */
const STEPS_PER_CHARACTER = 50;

const LINE_BREAK = 'line break';

function partsOf(node: Node, most: number): (Node | typeof LINE_BREAK)[] {
  const children = firstChildren(node, most);
  if (!isElement(node)) return children;
  if (WITHOUT_TEXT.has(localNameOf(node)) || isSecretEditor(node)) return [];
  if (localNameOf(node) === 'br') return [LINE_BREAK];
  // Texts of a drawing are placed one by one.
  const isBlock = isHtmlElement(node)
    ? !/^(inline|contents|none|ruby)/u.test(getComputedStyle(node).display)
    : localNameOf(node) === 'text';
  return isBlock ? [LINE_BREAK, ...children, LINE_BREAK] : children;
}

function isInSecretEditor(node: Node): boolean {
  const element = isElement(node) ? node : composedParent(node);
  return element !== null && closestComposed(element, isSecretEditor) !== undefined;
}

function isSecretEditor(element: Element): boolean {
  return isEditorHost(element) && isSecret(element);
}

function isSeen(text: Text, visibility: Visibility): boolean {
  if (text.data.trim() === '') return true;
  const parent = composedParent(text);
  return parent === null || visibility.shows(parent);
}

function partInRange(text: Text, range: Range): string {
  const start = text === range.startContainer ? range.startOffset : 0;
  const end = text === range.endContainer ? range.endOffset : text.data.length;
  return text.data.slice(start, end);
}
