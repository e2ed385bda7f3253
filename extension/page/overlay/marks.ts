import { composedChildren } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { clearBoxes, drawBox, type Mark } from './boxes.ts';

const PREFIX = 'assent-';

// Shared by our scripts.
documentState.textMarks ??= { sheets: new Map(), rangesByName: new Map() };

const { sheets, rangesByName } = documentState.textMarks;

export function markElement(element: Element, mark: TextMark): Mark {
  const ranges = visibleText(element, createVisibility(), 1) === '' ? [] : textRangesIn(element);
  if (ranges.length === 0) return drawBox(element, { layer: 'mark', ...mark });
  const parts = ranges.map(range => markText(range, mark));
  return {
    isShown: () => parts.some(part => part.isShown()),
    remove: () => {
      for (const part of parts) part.remove();
    },
  };
}

/** One range per stretch, since ranges do not reach into shadow trees. */
function textRangesIn(element: Element): Range[] {
  const ranges: Range[] = [];
  const stack: Node[] = [element];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node) && node.data.trim() !== '') {
      const range = document.createRange();
      range.selectNodeContents(node);
      ranges.push(range);
    } else if (isElement(node)) for (const child of [...composedChildren(node)].reverse()) stack.push(child);
  }
  return ranges;
}

export function clearMarks(): { cleared: number } {
  return { cleared: clearTextMarks() + clearBoxes('mark') };
}

/** A text mark by the CSS Custom Highlight API, which leaves the page's tree unchanged. */

interface TextMark {
  look: 'highlight' | 'underline';
  color: string;
}

interface TextMarks {
  sheets: Map<string, CSSStyleSheet>;
  rangesByName: Map<string, Range[]>;
}

declare global {
  interface AssentDocumentState {
    textMarks?: TextMarks;
  }
}

export function markText(range: Range, mark: TextMark): Mark {
  const name = `${PREFIX}${mark.look}-${mark.color.replace(/[^\w-]/gu, '_')}`;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  const ranges = rangesByName.get(name) ?? [];
  highlight.priority = rangesByName.size;
  highlight.add(range);
  CSS.highlights.set(name, highlight);
  rangesByName.set(name, [...ranges, range]);
  adopt(name, ruleOf(name, mark));
  return {
    isShown: () => rangesByName.get(name)?.includes(range) === true,
    remove: () => removeRange(name, range),
  };
}

function removeRange(name: string, range: Range): void {
  CSS.highlights.get(name)?.delete(range);
  const rest = (rangesByName.get(name) ?? []).filter(other => other !== range);
  if (rest.length > 0) rangesByName.set(name, rest);
  else forget(name);
}

/** The last mark of a look and colour removes its rule. */
function forget(name: string): void {
  const sheet = sheets.get(name);
  CSS.highlights.delete(name);
  rangesByName.delete(name);
  sheets.delete(name);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(adopted => adopted !== sheet);
}

function clearTextMarks(): number {
  const count = [...rangesByName.values()].flat().length;
  // Marks from before a reload of the extension are found by name.
  const names = [...CSS.highlights.keys()].filter(name => name.startsWith(PREFIX));
  for (const name of names) CSS.highlights.delete(name);
  const ours = new Set(sheets.values());
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => !ours.has(sheet));
  sheets.clear();
  rangesByName.clear();
  return count;
}

/** The root's highlight style is inherited everywhere, shadow trees included. */
function ruleOf(name: string, { look, color }: TextMark): string {
  const style =
    look === 'highlight'
      ? `background-color: color-mix(in srgb, ${color} 55%, transparent)`
      : `text-decoration: underline 2px ${color}`;
  return `:root::highlight(${name}), ::highlight(${name}) { ${style} }`;
}

function adopt(name: string, rule: string): void {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(rule);
  sheets.set(name, sheet);
  // A page that sets its own style sheets drops ours.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
