import { randomUUID } from 'node:crypto';
import {
  openPageSchema,
  sessionActionSchema,
  sessionOutcomeSchema,
  sessionScreenshotSchema,
  sessionSnapshotSchema,
  takeDeltaSchema,
  takeScreenshotSchema,
  takeSnapshotSchema,
} from '@assent/shared';
import type * as z from 'zod';
import { callerOf } from '../../access/access.ts';
import type { Metering } from '../../credits/metering.ts';
import { payerOf } from '../../credits/payer.ts';
import { PRICES } from '../../credits/price-list.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type AnswerDocs, jsonAnswer, type Route, type RouteDocs } from '../../http/route.ts';
import type { Asking, BrowserSession } from '../session/browser-session.ts';
import type { OpenSessions } from '../session/open-sessions.ts';
import { APPROVAL_REQUIRED, answerCommand, WAIT } from './answer-command.ts';
import { BROWSER_SESSION_ID, SESSION_PATH, sessionOf, TAG } from './session-route.ts';

type Command<Schema extends z.core.$ZodType> = {
  path: string;
  /** Its name in the OpenAPI document. */
  body: { name: string; schema: Schema };
  docs: Pick<RouteDocs, 'id' | 'summary' | 'description' | 'parameters'>;
  answer: AnswerDocs;
  run(session: BrowserSession, given: z.output<Schema>, asking: Asking): Promise<object>;
  /** A person may have to decide first. */
  acts?: true;
  /** Where browsers cost credits. */
  price?: { credits: number; referenceOf(): string };
};

export const OUTCOME = jsonAnswer(
  'What was done and observed. `success` is false where it had no effect, or another than was meant.',
  'SessionOutcome',
  sessionOutcomeSchema,
);

const SNAPSHOT = jsonAnswer('The outline of the page.', 'SessionSnapshot', sessionSnapshotSchema);

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeated key gets the first answer, and runs nothing.',
  schema: openPageSchema.shape.url,
} as const;

/** The commands on the tab in front. */
export function pageRoutes(sessions: OpenSessions, metering?: Metering): Route[] {
  const route = <Schema extends z.core.$ZodType>(command: Command<Schema>): Route =>
    commandRoute(sessions, metering, command);
  return [
    route({
      path: 'open',
      body: { name: 'OpenPage', schema: openPageSchema },
      docs: { id: 'openPage', summary: 'Opens an address' },
      answer: OUTCOME,
      acts: true,
      run: (session, given, asking) => session.open(given, asking),
    }),
    route({
      path: 'snapshot',
      body: { name: 'TakeSnapshot', schema: takeSnapshotSchema },
      docs: {
        id: 'takeSnapshot',
        summary: 'Shows the page as an outline with refs',
        description:
          'With frames and shadow trees, without secrets. A ref stands for one element, and never for another.',
      },
      answer: SNAPSHOT,
      run: (session, given) => session.snapshot(given),
    }),
    route({
      path: 'snapshot/delta',
      body: { name: 'TakeDelta', schema: takeDeltaSchema },
      docs: { id: 'takeSnapshotDelta', summary: 'Shows what changed since a snapshot' },
      answer: SNAPSHOT,
      run: (session, given) => session.snapshot(given),
    }),
    route({
      path: 'action',
      body: { name: 'SessionAction', schema: sessionActionSchema },
      docs: {
        id: 'runAction',
        summary: 'Acts on the page, and tells what came of it',
        description:
          'The operations of docs/operations.md. Refused, and nothing is done, where the target has gone, has changed or is not the only one.',
        parameters: [IDEMPOTENCY_KEY],
      },
      answer: OUTCOME,
      acts: true,
      run: (session, given, asking) => session.act(given, asking),
    }),
    route({
      path: 'screenshot',
      body: { name: 'TakeScreenshot', schema: takeScreenshotSchema },
      docs: { id: 'takeScreenshot', summary: 'Takes a picture; secrets are painted over' },
      answer: jsonAnswer('The picture.', 'SessionScreenshot', sessionScreenshotSchema),
      run: (session, given) => session.screenshot(given),
      price: { credits: PRICES.screenshot, referenceOf: () => `screenshot:${randomUUID()}` },
    }),
  ];
}

function commandRoute<Schema extends z.core.$ZodType>(
  sessions: OpenSessions,
  metering: Metering | undefined,
  { path, body, docs, answer, run, acts, price }: Command<Schema>,
): Route {
  return {
    method: 'POST',
    path: `${SESSION_PATH}/${path}`,
    takesJson: true,
    docs: {
      ...docs,
      tag: TAG,
      parameters: [BROWSER_SESSION_ID, ...(acts ? [WAIT] : []), ...(docs.parameters ?? [])],
      body,
      answers: [answer, ...(acts ? [APPROVAL_REQUIRED] : [])],
      httpErrors: [400, ...(price ? [402] : []), 403, 404, 409, 410, 422, 502, 504],
    },
    async answer(context) {
      const session = sessionOf(context, sessions);
      const given = parseBody(body.schema, (await context.req.text()) || '{}');
      return answerCommand(context, session, asking => {
        const use = () => run(session, given, asking);
        return metering && price ? metering.run(payerOf(callerOf(context)), price, use) : use();
      });
    },
  };
}
