import { AutoComplete } from 'primereact/autocomplete';
import { CascadeSelect } from 'primereact/cascadeselect';
import { Dropdown } from 'primereact/dropdown';
import { MultiSelect } from 'primereact/multiselect';
import { TreeSelect } from 'primereact/treeselect';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { useState } from 'react';
import { AREAS, CITIES, TREE } from '../options.ts';
import { Held, render } from '../render-react.tsx';

function Suggesting() {
  const [found, setFound] = useState<string[]>([]);
  return (
    <Held<string> name="typed" initial="">
      {(value, change) => (
        <AutoComplete
          inputId="typed"
          value={value}
          suggestions={found}
          completeMethod={({ query }) =>
            setFound(
              CITIES.map(({ label }) => label).filter(label =>
                label.toLowerCase().includes(query.toLowerCase()),
              ),
            )
          }
          onChange={event => change(event.value)}
        />
      )}
    </Held>
  );
}

render(
  <>
    <Held<string | null> name="city" initial={null}>
      {(value, change) => (
        <Dropdown id="city" value={value} options={CITIES} onChange={event => change(event.value)} />
      )}
    </Held>
    <Held<string[]> name="cities" initial={[]}>
      {(value, change) => (
        <MultiSelect id="cities" value={value} options={CITIES} onChange={event => change(event.value)} />
      )}
    </Held>
    {/* With `optionValue` it shows the value instead of its words. */}
    <Held<{ value: string } | null> name="area" initial={null} told={chosen => chosen?.value}>
      {(value, change) => (
        <CascadeSelect
          id="area"
          style={{ width: 200 }}
          value={value}
          options={AREAS}
          optionLabel="label"
          optionGroupLabel="label"
          optionGroupChildren={['children']}
          onChange={event => change(event.value)}
        />
      )}
    </Held>
    <Held<string | null> name="tree" initial={null}>
      {(value, change) => (
        <TreeSelect
          id="tree"
          style={{ width: 200 }}
          value={value}
          options={TREE}
          onChange={event => change(String(event.value))}
        />
      )}
    </Held>
    <Suggesting />
  </>,
);
