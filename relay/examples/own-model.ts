// A relay with a model and a tool of your own: node relay/examples/own-model.ts
// Everything else comes from the environment, as for the command: keys, database, limits, log, metrics, other models.
// Rules stand in for the model; replace them with your client: `turns` is the conversation, `page` the user's page, `tools` the
// tools that may be called. `renderUserTurn`, `toOpenAiTools` and others of @assent/relay turn them into a prompt.
import { defineServerTool, type Model, ModelFailure, runRelay, serveModel } from '@assent/relay';
import * as z from 'zod';

const ORDERS = new Map([['4711', 'a teapot, on its way']]);

/** Runs once, after the user's approval. The model reads the result. */
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
  // Pass events on at once, at most one call, and that last; resolve at the end. Throw a ModelFailure for errors that a user
  // should read. When the signal is aborted, nobody listens any more.
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

// Adds retries before the first event, and shortens conversations to the context.
const model = serveModel(rules, { contextTokens: 32_000 });

await runRelay({ models: [model], serverTools: [findOrder] });
