import { rootOf } from '../../in-page/words.ts';

/** A text where it is painted, to a third of a line. */
interface Seen {
  top: number;
  left: number;
  text: string;
}

/**
 * What a person sees and is told in these parts, in the order in which it is painted: texts, pictures, choices, and what
 * stands in fields. `own`: what our own rows write is left out.
 */
export function seenIn(parts: readonly Element[], target: Element | undefined, own: string): string[] {
  const seen: Seen[] = [];
  for (const part of parts) collect(part);
  return seen.sort((one, other) => one.top - other.top || one.left - other.left).map(({ text }) => text);

  function collect(box: Element): void {
    if (SILENT.test(box.localName) || (own !== '' && box.matches(own)) || !isVisible(box)) return;
    const place = box.getBoundingClientRect();
    const note = (text: string, { top, left }: DOMRect = place): void => {
      const words = text.trim().replace(/\s+/g, ' ');
      if (words !== '')
        seen.push({ top: Math.round(top / STEP), left: Math.round(left / STEP), text: words });
    };
    if (box === target) note('▶');
    for (const text of [...generatedIn(box), ...namesOf(box), stateOf(box)]) note(text);
    if (box instanceof HTMLTextAreaElement) return;
    for (const child of (rootOf(box) ?? box).childNodes) collectChild(child, box, note);
  }

  function collectChild(child: ChildNode, box: Element, note: (text: string, place?: DOMRect) => void): void {
    if (child instanceof Text) {
      const place = placeOf(child, box);
      if (place) note(child.data, place);
    } else if (child instanceof HTMLSlotElement) {
      for (const given of child.assignedNodes({ flatten: true })) {
        if (given instanceof Text) note(given.data);
        else if (given instanceof Element) collect(given);
      }
    } else if (child instanceof Element) collect(child);
  }
}

const SILENT = /^(script|style|template|option)$/;

/** Pixels that count as the same place. */
const STEP = 6;

function isVisible(box: Element): boolean {
  return box.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** Undefined where nothing of it is painted. */
function placeOf(text: Text, box: Element): DOMRect | undefined {
  const { color, fontSize } = getComputedStyle(box);
  if (text.data.trim() === '' || color === 'rgba(0, 0, 0, 0)' || Number.parseFloat(fontSize) === 0) return;
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects()[0];
}

function generatedIn(box: Element): string[] {
  const contents = ['::before', '::after'].map(part => getComputedStyle(box, part).content);
  const beside = (box.textContent ?? '').trim().slice(0, 20);
  return contents.flatMap(content => (/^(none|normal|"")$/.test(content) ? [] : [`${content} ${beside}`]));
}

function namesOf(box: Element): string[] {
  const isPicture =
    box instanceof HTMLImageElement || (box instanceof HTMLInputElement && box.type === 'image');
  const { backgroundImage } = getComputedStyle(box);
  return [
    ...['alt', 'title', 'aria-label', 'placeholder'].map(name => box.getAttribute(name) ?? ''),
    isPicture ? (box.getAttribute('src') ?? '') : '',
    backgroundImage === 'none' ? '' : backgroundImage,
  ];
}

function stateOf(box: Element): string {
  if (box instanceof HTMLSelectElement)
    return [...box.selectedOptions].map(({ label, value }) => `${label}=${value}`).join();
  if (box instanceof HTMLTextAreaElement) return box.value;
  if (box instanceof HTMLProgressElement || box instanceof HTMLMeterElement) return String(box.value);
  if (!(box instanceof HTMLInputElement) || /^(hidden|file)$/.test(box.type)) return '';
  if (/^(checkbox|radio)$/.test(box.type)) return `${box.checked ? 'x' : 'o'} ${box.value}`;
  return `${box.type}:${box.value}`;
}
