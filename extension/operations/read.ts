import * as z from 'zod/mini';
import type { Handler, Operation } from './contract/operation.ts';
import { markdownOfTarget } from './extracting/extract-text.ts';
import { fromParam, secretTarget, textPart } from './extracting/text-part.ts';

const params = z.object({ from: fromParam });
type Params = z.infer<typeof params>;

export const read: Operation<'read', Params> = {
  name: 'read',
  params,
  example: { action: 'read', target: {}, params: {} },
  effect: 'reads',
  readsText: true,
  emptyTarget: 'selection or page',
  errors: ['InvalidArgument', 'NotPermitted'],
  readsPage: true,
};

export const handler: Handler<Params> = {
  preview: () => ({}),
  run: async (target, { from = 0 }) => secretTarget(target) ?? textPart(markdownOfTarget(target), from),
};
