import { composedChildren } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { localNameOf } from '../dom/native-dom.ts';

/** Lines with their spaces, for writing back. Never handed out. */
export function editorLines(editor: Element): string {
  const lines: string[] = [];
  let isOpen = false;
  const add = (text: string): void => {
    lines.push((isOpen ? (lines.pop() ?? '') : '') + text);
    isOpen = true;
  };
  const collect = (node: Node): void => {
    for (const child of composedChildren(node)) {
      if (isText(child)) {
        const text = writtenText(child);
        if (text !== '') add(text);
      } else if (isElement(child)) collectElement(child);
    }
  };
  const collectElement = (element: Element): void => {
    const isBreak = localNameOf(element) === 'br';
    // A break at the end of a line ends it; alone it is an empty line.
    if (isBreak && !isOpen) add('');
    const isBlock = isBreak || !/^(inline|contents|none)/u.test(getComputedStyle(element).display);
    if (isBlock) isOpen = false;
    collect(element);
    if (isBlock) isOpen = false;
  };
  collect(editor);
  return lines.join('\n');
}

export function shapeOf(editor: Element): string {
  return Array.from(Element.prototype.querySelectorAll.call(editor, ':not(br)'), localNameOf).join(' ');
}

/** Without editors' own characters and the source's white space. */
function writtenText(text: Text): string {
  const own = text.data.replace(/[\u200B\uFEFF]/gu, '').replace(/\u00A0/gu, ' ');
  const isVerbatim =
    text.parentElement && /pre|break-spaces/u.test(getComputedStyle(text.parentElement).whiteSpace);
  if (isVerbatim) return own;
  return own.trim() === '' && own.includes('\n') ? '' : own.replace(/[ \t\n]+/gu, ' ');
}
