import type { AgentList, ModelList } from '@assent/shared';
import * as z from 'zod';
import { callerOf } from './access/access.ts';
import type { Agent } from './agents/load-agents.ts';
import { grantedModels } from './chat/granted-models.ts';
import { AGENTS_PATH, HEALTH_PATH, MODELS_PATH, SETUP_PATH } from './http/paths.ts';
import { AGENT_LIST, jsonAnswer, MODEL_LIST, type Route, type RouteDocs } from './http/route.ts';
import type { Model } from './model/model.ts';

type Describable = {
  models: readonly Model[];
  agents: readonly Agent[];
  setup?: readonly Route[] | undefined;
};

const HEALTH_DOCS: RouteDocs = {
  id: 'health',
  tag: 'Operating',
  summary: 'Whether the relay is up',
  answers: [
    jsonAnswer(
      'The relay is up.',
      'Health',
      z.object({
        status: z.literal('ok'),
        name: z.literal('assent-relay'),
        model: z.string().optional().describe('The model that answers when a request names none'),
      }),
    ),
  ],
};

const MODELS_DOCS: RouteDocs = {
  id: 'listModels',
  tag: 'Lists',
  summary: 'List the models that a request may name',
  description: 'An addition to the contract: ids for `model`, the best first.',
  answers: [{ kind: 'json', status: 200, description: 'Names alone.', json: MODEL_LIST }],
};

const AGENTS_DOCS: RouteDocs = {
  id: 'listAgents',
  tag: 'Lists',
  summary: 'List the agents that a request may name',
  description: 'An addition to the contract: ids for `agent_id`. Prompts and tools are not included.',
  answers: [{ kind: 'json', status: 200, description: 'Names alone.', json: AGENT_LIST }],
};

export function describingRoutes({ models, agents, setup }: Describable): Route[] {
  const setupPath = setup && SETUP_PATH;
  return [
    {
      method: 'GET',
      path: HEALTH_PATH,
      isOpen: true,
      docs: HEALTH_DOCS,
      answer: context => context.json({ status: 'ok', name: 'assent-relay', model: models[0]?.name }),
    },
    {
      method: 'GET',
      path: MODELS_PATH,
      docs: MODELS_DOCS,
      answer: context => context.json(describeModels(grantedModels(models, callerOf(context)), setupPath)),
    },
    {
      method: 'GET',
      path: AGENTS_PATH,
      docs: AGENTS_DOCS,
      answer: context => context.json(describeAgents(agents)),
    },
  ];
}

/** The `agent_id` of a request that names none. */
const DEFAULT_AGENT = 'default';

/** No keys, no addresses. The first is the default. */
function describeModels(models: readonly Model[], setupPath: string | undefined): ModelList {
  return {
    models: models.map(({ name, label = name, images, contextTokens, tools, isRules }, index) => ({
      id: name,
      name: label,
      is_default: index === 0,
      ...(images !== undefined && { images }),
      ...(contextTokens !== undefined && { context_tokens: contextTokens }),
      ...(tools !== undefined && { tools }),
      ...(isRules && { is_rules: true }),
    })),
    ...(setupPath !== undefined && { setup_path: setupPath }),
  };
}

/** Names only, no prompts and no tools. */
function describeAgents(agents: readonly Agent[]): AgentList {
  return {
    agents: agents.map(({ id, name = id }) => ({ id, name, is_default: id === DEFAULT_AGENT })),
  };
}
