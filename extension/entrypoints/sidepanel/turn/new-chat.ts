import { emptyConversation } from '../conversation/conversation.ts';
import type { Engine } from './engine.ts';
import type { TurnContext } from './ports.ts';
import { closeOpenCalls } from './send-message.ts';

/** Starts a new session. The old one is stopped and stays on this device; what stands in the composer comes along. */
export async function newChat(context: TurnContext, engine: Engine): Promise<void> {
  const { store, ports } = context;
  engine.stop();
  await engine.settled();
  closeOpenCalls(context);
  await ports.keep(store.getState().conversation);
  const { draft } = store.getState().conversation;
  const fresh = emptyConversation(ports.newId(), Date.now());
  await ports.claim(fresh.id);
  store.setState({ conversation: { ...fresh, draft } });
}
