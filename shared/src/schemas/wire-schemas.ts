import * as z from 'zod/mini';
import { agentListSchema, modelListSchema } from '../backend-lists.ts';
import { wireEventSchema } from '../event.ts';
import { httpErrorSchema } from '../http-error.ts';
import { chatRequestSchema, serverToolDecisionSchema, stopRequestSchema } from '../request.ts';
import { toolResultSchema } from '../result.ts';
import { routineSchema } from '../routine.ts';
import { mapAnswerSchema, mapRequestSchema, scrapeAnswerSchema, scrapeRequestSchema } from '../scrape.ts';
import { sessionDetailSchema, sessionExportSchema, sessionListSchema } from '../session.ts';

const documents = {
  'chat-request': chatRequestSchema,
  'server-tool-decision': serverToolDecisionSchema,
  'wire-event': wireEventSchema,
  'tool-result': toolResultSchema,
  'http-error': httpErrorSchema,
  'model-list': modelListSchema,
  'agent-list': agentListSchema,
  'stop-request': stopRequestSchema,
  'session-list': sessionListSchema,
  'session-detail': sessionDetailSchema,
  'session-export': sessionExportSchema,
  'scrape-request': scrapeRequestSchema,
  'scrape-answer': scrapeAnswerSchema,
  'map-request': mapRequestSchema,
  'map-answer': mapAnswerSchema,
  routine: routineSchema,
} as const;

/** The contract as JSON Schema 2020-12, a file name → its text, for readers in other languages. */
export function wireSchemas(): Map<string, string> {
  return new Map(
    Object.entries(documents).map(([name, schema]) => {
      const document = { title: name, ...z.toJSONSchema(schema, { io: 'input' }) };
      return [`${name}.schema.json`, `${JSON.stringify(document, null, 2)}\n`];
    }),
  );
}
