import { hideNothing, secretsHider } from '../secrets/secrets-hider.ts';
import type { Mark, OutlineNode } from './outline-node.ts';
import type { OutlineLine } from './outline-reading.ts';
import { writeLine } from './write-line.ts';

/** A page may quote a secret anywhere, so that every text is masked. */
export function outlineLines(nodes: readonly OutlineNode[]): OutlineLine[] {
  const flat = nodes.flatMap(node => flattened(node, 0));
  const texts = flat.flatMap(({ node }) => textsOf(node));
  const hide = secretsHider() ?? hideNothing;
  const masked = hide(texts)[Symbol.iterator]();
  const take = () => masked.next().value ?? '';
  return flat.map(({ node, depth }) => {
    const { key, frame } = node;
    const text = writeLine(withTexts(node, take));
    return { depth, key, text, ...(frame === undefined ? {} : { frame }) };
  });
}

interface Placed {
  node: OutlineNode;
  depth: number;
}

function flattened(node: OutlineNode, depth: number): Placed[] {
  return [{ node, depth }, ...node.children.flatMap(child => flattened(child, depth + 1))];
}

/** In the order in which `withTexts` puts them back. */
function textsOf({ name, marks }: OutlineNode): string[] {
  return [name, ...marks.flatMap(([, value]) => (typeof value === 'number' ? [] : (value ?? [])))];
}

function withTexts(
  { role, marks }: OutlineNode,
  take: () => string,
): Pick<OutlineNode, 'role' | 'name' | 'marks'> {
  const name = take();
  return { role, name, marks: marks.map(mark => markWith(mark, take)) };
}

function markWith(mark: Mark, take: () => string): Mark {
  const [key, value] = mark;
  if (value === undefined || typeof value === 'number') return mark;
  return [key, typeof value === 'string' ? take() : value.map(take)];
}
