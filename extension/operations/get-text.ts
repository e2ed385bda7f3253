import * as z from 'zod/mini';
import type { Handler, Operation } from './contract/operation.ts';
import { textOfTarget } from './extracting/extract-text.ts';
import { fromParam, noteFrames, secretTarget, textPart } from './extracting/text-part.ts';

const params = z.object({ from: fromParam });
type Params = z.infer<typeof params>;

export const getText: Operation<'get_text', Params> = {
  name: 'get_text',
  params,
  example: { action: 'get_text', target: {}, params: {} },
  effect: 'reads',
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'NotPermitted'],
  isShorthand: true,
  readsText: true,
  inExtras: true,
};

export const handler: Handler<Params> = {
  preview: () => ({}),
  run: async (target, { from = 0 }) =>
    secretTarget(target) ?? noteFrames(textPart(textOfTarget(target), from), target),
};
