import type { Language } from '@assent/shared';
import { ModelFailure } from '../../errors/model-failure.ts';
import { languageOf, messagesIn } from '../../messages/messages.ts';
import type { Model, ModelRequest } from '../../model/model.ts';
import type { ClientCalls, PanelTurn } from './client-calls.ts';

/**
 * A client in place of a model: its next call is the answer of a turn. So a call reaches the person by the same way as a model's,
 * and what came of it comes back by the same way.
 */
export function clientModel(
  { id, name, calls }: { id: string; name: string; calls: ClientCalls },
  sessionId: string,
): Model {
  return {
    name: id,
    title: `MCP client ${name}`,
    label: name,
    // No provider is paid.
    isRules: true,
    images: true,
    tools: 'native',
    accepts: asked => asked === id,
    async answer(request, signal, say) {
      const next = await calls.listen(panelTurnOf(request, sessionId), signal);
      if (next.kind === 'call') return say([{ kind: 'call', ...next.call }]);
      say([{ kind: 'text', text: messagesIn(languageOfTurn(request)).mcp[next.kind] }]);
    },
  };
}

function panelTurnOf({ turns, page }: ModelRequest, sessionId: string): PanelTurn {
  const last = turns.at(-1);
  if (last?.role === 'user') return { sessionId, page, newest: { kind: 'message', text: last.text } };
  if (last?.role === 'result')
    return {
      sessionId,
      page,
      newest: { kind: 'result', call: last.call, content: last.content, images: last.images },
    };
  throw new ModelFailure('relay_failed');
}

function languageOfTurn({ turns }: ModelRequest): Language {
  const asked = turns.findLast(turn => turn.role === 'user');
  return languageOf(asked?.text ?? '');
}
