import type { Box } from '../dom/box.ts';
import { foldLetters, foldText } from '../secrets/fold-text.ts';
import { placesOf } from '../secrets/mask-secrets.ts';
import { hasArea } from './secret-fields.ts';

/** Where the page itself writes one of these secrets, over however many elements it is spread. */
export function quotedBoxes(roots: readonly (Document | ShadowRoot)[], secrets: readonly string[]): Box[] {
  if (secrets.length === 0) return [];
  return roots
    .flatMap(root => quotedIn(root, secrets))
    .flatMap(boxesOf)
    .filter(hasArea);
}

/** Where one of these secrets stands in a text, however the page writes it. */
export function quotedPlaces(text: string, secrets: readonly string[]): [start: number, end: number][] {
  const folded = foldText(text);
  return secrets.flatMap(secret =>
    placesOf(foldLetters(secret), folded).map(([start, end]): [number, number] => [
      folded.starts[start] ?? 0,
      folded.ends[end - 1] ?? text.length,
    ]),
  );
}

/** A part of one text node. */
interface Piece {
  node: Text;
  start: number;
  end: number;
}

/** White space between texts makes no difference to a secret, so that they are searched as one. */
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
