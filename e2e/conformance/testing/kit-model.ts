import { setTimeout as delay } from 'node:timers/promises';
import type { Model, ModelEvent, ModelRequest } from '@assent/relay';

/** A model that follows the kit's prompts. `pause`: milliseconds between the lines of the long answer. */
export function createKitModel(pause = 0): Model {
  return {
    name: 'kit',
    title: 'kit',
    accepts: name => name === 'kit',
    async answer(request, _signal, hand) {
      for (const event of eventsFor(request)) {
        if (pause > 0 && event.kind === 'text') await delay(pause);
        hand([event]);
      }
    },
  };
}

function* eventsFor({ turns, tools, page }: ModelRequest): Generator<ModelEvent> {
  const last = turns.at(-1);
  const message = last?.role === 'user' ? last.text : '';
  const has = (name: string): boolean => tools.some(tool => tool.name === name);
  const [, word] = /word alone: (\w+)/.exec(message) ?? [];
  if (last?.role === 'result') yield* say(last.failed ? 'Nothing was done.' : 'Done.');
  else if (message.startsWith('Click') && has('page_action')) {
    const [, button] = page?.elements ?? [];
    const actions = [{ action: 'click', target: { elementId: button?.id } }];
    yield* call('page_action', { actions });
  } else if (message.startsWith('What time') && has('current_time')) yield* call('current_time', {});
  else if (message.startsWith('Count')) yield* say(...Array.from({ length: 12 }, (_, index) => `${index}\n`));
  else if (message.startsWith('Which word')) yield* say(remembered(turns));
  else yield* say(word ?? 'Hello', ' there.');
  yield { kind: 'usage', usage: { input_tokens: 10, output_tokens: 5, cache_read_input_tokens: 0 } };
}

function remembered(turns: ModelRequest['turns']): string {
  const texts = turns.map(turn => (turn.role === 'user' ? turn.text : ''));
  return /remember this word: (\w+)/.exec(texts.join('\n'))?.[1] ?? 'I remember none.';
}

function* say(...pieces: string[]): Generator<ModelEvent> {
  for (const text of pieces) yield { kind: 'text', text };
}

function* call(name: string, given: unknown): Generator<ModelEvent> {
  yield { kind: 'text', text: 'I propose this.' };
  yield { kind: 'call', name, arguments: JSON.stringify(given) };
}
