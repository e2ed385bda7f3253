import { closeOpenCalls } from '../approval/close-calls.ts';
import { emptyConversation } from '../conversation/conversation.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';

/**
 * Starts a new session. The old one is stopped and stays on this device; what stands in the composer comes along, as
 * do the model and the agent that were picked. One in which nothing was said is as good as new.
 */
export async function newChat(context: TurnContext, engine: Engine): Promise<void> {
  const { store, ports } = context;
  if (store.getState().conversation.entries.length === 0) return;
  engine.halt();
  await engine.settled();
  closeOpenCalls(context);
  const { browserSession } = store.getState().conversation;
  const fresh = emptyConversation(ports.newId(), Date.now(), browserSession);
  // Nothing may come between the end of the old turn and this, or it would go on in the wrong conversation.
  store.setState(({ conversation: { draft, picked }, pageContext: { front: place } }) => ({
    conversation: { ...fresh, draft, picked, place },
  }));
  await ports.claim(fresh.id);
}
