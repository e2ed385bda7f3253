import type * as z from 'zod';

/** Any schema of zod, whole or mini. */
type Schema = z.core.$ZodType;

/** What a route says of itself, beside the route; /openapi.json is made from all of them. */
export type RouteDocs = {
  /** Never changes: generated clients name their functions by it. */
  id: string;
  tag: Tag;
  summary: string;
  description?: string;
  parameters?: readonly ParameterDocs[];
  /** The JSON body that it takes. */
  body?: NamedSchema;
  answers: readonly AnswerDocs[];
  /** The statuses of its own refusals, besides those of the guards before it. Each comes with an `HttpError`. */
  httpErrors?: readonly number[];
};

/** The chapters of the document. */
type Tag = 'Chat' | 'Lists' | 'Turns' | 'Sessions' | 'Other protocols' | 'Operating';

type ParameterDocs = {
  name: string;
  /** One of a path is always required, the others never are. */
  in: 'path' | 'query' | 'header';
  description: string;
  schema: Schema;
};

/** A schema and its name among the document's components. Several routes may name the same one. */
export type NamedSchema = { name: string; schema: Schema };

export type AnswerDocs = { status: number; description: string } & (
  | { kind: 'json'; json: NamedSchema }
  /** Server-sent events; the schema is that of each `data`. */
  | { kind: 'events'; event: NamedSchema }
  /** Text of this media type. */
  | { kind: 'text'; type: string }
);
