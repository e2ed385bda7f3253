/** Words a message that is a parameter of another one, for the same reader. */
export type Word = (nested: Nested) => string;

/** Any message as a parameter. The code is left open: the catalogs use this type, and define the codes. */
export type Nested = string | { readonly code: string; readonly params: Readonly<Record<string, Param>> };

type Param = string | number | boolean | null | undefined | Nested | readonly Param[];
