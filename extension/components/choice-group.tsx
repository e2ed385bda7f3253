import { useId } from 'react';
import styles from './fields.module.css';

interface ChoiceGroupProps<Choice extends string> {
  label: string;
  value: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChange: (choice: Choice) => void;
}

/** A radio group that looks like one segmented button. */
export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>): React.ReactNode {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {choices.map(([choice, text]) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
