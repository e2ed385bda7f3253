import type { Language } from '@assent/shared';
import * as z from 'zod/mini';
import { readMetadata } from '../page/extracting/read-metadata.ts';
import { extractLinks } from './extracting/extract-links.ts';
import { extractTables } from './extracting/extract-tables.ts';
import { elementOf, markdownOfTarget, textOfTarget } from './extracting/extract-text.ts';
import { noteFrames } from './extracting/frames-left-out.ts';
import { fromParam } from './extracting/from-param.ts';
import { secretTarget } from './extracting/secret-target.ts';
import { textPart } from './extracting/text-part.ts';
import type { BoundTarget, Handler, Operation } from './operation.ts';
import type { Outcome } from './outcome.ts';

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
};

export const handler: Handler<Params> = {
  preview: (_target, { what = 'text' }, language) => ({ after: WHAT[language][what] }),
  run: async (target, given, language) =>
    secretTarget(target, language) ?? noteFrames(extractFrom(target, given, language), target, language),
};

function extractFrom(target: BoundTarget, { what = 'text', from = 0 }: Params, language: Language): Outcome {
  switch (what) {
    case 'text':
      return textPart(textOfTarget(target), from, language);
    case 'article':
      return textPart(markdownOfTarget(target), from, language);
    case 'links':
      return extractLinks(elementOf(target), from, language);
    case 'table':
      return extractTables(elementOf(target), from, language);
    case 'metadata':
      return { success: true, message: TOLD[language], metadata: readMetadata() };
  }
}

const WHAT = {
  zh: { text: '文字', links: '链接', table: '表格', metadata: '页面信息', article: '正文' },
  en: { text: 'text', links: 'links', table: 'tables', metadata: 'metadata', article: 'main text' },
} as const;

/** A page may claim whatever it likes. */
const TOLD = {
  zh: '已读取页面自己声明的信息。',
  en: 'Read what the page says of itself; nobody has checked it.',
} as const;
