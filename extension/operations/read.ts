import * as z from 'zod/mini';
import { markdownOfTarget } from './extracting/extract-text.ts';
import { fromParam } from './extracting/from-param.ts';
import { secretTarget } from './extracting/secret-target.ts';
import { textPart } from './extracting/text-part.ts';
import type { Handler, Operation } from './operation.ts';

const params = z.object({ from: fromParam });
type Params = z.infer<typeof params>;

export const read: Operation<Params> = {
  name: 'read',
  description: {
    zh: '读取目标的文字或当前值，表格、列表和文章读成 Markdown；目标为空时读取选中的文字，没有选中时读取页面正文。内容长时用 params.from 接着读。',
    en: 'Read the text or current value of the target; tables, lists and articles as Markdown; without a target the selected text, or else the main text of the page. Use params.from to go on with a long one.',
  },
  verb: { zh: '读取', en: 'Read' },
  params,
  example: { action: 'read', target: {}, params: {} },
  effect: 'reads',
  readsText: true,
  emptyTarget: 'selection or page',
  errors: ['InvalidArgument', 'NotPermitted'],
  needs: 'extracting',
};

export const handler: Handler<Params> = {
  preview: () => ({}),
  run: async (target, { from = 0 }, language) =>
    secretTarget(target, language) ?? textPart(markdownOfTarget(target), from, language),
};
