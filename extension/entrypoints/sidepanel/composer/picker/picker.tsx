import { useStore } from 'zustand/react';
import { useMessages } from '../../../../components/language.ts';
import { isOpen } from '../../conversation/call.ts';
import { useOpenPanel, usePanel, useTurn } from '../../panel/panel-context.tsx';
import { type Pickable, pickables } from './pickable.ts';
import styles from './picker.module.css';

/**
 * Which of the backend's models and agents answers. A picker for each list that leaves a choice; while a turn goes on or
 * a card waits they stand still, because what is under way ends with whom it was begun.
 */
export function Picker(): React.ReactNode {
  const { composer: messages } = useMessages();
  const turn = useTurn();
  const set = useSet();
  const { models, agents } = useStore(useOpenPanel().composing.choices);
  return (
    <>
      <PickOne
        label={messages.model}
        {...pickables(models, set.model, messages.backendsChoice)}
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

/** What the next request would ask for, as `pickedBackend` of the turn has it. */
function useSet(): { model: string; agent: string } {
  const { model, agent, relayUrl } = useStore(useOpenPanel().settings);
  const picked = usePanel(state => state.conversation.picked);
  const own = picked?.backendUrl === relayUrl ? picked : undefined;
  return { model: own?.model ?? model, agent: own?.agent ?? agent };
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
  if (choices.length < 2) return null;
  return (
    <select
      className={styles.picker}
      aria-label={label}
      title={label}
      disabled={isUnderWay}
      value={current}
      onChange={event => onPick(event.target.value)}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
