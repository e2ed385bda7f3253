import type { Model } from '../model/model.ts';
import { replyTo } from './reply-to.ts';

type OfflineOptions = { standIn?: boolean | undefined; setupPage?: string | undefined };

/**
 * Rules, not a model: they understand plain requests in two languages, enough to try things out. `standIn` also serves Claude's
 * names: for a relay without a key, so that clients that name a model get an answer. The first answer says that it comes from
 * rules. `setupPage`: the address where a person can connect a model, named in answers to what rules can't follow; without it they
 * name the variables.
 */
export function createOfflineModel({ standIn = false, setupPage }: OfflineOptions = {}): Model {
  return {
    name: 'offline',
    label: 'Simple rules',
    isRules: true,
    title: 'offline (rules, not a language model; set ANTHROPIC_API_KEY or OPENAI_MODEL for one)',
    accepts: name => name === 'offline' || (standIn && name.startsWith('claude-')),
    async answer(request, _signal, say) {
      const { text, call } = replyTo(request, setupPage);
      for (const piece of text.match(/[\s\S]{1,24}/gu) ?? []) say([{ kind: 'text', text: piece }]);
      if (call) say([{ kind: 'call', name: call.name, arguments: JSON.stringify(call.arguments) }]);
    },
  };
}
