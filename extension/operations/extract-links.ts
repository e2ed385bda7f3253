import * as z from 'zod/mini';
import { extractLinks as extractLinksIn } from './extracting/extract-links.ts';
import { elementOf } from './extracting/extract-text.ts';
import { noteFrames } from './extracting/frames-left-out.ts';
import { fromParam } from './extracting/from-param.ts';
import type { Handler, Operation } from './operation.ts';

const params = z.object({ from: fromParam });
type Params = z.infer<typeof params>;

export const extractLinks: Operation<Params> = {
  name: 'extract_links',
  description: {
    zh: '列出目标或整个页面里可见的链接（文字、地址、提示）。链接多时用 params.from 接着取。',
    en: 'List the visible links of the target or the whole page: text, address, tooltip. Use params.from to go on with many.',
  },
  verb: { zh: '列出…中的链接', en: 'List the links of …' },
  params,
  example: { action: 'extract_links', target: {}, params: {} },
  effect: 'reads',
  emptyTarget: 'page',
  errors: ['InvalidArgument'],
  isShorthand: true,
};

export const handler: Handler<Params> = {
  preview: () => ({}),
  run: async (target, { from = 0 }, language) =>
    noteFrames(extractLinksIn(elementOf(target), from, language), target, language),
};
