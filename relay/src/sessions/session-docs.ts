import {
  sessionDetailSchema,
  sessionExportSchema,
  sessionListQuerySchema,
  sessionListSchema,
} from '@assent/shared';
import * as z from 'zod';
import type { RouteDocs } from '../docs/route-docs.ts';
import { SESSION_ID, USER_ID } from '../docs/wire-components.ts';

export const LIST_DOCS: RouteDocs = {
  id: 'listSessions',
  tag: 'Sessions',
  summary: "A person's conversations, the last used first",
  description: 'An addition to the contract, as all of these are. In pages: `next_cursor` leads to the next.',
  parameters: [
    USER_ID,
    {
      name: 'limit',
      in: 'query',
      description: 'How many at most; 20 when it is left out.',
      schema: sessionListQuerySchema.shape.limit,
    },
    {
      name: 'cursor',
      in: 'query',
      description: '`next_cursor` of the page before; the first page when it is left out.',
      schema: sessionListQuerySchema.shape.cursor,
    },
  ],
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'One page.',
      json: { name: 'SessionList', schema: sessionListSchema },
    },
  ],
  httpErrors: [400, 503],
};

export const READ_DOCS: RouteDocs = {
  id: 'readSession',
  tag: 'Sessions',
  summary: 'A conversation as people would read it',
  description:
    'With the call that is open, and the turn by which a client can take it up: `newest_turn.last_event_id` is for `Last-Event-ID`.',
  parameters: [SESSION_ID, USER_ID],
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'The conversation.',
      json: { name: 'SessionDetail', schema: sessionDetailSchema },
    },
  ],
  httpErrors: [404, 503],
};

export const EXPORT_DOCS: RouteDocs = {
  id: 'exportSession',
  tag: 'Sessions',
  summary: 'All of a conversation as a file',
  parameters: [SESSION_ID, USER_ID],
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'The conversation and its turns, with what they cost.',
      json: { name: 'SessionExport', schema: sessionExportSchema },
    },
  ],
  httpErrors: [404, 503],
};

export const DELETE_DOCS: RouteDocs = {
  id: 'deleteSession',
  tag: 'Sessions',
  summary: 'Delete a conversation, and all there is of it',
  description: 'A turn that runs is ended first, on whichever relay it runs.',
  parameters: [SESSION_ID, USER_ID],
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'Nothing of it is kept any more.',
      json: { name: 'Deleted', schema: z.object({ status: z.literal('deleted') }) },
    },
  ],
  httpErrors: [404, 503],
};
