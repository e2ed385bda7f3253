import { documentState } from '../dom/document-state.ts';

declare global {
  interface AssentDocumentState {
    nodeNumbers?: { of: WeakMap<Node, number>; last: number };
  }
}

documentState.nodeNumbers ??= { of: new WeakMap(), last: 0 };
const numbers = documentState.nodeNumbers;

export function numberOf(node: Node): number {
  const known = numbers.of.get(node);
  if (known !== undefined) return known;
  numbers.last += 1;
  numbers.of.set(node, numbers.last);
  return numbers.last;
}

export function momentNow(): number {
  return numbers.last;
}

export function wasThere(node: Node, moment: number): boolean {
  const number = numbers.of.get(node);
  return number !== undefined && number <= moment;
}
