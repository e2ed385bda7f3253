import { chatRequestSchema } from '@assent/shared';
import * as z from 'zod';

const REQUIRED = ['url', 'title', 'elements'] as const;

const givenSchema = z.record(z.string(), z.unknown());

/** Clients without a page send `{}`, or leave out what they do not know: both stand for no page. Wrong values are still errors. */
export const requestPageSchema = z.preprocess(
  given => (isIncomplete(given) ? undefined : given),
  chatRequestSchema.shape.current_page_info,
);

function isIncomplete(given: unknown): boolean {
  const page = givenSchema.safeParse(given).data;
  return page !== undefined && REQUIRED.some(key => (page[key] ?? undefined) === undefined);
}
