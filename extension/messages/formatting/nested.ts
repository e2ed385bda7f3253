/** Words a nested message for the same reader. */
export type Word = (nested: Nested) => string;

/** Any message as a parameter. The code is open, because the catalogs that define the codes use this type. */
export type Nested = string | { readonly code: string; readonly params: Readonly<Record<string, Param>> };

type Param = string | number | boolean | null | undefined | Nested | readonly Param[];
