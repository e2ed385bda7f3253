import type { Routine, RoutineParameter } from '@assent/shared';
import { useId, useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import { useTurn } from '../panel/panel-context.tsx';
import styles from './routines.module.css';

interface ReplayFormProps {
  routine: Routine;
  onStart(): void;
}

/** The values for one replay. They stay in the panel, and what they do is shown on cards. */
export function ReplayForm({ routine, onStart }: ReplayFormProps): React.ReactNode {
  const { routines: messages } = useMessages();
  const turn = useTurn();
  const [values, setValues] = useState(() => recordedValues(routine));
  return (
    <form
      className={styles.values}
      onSubmit={event => {
        event.preventDefault();
        void turn.replay(routine, values);
        onStart();
      }}
    >
      {routine.parameters.map(parameter =>
        parameter.secret ? (
          <p key={parameter.name}>{messages.byHand(parameter.label || parameter.name)}</p>
        ) : (
          <ValueField
            key={parameter.name}
            parameter={parameter}
            value={values.get(parameter.name) ?? ''}
            onChange={value => setValues(new Map(values).set(parameter.name, value))}
          />
        ),
      )}
      <button type="submit">{messages.start}</button>
    </form>
  );
}

function recordedValues({ parameters }: Routine): ReadonlyMap<string, string> {
  const asked = parameters.filter(({ secret }) => !secret);
  return new Map(asked.map(({ name, default: value = '' }) => [name, value]));
}

interface ValueFieldProps {
  parameter: RoutineParameter;
  value: string;
  onChange(value: string): void;
}

/** A text field for every type: the page decides how it wants a number or a date. */
function ValueField({ parameter: { label, name, type }, value, onChange }: ValueFieldProps): React.ReactNode {
  const id = useId();
  return (
    <div className={styles.value}>
      <label htmlFor={id} dir="auto">
        {label || name}
      </label>
      {type === 'text' ? (
        <textarea
          id={id}
          dir="auto"
          rows={1}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <input
          id={id}
          dir="auto"
          inputMode={type === 'number' ? 'decimal' : type === 'address' ? 'url' : undefined}
          autoComplete="off"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
