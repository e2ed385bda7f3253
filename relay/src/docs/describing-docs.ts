import * as z from 'zod';
import type { RouteDocs } from './route-docs.ts';
import { AGENT_LIST, MODEL_LIST } from './wire-components.ts';

export const HEALTH_DOCS: RouteDocs = {
  id: 'health',
  tag: 'Operating',
  summary: 'Whether the relay is up',
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'It is.',
      json: {
        name: 'Health',
        schema: z.object({
          status: z.literal('ok'),
          name: z.literal('assent-relay'),
          model: z.string().optional().describe('The model that answers when a request names none'),
        }),
      },
    },
  ],
};

export const MODELS_DOCS: RouteDocs = {
  id: 'listModels',
  tag: 'Lists',
  summary: 'The models that a request may name',
  description: 'An addition to the contract: ids for `model`, the best first.',
  answers: [{ kind: 'json', status: 200, description: 'Names alone.', json: MODEL_LIST }],
};

export const AGENTS_DOCS: RouteDocs = {
  id: 'listAgents',
  tag: 'Lists',
  summary: 'The agents that a request may name',
  description: 'An addition to the contract: ids for `agent_id`. Prompts and tools are not told.',
  answers: [{ kind: 'json', status: 200, description: 'Names alone.', json: AGENT_LIST }],
};

export const OPENAPI_DOCS: RouteDocs = {
  id: 'openApi',
  tag: 'Operating',
  summary: 'This document',
  answers: [
    {
      kind: 'json',
      status: 200,
      description: 'OpenAPI 3.1.',
      json: { name: 'OpenApiDocument', schema: z.looseObject({ openapi: z.string() }) },
    },
  ],
};

export const DOCS_PAGE_DOCS: RouteDocs = {
  id: 'docsPage',
  tag: 'Operating',
  summary: 'This document as a page, which needs no network',
  answers: [{ kind: 'text', status: 200, description: 'A page.', type: 'text/html' }],
};

export const DOCS_ASSET_DOCS: RouteDocs = {
  id: 'docsAsset',
  tag: 'Operating',
  summary: 'A file of that page',
  parameters: [{ name: 'file', in: 'path', description: 'Its name.', schema: z.string() }],
  answers: [{ kind: 'text', status: 200, description: 'The file.', type: 'text/javascript' }],
  httpErrors: [404],
};
