import { type Box, rectOf } from '../dom/box.ts';
import { isInput, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, queryAllIn } from '../dom/native-dom.ts';
import { foldLetters, foldText, heldText, placesOf } from '../secrets/mask-secrets.ts';
import { isSecret } from '../secrets/secrets.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { drawnBoxOf } from '../visibility/seen-rect.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';

const HOLDERS = 'input, textarea, select, [contenteditable], [aria-valuetext], [aria-valuenow]';

/** Everything with a value, and whether it is secret, in all trees. */
export function holdersIn(roots: readonly (Document | ShadowRoot)[]): {
  secret: Element[];
  plain: Element[];
} {
  const holders = roots.flatMap(root => [...queryAllIn(root, HOLDERS)]);
  const secret = holders.filter(isSecret);
  const known = new Set(secret);
  return { secret, plain: holders.filter(holder => !known.has(holder)) };
}

/** Secrets in all spellings that a page may use elsewhere. */
export function heldSecrets(fields: readonly Element[]): string[] {
  const texts = fields.flatMap(textsOf);
  // A code's boxes hold a character each, and the page may write the whole.
  const code = texts.filter(text => text.length === 1).join('');
  return [...texts, code];
}

function textsOf(field: Element): string[] {
  if (isInput(field) && field.type === 'file') return [...(field.files ?? [])].map(({ name }) => name);
  if (isSelect(field)) return [field.selectedOptions[0]?.label ?? ''];
  return [heldText(field)];
}

export function shownIn(field: Element): string {
  const placeholder = attributeOf(field, 'placeholder') ?? '';
  if (isTextField(field)) return field.value || placeholder;
  if (isSelect(field)) return field.selectedOptions[0]?.label ?? '';
  return isInput(field) ? field.value : '';
}

export function fieldBoxes(fields: readonly Element[]): Box[] {
  const visibility = createVisibility();
  return fields
    .flatMap(field => drawnParts(field, visibility))
    .map(rectOf)
    .filter(hasArea);
}

/** Transparent fields count: the page draws their text underneath. */
function drawnParts(field: Element, visibility: Visibility): Element[] {
  const instead = [drawnBoxOf(field, visibility), drawnSurfaceOf(field, visibility)].filter(
    part => part !== undefined,
  );
  const isThere = Element.prototype.checkVisibility.call(field, { visibilityProperty: true });
  return isThere ? [field, ...instead] : instead;
}

export function hasArea({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

/** Where the page writes one of these secrets, across any number of elements. */
export function quotedBoxes(roots: readonly (Document | ShadowRoot)[], secrets: readonly string[]): Box[] {
  if (secrets.length === 0) return [];
  return roots
    .flatMap(root => quotedIn(root, secrets))
    .flatMap(boxesOf)
    .filter(hasArea);
}

/** A secret's places in a text, in any spelling. */
export function quotedPlaces(text: string, secrets: readonly string[]): [start: number, end: number][] {
  const folded = foldText(text);
  return secrets.flatMap(secret =>
    placesOf(foldLetters(secret), folded).map(([start, end]): [number, number] => [
      folded.starts[start] ?? 0,
      folded.ends[end - 1] ?? text.length,
    ]),
  );
}

interface Piece {
  node: Text;
  start: number;
  end: number;
}

/** White space between texts does not break a secret, so they are searched as one. */
function quotedIn(root: Document | ShadowRoot, secrets: readonly string[]): Piece[] {
  const nodes = textsIn(root);
  let length = 0;
  const starts = nodes.map(({ data }) => {
    const start = length;
    length += data.length + 1;
    return start;
  });
  const places = quotedPlaces(nodes.map(({ data }) => data).join('\n'), secrets);
  return places.flatMap(([from, to]) =>
    nodes.flatMap((node, index) => {
      const at = starts[index] ?? 0;
      const [start, end] = [Math.max(from - at, 0), Math.min(to - at, node.data.length)];
      return start < end ? [{ node, start, end }] : [];
    }),
  );
}

function textsIn(root: Document | ShadowRoot): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') texts.push(node);
  }
  return texts;
}

function boxesOf({ node, start, end }: Piece): Box[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].map(({ left, top, right, bottom, width, height }) => ({
    left,
    top,
    right,
    bottom,
    width,
    height,
  }));
}
