import type { Model } from '../model/model.ts';
import type { TurnFacts } from './relay-observer.ts';

/** Names that are ours: the id of an agent that was found, and the model's own name, whatever the client asked for. */
export function describeTurn(agent: string, { name: model, provider = 'assent' }: Model): TurnFacts {
  return { agent, model, provider };
}
