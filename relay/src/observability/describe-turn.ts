import type { Model } from '../model/model.ts';
import type { ModelNotice } from '../model/model-notice.ts';
import type { NoticeFacts, TurnFacts } from './relay-observer.ts';

const OUR_OWN = 'assent';

/** Names that are ours: the id of an agent that was found, and the model's own name, whatever the client asked for. */
export function describeTurn(agent: string, { name: model, provider = OUR_OWN }: Model): TurnFacts {
  return { agent, model, provider };
}

/** Without the name that the client asked for; that of a fall-back stands in the settings. */
export function describeNotice(notice: ModelNotice): NoticeFacts {
  if (notice.kind === 'retry') return { kind: 'retry' };
  const { fallback: model, provider = OUR_OWN } = notice;
  return { kind: 'fallback', model, provider };
}
