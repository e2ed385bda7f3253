import * as z from 'zod/mini';
import type { PageReference } from './call.ts';

/** The page that a conversation was about last. Without a tab when that is closed, or the browser was started anew. */
export const placeSchema = z.object({
  tabId: z.optional(z.number()),
  documentId: z.optional(z.string()),
  url: z.optional(z.string()),
  title: z.optional(z.string()),
});
export type Place = z.infer<typeof placeSchema>;

/** The place as a page, if it is known well enough to be looked for. */
export function pageAt({ tabId, documentId, url = '', title = '' }: Place): PageReference | undefined {
  return tabId !== undefined && documentId !== undefined ? { tabId, documentId, url, title } : undefined;
}

export function withoutTab({ url, title }: Place): Place {
  return { url, title };
}
