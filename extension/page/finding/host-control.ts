import { rectOf } from '../dom/box.ts';
import { shadowRootOf, walkComposed } from '../dom/composed-tree.ts';
import { rootOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';

/** The share of a custom element that its button takes up, when it is nothing but a button. */
const MOST_OF_IT = 0.7;

/** The one button or link that the shadow tree of a custom element draws, and that fills it. */
export function controlOfHost(host: Element): Element | undefined {
  const root = shadowRootOf(host);
  if (!root) return undefined;
  const controls: Element[] = [];
  walkComposed(host, element => {
    if (interactiveRole(element) !== undefined) controls.push(element);
    return controls.length < 2;
  });
  const [only, other] = controls;
  if (!only || other || rootOf(only) !== root || !/^(button|link)$/u.test(interactiveRole(only) ?? ''))
    return undefined;
  return areaOf(only) >= areaOf(host) * MOST_OF_IT ? only : undefined;
}

function areaOf(element: Element): number {
  const { width, height } = rectOf(element);
  return width * height;
}
