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

/** A tool that the page itself offers (WebMCP). All three are the page's own words. */
export const pageToolSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** A JSON Schema as text, which may be cut. */
  input_schema: z.string(),
});
export type PageTool = z.infer<typeof pageToolSchema>;

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
  /** An addition to the contract: tools that the page offers, where the user allowed this on its site. */
  tools: optionalOrNull(z.array(pageToolSchema)),
  /** The number of its tools beyond those in `tools`. */
  moreTools: optionalOrNull(z.number()),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

export const MAX_ELEMENTS = 30;
