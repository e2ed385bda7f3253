// A relay with a model and a tool of your own: node relay/examples/own-model.ts
// All the rest is what the environment says, as for the relay's own command: keys, database, limits, log, metrics, other models.
// Rules stand in for the model. Put your client in their place: `turns` is the conversation, `page` what the person is looking
// at, `tools` what may be called. `renderUserTurn`, `toOpenAiTools` and others of @assent/relay turn them into a prompt.
import { defineServerTool, type Model, ModelFailure, runRelay, serveModel } from '@assent/relay';
import * as z from 'zod';

const ORDERS = new Map([['4711', 'a teapot, on its way']]);

/** Runs once, after the person's approval. What it returns is what the model reads. */
const findOrder = defineServerTool({
  name: 'find_order',
  description: 'Finds an order by its number.',
  parameters: z.object({ number: z.string() }),
  run: async ({ number }) => ({ order: ORDERS.get(number) ?? 'There is none of that number.' }),
});

const rules: Model = {
  name: 'rules',
  title: 'rules (ours)',
  accepts: name => name === 'rules',
  // Say what there is as soon as it is there, the call last and at most one, and resolve when all is said. Throw what went
  // wrong: a ModelFailure says it in words that a person reads. When the signal is aborted, nobody listens any more.
  async answer({ turns }, signal, say) {
    signal.throwIfAborted();
    const last = turns.at(-1);
    if (last?.role === 'result')
      return say([{ kind: 'text', text: `This is what I found: ${last.content}` }]);
    if (last?.role !== 'user') throw new ModelFailure('model_failed');
    const [number] = /\d{4}/.exec(last.text) ?? [];
    if (number === undefined) return say([{ kind: 'text', text: 'Which order? Tell me its number.' }]);
    say([{ kind: 'text', text: 'I will look it up.' }]);
    say([{ kind: 'call', name: 'find_order', arguments: JSON.stringify({ number }) }]);
  },
};

// Asked again when it fails before its first word, and shown as much of a conversation as it can read.
const model = serveModel(rules, { contextTokens: 32_000 });

await runRelay({ models: [model], serverTools: [findOrder] });
