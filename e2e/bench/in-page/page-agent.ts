import { PageController } from '@page-agent/page-controller';
import { timeAsyncRun } from './timing.ts';

/** page-agent as it looks at a page: what is in view, on top, and drawn a frame around. It lives in the page's own world. */
const controller = new PageController({ viewportExpansion: 0 });

Object.assign(globalThis, {
  benchPageAgent: {
    async time(): Promise<number> {
      await controller.cleanUpHighlights();
      const took = await timeAsyncRun(() => controller.updateTree());
      await controller.cleanUpHighlights();
      return took;
    },
    /** Shows the other world what was found: elements cross worlds only as targets of events. */
    async show(): Promise<number> {
      await controller.updateTree();
      await controller.cleanUpHighlights();
      const elements = found();
      for (const element of elements)
        element.dispatchEvent(new CustomEvent('bench-found', { bubbles: true, composed: true }));
      return elements.length;
    },
  },
});

/** The package keeps its map of what it found to itself; it is at hand all the same. */
function found(): Element[] {
  const map: unknown = Reflect.get(controller, 'selectorMap');
  const nodes: unknown[] = map instanceof Map ? [...map.values()] : [];
  return nodes.flatMap(node => {
    const element: unknown = node instanceof Object ? Reflect.get(node, 'ref') : undefined;
    return element instanceof Element ? [element] : [];
  });
}
