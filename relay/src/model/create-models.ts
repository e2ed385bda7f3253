import type { ModelSettings } from '../settings/models.ts';
import { fallingBack } from './falling-back.ts';
import type { Model } from './model.ts';
import { createOfflineModel } from './offline.ts';

/** The models of the settings, and after them the one that needs none, which stands in where there are no others. */
export async function createModels(settings: readonly ModelSettings[]): Promise<Model[]> {
  if (settings.length === 0) return [createOfflineModel({ standIn: true })];
  const models = await Promise.all(settings.map(createModel));
  const served = models.map((model, index) => withFallback(model, settings[index]?.fallback, models));
  return [...served, createOfflineModel()];
}

/** What answers in the place of another is asked directly: it does not fall back in its turn. */
function withFallback(model: Model, name: string | undefined, models: readonly Model[]): Model {
  if (name === undefined) return model;
  const fallback = models.find(candidate => candidate.accepts(name));
  if (!fallback)
    throw new Error(
      'MODEL_FALLBACK names none of the models. Name one of those that the relay is set up with.',
    );
  return model.name === name ? model : fallingBack(model, { model: fallback, name });
}

/** An SDK takes longer to load than all the rest, so each is loaded only where it is asked for. */
async function createModel(settings: ModelSettings): Promise<Model> {
  switch (settings.provider) {
    case 'anthropic':
      return (await import('./anthropic.ts')).createAnthropicModel(settings.options);
    case 'openai':
      return (await import('./openai.ts')).createOpenAiModel(settings.options);
  }
}
