import { useId } from 'react';
import styles from './fields.module.css';

interface TextFieldProps {
  label: string;
  hint?: string;
  type?: 'text' | 'url';
  value: string;
  onChange: (value: string) => void;
}

export function TextField({ label, hint, type = 'text', value, onChange }: TextFieldProps): React.ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={type}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
