const numbers = new WeakMap<Node, number>();
let lastNumber = 0;

/** Tells a node from every other of this document, for as long as the node lives. */
export function numberOf(node: Node): number {
  const known = numbers.get(node);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(node, lastNumber);
  return lastNumber;
}
