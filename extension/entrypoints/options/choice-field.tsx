import { useId } from 'react';
import styles from './options.module.css';

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Value → its label. */
  choices: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

export function ChoiceField({ label, value, choices, onChange }: ChoiceFieldProps): React.ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
