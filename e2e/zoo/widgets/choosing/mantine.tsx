import { Autocomplete, MantineProvider, MultiSelect, Select, TagsInput } from '@mantine/core';
import '@mantine/core/styles.css';
import { CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

const NAMES = CITIES.map(({ label }) => label);
render(
  <MantineProvider>
    <Select id="city" label="City" data={CITIES} onChange={value => report('city', value)} />
    <MultiSelect id="cities" label="Cities" data={CITIES} onChange={value => report('cities', value)} />
    <Autocomplete id="typed" label="Typed" data={NAMES} onChange={value => report('typed', value)} />
    <TagsInput id="tags" label="Tags" data={NAMES} onChange={value => report('tags', value)} />
  </MantineProvider>,
);
