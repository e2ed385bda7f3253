import type { Catalog } from '../message.ts';

/** What the person reads instead, where the message for the model names ids, parameters or other actions. */
export const personEn = {} satisfies Partial<Catalog>;

export type PersonCatalog = Pick<Catalog, keyof typeof personEn>;
