import { isElement } from '../dom/element-types.ts';
import { parentNodeOf } from '../dom/native-dom.ts';

/** Waits until something in these nodes, or a text beside them, changes; at most so many milliseconds. */
export function nextMutation(roots: readonly Node[], most: number): Promise<void> {
  return new Promise(resolve => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(deadline);
      resolve();
    };
    const observer = new MutationObserver(end);
    const deadline = setTimeout(end, Math.max(most, 0));
    for (const root of roots)
      observer.observe(isElement(root) ? root : (parentNodeOf(root) ?? root), CHANGES);
  });
}

const CHANGES = { subtree: true, childList: true, characterData: true };
