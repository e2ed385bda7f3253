import { stopCalls } from '../approval/close-calls.ts';
import { type Gesture, judgeGesture, type Verdict } from '../approval/gate.ts';
import { isListening } from '../conversation/listening.ts';
import { changeConversation, changeEntries } from '../conversation/panel-store.ts';
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
  sendMessage(context, engine, ports.settings().messages.person.programs.beginMessage);
}

/** Nothing that it has asked for runs from now on. The backend has to hear of it too. */
export function stopProgram(context: TurnContext, engine: Engine, id: string): void {
  const { store } = context;
  if (store.getState().conversation.program?.id !== id) return;
  store.setState({ arming: undefined });
  if (engine.busy()) engine.stop();
  else stopCalls(context);
}

/** Runs the undo at once, or, while the panel listens to a program, in a break of the listening. */
export function betweenCalls(
  context: TurnContext,
  engine: Engine,
  gesture: Gesture,
  undo: () => Verdict,
): Verdict {
  if (!engine.busy() || !isListening(context.store.getState().conversation)) return undo();
  const verdict = judgeGesture(gesture);
  if (verdict === 'accepted') void interruptListening(context, engine, undo);
  return verdict;
}

async function interruptListening(context: TurnContext, engine: Engine, undo: () => Verdict): Promise<void> {
  const { ports, store } = context;
  const listening = store.getState().conversation.entries.at(-1)?.id;
  engine.stop();
  await engine.settled();
  changeEntries(store, entries => (entries.at(-1)?.id === listening ? entries.slice(0, -1) : [...entries]));
  undo();
  await engine.settled();
  sendMessage(context, engine, ports.settings().messages.person.panel.goOnMessage);
}
