import type { BackendChoice } from '@assent/shared';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { Select } from '../../../components/select.tsx';
import { nameModels } from '../../../settings/backend-choices.ts';
import { isOpen } from '../conversation/call.ts';
import { useSetChoices } from '../panel/answering-model.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from './picker.module.css';

/**
 * A picker for each list with a choice. Disabled during a turn or while a card waits, because a turn ends with the model and
 * agent that it began with.
 */
export function Picker(): React.ReactNode {
  const { composer: messages } = useMessages();
  const turn = useTurn();
  const set = useSetChoices();
  const { models, agents } = useStore(useOpenPanel().composing.choices);
  return (
    <>
      <PickOne
        label={messages.model}
        {...pickables(nameModels(models, messages.rules), set.model, messages.backendsChoice)}
        onPick={model => turn.pick({ model })}
      />
      <PickOne
        label={messages.agent}
        {...pickables(agents, set.agent, messages.backendsChoice)}
        onPick={agent => turn.pick({ agent })}
      />
    </>
  );
}

interface PickOneProps {
  label: string;
  choices: readonly Pickable[];
  current: string;
  onPick: (id: string) => void;
}

function PickOne({ label, choices, current, onPick }: PickOneProps): React.ReactNode {
  const isUnderWay = usePanel(
    state =>
      state.activity.status === 'busy' ||
      state.conversation.entries.some(entry => entry.kind === 'call' && isOpen(entry)),
  );
  const isOfProgram = usePanel(({ conversation }) => conversation.program !== undefined);
  if (choices.length < 2 || isOfProgram) return null;
  return (
    <Select
      className={styles.picker}
      aria-label={label}
      title={label}
      disabled={isUnderWay}
      value={current}
      choices={choices.map(({ id, name }) => [id, name])}
      onChange={onPick}
    />
  );
}

/** An empty id leaves the choice to the backend. */
interface Pickable {
  id: string;
  name: string;
}

/**
 * The options of a list, and the current one. `set`: the id that a request would carry, empty for none. An id that is not
 * listed stays in the list, because a backend may accept more than it lists; without a default, leaving it to the backend is
 * an option too.
 */
export function pickables(
  listed: readonly BackendChoice[],
  set: string,
  backendsChoice: string,
): { choices: Pickable[]; current: string } {
  if (listed.length === 0) return { choices: [], current: set };
  const choices = listed.map(({ id, name }) => ({ id, name: name ?? id }));
  const current = set === '' ? (listed.find(choice => choice.is_default)?.id ?? '') : set;
  if (choices.some(({ id }) => id === current)) return { choices, current };
  return { choices: [{ id: current, name: current === '' ? backendsChoice : current }, ...choices], current };
}
