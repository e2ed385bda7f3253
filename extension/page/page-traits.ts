import * as z from 'zod/mini';

/** What kinds of things are on a page, and nothing of what they say. */
export const pageTraitsSchema = z.object({
  /** Several fields that belong together, and none of them for a password. */
  hasForm: z.boolean(),
  hasSearch: z.boolean(),
  hasTable: z.boolean(),
  hasList: z.boolean(),
  hasArticle: z.boolean(),
});
export type PageTraits = z.infer<typeof pageTraitsSchema>;

export const NO_TRAITS: PageTraits = {
  hasForm: false,
  hasSearch: false,
  hasTable: false,
  hasList: false,
  hasArticle: false,
};
