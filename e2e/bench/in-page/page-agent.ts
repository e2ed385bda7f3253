import { PageController } from '@page-agent/page-controller';
import { timeRun } from './timing.ts';

/** page-agent as it looks at a page: what is in view, on top, and drawn a frame around. It lives in the page's own world. */
const controller = new PageController({ viewportExpansion: 0 });

Object.assign(globalThis, {
  benchPageAgent: {
    async time(): Promise<number> {
      await controller.cleanUpHighlights();
      const took = await timeRun(() => controller.updateTree());
      await controller.cleanUpHighlights();
      return took;
    },
  },
});
