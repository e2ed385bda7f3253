import type { Context } from 'hono';
import type { RouteDocs } from './docs/route-docs.ts';

/** One door of the relay. Those that take JSON have its type and size checked before their handler. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  takesJson?: boolean;
  /** Bytes of its body, where that is another number than for all. */
  maxBytes?: number;
  /** Answers without asking who is there: for what says nothing of anybody. */
  isOpen?: boolean;
  /** Stands in /openapi.json. A test fails for a route without. */
  docs?: RouteDocs;
  answer(context: Context): Response | Promise<Response>;
};
