import * as z from 'zod/mini';

export const pageTraitsSchema = z.object({
  /** Several fields that belong together, without a password. */
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
