import type { Model } from '../model/model.ts';
import { replyTo } from './reply-to.ts';

type OfflineModelOptions = {
  /**
   * Also serves Claude's names: for a relay without a key, so that clients that name a model get an answer. The first answer
   * says that it comes from rules.
   */
  standIn?: boolean;
};

/** Rules, not a model: they understand plain requests in two languages, enough to try things out. */
export function createOfflineModel({ standIn = false }: OfflineModelOptions = {}): Model {
  return {
    name: 'offline',
    label: 'Offline (rules)',
    title: 'offline (rules, not a language model; set ANTHROPIC_API_KEY or OPENAI_MODEL for one)',
    accepts: name => name === 'offline' || (standIn && name.startsWith('claude-')),
    async answer(request, _signal, say) {
      const { text, call } = replyTo(request);
      for (const piece of text.match(/[\s\S]{1,24}/gu) ?? []) say([{ kind: 'text', text: piece }]);
      if (call) say([{ kind: 'call', name: call.name, arguments: JSON.stringify(call.arguments) }]);
    },
  };
}
