import { closeOpenCalls } from '../approval/close-calls.ts';
import { changeConversation } from '../conversation/panel-store.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { sendMessage } from './send-message.ts';

/** A program that proposes actions in place of a model. Its name is its own word for itself. */
export interface Program {
  id: string;
  name: string;
}

/** Tells the program, in the person's words, that it may begin, in a conversation of its own. */
export async function beginProgram(
  context: TurnContext,
  engine: Engine,
  { id, name }: Program,
  newChat: () => Promise<void>,
): Promise<void> {
  const { ports, store } = context;
  await newChat();
  changeConversation(store, { program: { id, name, backendUrl: ports.settings().backendUrl } });
  sendMessage(context, engine, ports.settings().messages.person.programs.beginMessage(name));
}

/** Nothing that it has asked for runs from now on. The backend has to hear of it too. */
export function stopProgram(context: TurnContext, engine: Engine, id: string): void {
  const { store } = context;
  if (store.getState().conversation.program?.id !== id) return;
  store.setState({ arming: undefined });
  if (engine.busy()) engine.stop();
  else closeOpenCalls(context);
}
