import * as z from 'zod/mini';
import { optionalOrNull } from './absent.ts';

/** One actionable element as the model sees it. `desc` is `kind:name` with hints in brackets, in the user's language. */
export const pageElementSchema = z.object({
  id: z.string().check(z.startsWith('e_')),
  desc: z.string(),
});
export type PageElement = z.infer<typeof pageElementSchema>;

export const pageTabSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  active: z.boolean(),
});

/** The page a request is about. At most {@link MAX_ELEMENTS} elements unless the model asked for more. */
export const pageInfoSchema = z.object({
  url: z.string(),
  title: z.string(),
  elements: z.array(pageElementSchema),
  selectedText: optionalOrNull(z.string()),
  tabs: optionalOrNull(z.array(pageTabSchema)),
  activeTabId: optionalOrNull(z.string()),
  /** The number of shared tabs beyond those in `tabs`. */
  moreTabs: optionalOrNull(z.number()),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

export const MAX_ELEMENTS = 30;
