interface SelectProps<Choice extends string> extends Omit<React.ComponentProps<'select'>, 'onChange'> {
  value: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChange(choice: Choice): void;
}

export function Select<Choice extends string>(props: SelectProps<Choice>): React.ReactNode {
  const { choices, onChange, ...rest } = props;
  const choose = (value: string): void => {
    const chosen = choices.find(([choice]) => choice === value);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <select {...rest} onChange={event => choose(event.target.value)}>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  );
}
