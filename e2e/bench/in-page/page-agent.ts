import { PageController } from '@page-agent/page-controller';
import { timeAsyncRun } from './timing.ts';

/** page-agent's reading of a page: elements in view and on top, with highlight frames. It runs in the page's own world. */
const controller = new PageController({ viewportExpansion: 0 });

Object.assign(globalThis, {
  benchPageAgent: {
    async time(): Promise<number> {
      await controller.cleanUpHighlights();
      const took = await timeAsyncRun(() => controller.updateTree());
      await controller.cleanUpHighlights();
      return took;
    },
    /** Sends the found elements to the other world: elements cross worlds only as event targets. */
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

/** The package does not export its map of elements, but the map is reachable. */
function found(): Element[] {
  const map: unknown = Reflect.get(controller, 'selectorMap');
  const nodes: unknown[] = map instanceof Map ? [...map.values()] : [];
  return nodes.flatMap(node => {
    const element: unknown = node instanceof Object ? Reflect.get(node, 'ref') : undefined;
    return element instanceof Element ? [element] : [];
  });
}
