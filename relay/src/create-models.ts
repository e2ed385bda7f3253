import type { Model } from './model/model.ts';
import { withFallback } from './model/serving/with-fallback.ts';
import type { ChooseAgent } from './model/transport/connections.ts';
import type { ProxySettings } from './model/transport/proxy-agents.ts';
import type { ModelSettings } from './settings/models.ts';

type ModelParts = {
  given?: readonly Model[] | undefined;
  /** The way to providers, where it is not direct. */
  proxy?: ProxySettings | undefined;
  /** Where a person connects a model. */
  setupPage?: string | undefined;
};

/**
 * `given`, then the models of the settings. Rules answer only when there are no others: nobody should take them for a model, or
 * pick them by mistake.
 */
export async function createModels(
  settings: readonly ModelSettings[],
  { given = [], proxy, setupPage }: ModelParts = {},
): Promise<Model[]> {
  const chooseAgent = await agentsFor(proxy);
  const made = await Promise.all(settings.map(each => createModel(each, chooseAgent)));
  const models = [...given, ...made];
  if (models.length === 0) {
    const { createOfflineModel } = await import('./offline/offline-model.ts');
    return [createOfflineModel({ standIn: true, setupPage })];
  }
  return [
    ...given,
    ...made.map((model, index) => withNamedFallback(model, settings[index]?.fallback, models)),
  ];
}

/** A fallback is asked directly: it has no fallback of its own. */
function withNamedFallback(model: Model, name: string | undefined, models: readonly Model[]): Model {
  if (name === undefined) return model;
  const fallback = models.find(candidate => candidate.accepts(name));
  if (!fallback)
    throw new Error(
      'MODEL_FALLBACK names none of the models. Name a model that the relay is configured with.',
    );
  return model.name === name ? model : withFallback(model, { model: fallback, name });
}

/** The way to providers through a proxy; undefined where there is none. */
export async function agentsFor(proxy: ProxySettings | undefined): Promise<ChooseAgent | undefined> {
  return proxy && (await import('./model/transport/proxy-agents.ts')).createProxyAgents(proxy);
}

/** Loading an SDK takes longer than all the rest, so each is loaded on demand. */
export async function createModel(
  settings: ModelSettings,
  chooseAgent: ChooseAgent | undefined,
): Promise<Model> {
  switch (settings.provider) {
    case 'anthropic': {
      const { createAnthropicModel } = await import('./model/anthropic/anthropic-model.ts');
      return createAnthropicModel({ ...settings.options, chooseAgent });
    }
    case 'openai': {
      const { createOpenAiModel } = await import('./model/openai/openai-model.ts');
      return createOpenAiModel({ ...settings.options, chooseAgent });
    }
  }
}
