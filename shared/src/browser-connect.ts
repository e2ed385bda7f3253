import * as z from 'zod/mini';
import { createSessionSchema } from './browser-session.ts';

/** Where a browser that runs elsewhere is, and which of its tabs and logins a session gets. */
export const connectSessionSchema = z
  .extend(createSessionSchema, {
    /** Of its WebSocket (`ws://…`), or of its HTTP server (`http://…`), which names that in `/json/version`. */
    wsEndpoint: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
    /** Instead: of its HTTP server on the relay's own machine. */
    port: z.optional(z.int().check(z.gte(1), z.lte(65_535))),
    /** `new`: cookies and tabs of the session's own. `default`: those of the browser. */
    context: z.optional(z.enum(['new', 'default'])),
    /** Milliseconds until it is connected; 15,000. */
    timeout: z.optional(z.int().check(z.gte(100), z.lte(60_000))),
  })
  .check(
    z.refine(({ wsEndpoint, port }) => (wsEndpoint === undefined) !== (port === undefined), {
      path: ['wsEndpoint'],
      error: 'Expected either wsEndpoint or port',
    }),
    z.refine(
      ({ context, viewport, locale, timezone, userAgent, storage }) =>
        context !== 'default' ||
        [viewport, locale, timezone, userAgent, storage].every(given => given === undefined),
      {
        path: ['context'],
        error: 'Expected no viewport, locale, timezone, userAgent and storage with the browser’s own context',
      },
    ),
  );
export type ConnectSession = z.infer<typeof connectSessionSchema>;
