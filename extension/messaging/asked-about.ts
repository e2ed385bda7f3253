import * as z from 'zod/mini';
import { leftForPanel } from './left-for-panel.ts';

const pagePartSchema = z.object({ kind: z.enum(['link', 'picture']), url: z.string() });
/** A link or a picture of a page, by its address. */
export type PagePart = z.infer<typeof pagePartSchema>;

/** The user's question from the context menu, kept until the panel of that window takes it. */
const askedAboutSchema = z.object({
  windowId: z.number(),
  tabId: z.number(),
  at: z.number(),
  isSelection: z.boolean(),
  /** What the question is about, if not the selection or the page. */
  part: z.optional(pagePartSchema),
  /** The addresses of the page, and of the frame in it that the selection is in. */
  urls: z.array(z.string()),
  /** The selection from the browser, for pages that cannot be read; absent for a selection in a field. */
  text: z.optional(z.string()),
});
export type AskedAbout = z.infer<typeof askedAboutSchema>;

const askedAbout = leftForPanel('askedAbout', askedAboutSchema);

export const leaveAskedAbout = askedAbout.leave;
export const watchAskedAbout = askedAbout.watch;
