import * as z from 'zod/mini';
import type { Handler, Operation } from './contract/operation.ts';
import { extractLinks as extractLinksIn } from './extracting/extract-links.ts';
import { elementOf } from './extracting/extract-text.ts';
import { fromParam, noteFrames } from './extracting/text-part.ts';

const params = z.object({ from: fromParam });
type Params = z.infer<typeof params>;

export const extractLinks: Operation<'extract_links', Params> = {
  name: 'extract_links',
  params,
  example: { action: 'extract_links', target: {}, params: {} },
  effect: 'reads',
  emptyTarget: 'page',
  errors: ['InvalidArgument'],
  isShorthand: true,
  inExtras: true,
};

export const handler: Handler<Params> = {
  preview: () => ({}),
  run: async (target, { from = 0 }) => noteFrames(extractLinksIn(elementOf(target), from), target),
};
