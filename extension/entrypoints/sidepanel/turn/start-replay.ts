import type { Routine } from '@assent/shared';
import { changeConversation } from '../conversation/panel-store.ts';
import type { TurnActs } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { ask } from './send-message.ts';
import { sessionIdOf } from './session.ts';

/** Replays a routine in a conversation of its own. `values`: of its parameters, by name, without secrets. */
export async function startReplay(
  context: TurnContext,
  { engine, newChat }: Pick<TurnActs, 'engine' | 'newChat'>,
  routine: Routine,
  values: ReadonlyMap<string, string>,
): Promise<void> {
  const { store, ports } = context;
  await newChat();
  if (engine.busy()) return;
  changeConversation(store, { replay: { name: routine.name }, program: undefined, isPageOff: false });
  ports.startReplay(sessionIdOf(store.getState().conversation), routine, values);
  ask(context, engine, { kind: 'person', id: ports.newId(), text: wordRequest(context, routine, values) });
}

function wordRequest(
  { ports }: TurnContext,
  { name, parameters }: Routine,
  values: ReadonlyMap<string, string>,
): string {
  const { person } = ports.settings().messages;
  const lines = parameters.flatMap(parameter => {
    const value = parameter.secret ? undefined : values.get(parameter.name);
    return value === undefined
      ? []
      : `${parameter.label || parameter.name}${person.card.colon}${person.format.space}${value}`;
  });
  return person.routines.asked(name, lines.join('\n'));
}
