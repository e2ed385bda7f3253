import { useId } from 'react';
import styles from './described-choices.module.css';

interface DescribedChoicesProps<Choice extends string> {
  label: string;
  value: Choice;
  choices: readonly { choice: Choice; name: string; consequence: string }[];
  onChange: (choice: Choice) => void;
}

/** One choice in a line, with what follows from it. */
export function DescribedChoices<Choice extends string>(
  props: DescribedChoicesProps<Choice>,
): React.ReactNode {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choices.map(({ choice, name: text, consequence }) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>
            <strong>{text}</strong>
            <small>{consequence}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
