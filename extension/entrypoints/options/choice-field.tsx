import type { BackendChoice } from '@assent/shared';
import { useId } from 'react';
import fields from '../../components/fields.module.css';
import { useMessages } from '../../components/language.ts';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';

interface ChoiceFieldProps {
  label: string;
  hint?: string;
  /** As the backend lists them; without any, the person types an id. */
  listed: readonly BackendChoice[];
  /** Empty: the backend chooses, if `mayBeEmpty`. */
  value: string;
  mayBeEmpty?: boolean;
  onChange: (id: string) => void;
}

/** A backend may accept more than it lists: an id that is not listed stays a choice. */
export function ChoiceField(props: ChoiceFieldProps): React.ReactNode {
  const { label, hint, listed, value, mayBeEmpty = false, onChange } = props;
  const { options: messages } = useMessages();
  const id = useId();
  if (listed.length === 0)
    return (
      <TextField label={label} {...(hint !== undefined && { hint })} value={value} onChange={onChange} />
    );
  const isUnlisted = value !== '' && !listed.some(choice => choice.id === value);
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        choices={[
          ...(mayBeEmpty ? [['', messages.backendsChoice] as const] : []),
          ...(isUnlisted ? [[value, value] as const] : []),
          ...listed.map(choice => [choice.id, choice.name ?? choice.id] as const),
        ]}
        onChange={onChange}
      />
    </div>
  );
}
