import { createOfflineModel } from '@assent/relay';
import type { PageInfo } from '@assent/shared';
import { advertisedTools } from '../../extension/tools/list.ts';

export interface RulesAnswer {
  text: string;
  call: { name: string; arguments: unknown } | undefined;
}

/** What the rules of the relay answer to a message, with the tools that the extension offers by default. */
export async function askRules(message: string, page: PageInfo): Promise<RulesAnswer> {
  let text = '';
  let call: RulesAnswer['call'];
  await createOfflineModel().answer(
    {
      model: 'offline',
      system: '',
      tools: advertisedTools('page', true),
      turns: [{ role: 'user', text: message }],
      page,
    },
    new AbortController().signal,
    events => {
      for (const event of events) {
        if (event.kind === 'text') text += event.text;
        if (event.kind === 'call') call = { name: event.name, arguments: JSON.parse(event.arguments) };
      }
    },
  );
  return { text, call };
}
