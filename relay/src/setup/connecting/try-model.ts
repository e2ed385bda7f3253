import type { Language } from '@assent/shared';
import { ModelFailure } from '../../errors/model-failure.ts';
import type { Model, ModelRequest } from '../../model/model.ts';

/** `calls`: it proposed the action that it was asked for, so that it can act on pages. */
export type Trial =
  | { kind: 'answered'; calls: boolean }
  | { kind: 'failed'; code: ModelFailure['code']; message: string };

const CONFIRM = {
  name: 'confirm_connection',
  description: 'Confirms that the connection works. It has no effect.',
  parameters: {
    type: 'object',
    properties: { word: { type: 'string', description: 'The word of the request.' } },
    required: ['word'],
  },
};

/** One small request. */
const REQUEST: Omit<ModelRequest, 'model'> = {
  system:
    'You are being connected to a browser assistant. Do what the user asks with the tool that you have.',
  tools: [CONFIRM],
  turns: [{ role: 'user', text: 'Call confirm_connection with the word "ready".' }],
  page: undefined,
};

/** Milliseconds; a server on this computer first loads the model. */
const DEADLINE = 120_000;

export async function tryModel(model: Model, language: Language): Promise<Trial> {
  let calls = false;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new ModelFailure('model_timed_out')), DEADLINE);
  try {
    await model.answer({ ...REQUEST, model: model.name }, ending.signal, events => {
      calls ||= events.some(event => event.kind === 'call' && event.name === CONFIRM.name);
    });
    return { kind: 'answered', calls };
  } catch (thrown) {
    if (!(thrown instanceof ModelFailure)) throw thrown;
    return { kind: 'failed', code: thrown.code, message: thrown.messageIn(language) };
  } finally {
    clearTimeout(timer);
  }
}
