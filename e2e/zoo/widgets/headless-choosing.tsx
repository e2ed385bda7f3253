import {
  Checkbox,
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Radio,
  RadioGroup,
  Switch,
} from '@headlessui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

const PEOPLE = ['Ada', 'Grace', 'Linus', 'Margaret'];

function Person() {
  const [person, setPerson] = useState('Ada');
  const choose = (name: string) => {
    setPerson(name);
    report('person', name);
  };
  return (
    <Field>
      <Label>Person</Label>
      <Listbox value={person} onChange={choose}>
        <ListboxButton>{person}</ListboxButton>
        <ListboxOptions anchor="bottom" transition>
          {PEOPLE.map(name => (
            <ListboxOption key={name} value={name}>
              {name}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  );
}

function Team() {
  const [team, setTeam] = useState<string[]>(['Ada']);
  const choose = (names: string[]) => {
    setTeam(names);
    report('team', names);
  };
  return (
    <Field>
      <Label>Team</Label>
      <Listbox value={team} onChange={choose} multiple>
        <ListboxButton>{team.join(', ') || 'Nobody'}</ListboxButton>
        <ListboxOptions anchor="bottom">
          {PEOPLE.map(name => (
            <ListboxOption key={name} value={name}>
              {name}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  );
}

function Searched() {
  const [query, setQuery] = useState('');
  const [person, setPerson] = useState<string | null>(null);
  const choose = (name: string | null) => {
    setPerson(name);
    report('searched', name);
  };
  return (
    <Field>
      <Label>Searched</Label>
      <Combobox value={person} onChange={choose} onClose={() => setQuery('')}>
        <ComboboxInput onChange={({ target }) => setQuery(target.value)} />
        <ComboboxButton>Show</ComboboxButton>
        <ComboboxOptions anchor="bottom">
          {PEOPLE.filter(name => name.toLowerCase().includes(query.toLowerCase())).map(name => (
            <ComboboxOption key={name} value={name}>
              {name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Field>
  );
}

function Ticks() {
  const [plan, setPlan] = useState('Basic');
  return (
    <>
      <Field>
        <Label>Dark</Label>
        <Switch onChange={value => report('dark', value)} style={{ width: 40, height: 20 }} />
      </Field>
      <Field>
        <Checkbox
          onChange={value => report('agree', value)}
          style={{ width: 20, height: 20, display: 'block' }}
        />
        <Label>Agree</Label>
      </Field>
      <RadioGroup
        value={plan}
        onChange={value => {
          setPlan(value);
          report('plan', value);
        }}
      >
        {['Basic', 'Full'].map(name => (
          <Radio key={name} value={name}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Person />
      <Team />
      <Searched />
      <Ticks />
    </main>,
  );
