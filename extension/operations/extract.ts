import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { readMetadata } from '../page/extracting/read-metadata.ts';
import type { BoundTarget, Handler, Operation } from './contract/operation.ts';
import type { Outcome } from './contract/outcome.ts';
import { extractLinks } from './extracting/extract-links.ts';
import { extractTables } from './extracting/extract-tables.ts';
import { elementOf, markdownOfTarget, textOfTarget } from './extracting/extract-text.ts';
import { fromParam, noteFrames, secretTarget, textPart } from './extracting/text-part.ts';

const params = z.object({
  what: z.optional(z.enum(['text', 'links', 'table', 'metadata', 'article'])),
  from: fromParam,
});
type Params = z.infer<typeof params>;

export const extract: Operation<'extract', Params> = {
  name: 'extract',
  params,
  example: { action: 'extract', target: {}, params: { what: 'table' } },
  effect: 'reads',
  readsText: true,
  emptyTarget: 'page',
  errors: ['InvalidArgument', 'ElementNotFound', 'NotPermitted'],
  readsPage: true,
  inExtras: true,
};

export const handler: Handler<Params> = {
  preview: (_target, { what = 'text' }) => ({ after: message(`extract.what.${what}`) }),
  run: async (target, given) => secretTarget(target) ?? noteFrames(extractFrom(target, given), target),
};

function extractFrom(target: BoundTarget, { what = 'text', from = 0 }: Params): Outcome {
  switch (what) {
    case 'text':
      return textPart(textOfTarget(target), from);
    case 'article':
      return textPart(markdownOfTarget(target), from);
    case 'links':
      return extractLinks(elementOf(target), from);
    case 'table':
      return extractTables(elementOf(target), from);
    case 'metadata':
      return { success: true, message: message('extract.metadata'), metadata: readMetadata() };
  }
}
