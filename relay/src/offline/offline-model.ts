import type { Model } from '../model/model.ts';
import { replyTo } from './reply-to.ts';

/**
 * Rules, not a model: they understand plain requests in two languages, enough to try things out. `standIn` also serves Claude's
 * names: for a relay without a key, so that clients that name a model get an answer. The first answer says that it comes from
 * rules.
 */
export function createOfflineModel({ standIn = false }: { standIn?: boolean } = {}): Model {
  return {
    name: 'offline',
    label: 'Offline (rules)',
    isRules: true,
    title: 'offline (rules, not a language model; set ANTHROPIC_API_KEY or OPENAI_MODEL for one)',
    accepts: name => name === 'offline' || (standIn && name.startsWith('claude-')),
    async answer(request, _signal, say) {
      const { text, call } = replyTo(request);
      for (const piece of text.match(/[\s\S]{1,24}/gu) ?? []) say([{ kind: 'text', text: piece }]);
      if (call) say([{ kind: 'call', name: call.name, arguments: JSON.stringify(call.arguments) }]);
    },
  };
}
