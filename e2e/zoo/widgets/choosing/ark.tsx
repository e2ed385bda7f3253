import { createListCollection, Select } from '@ark-ui/react/select';
import { CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <Select.Root
    collection={createListCollection({ items: CITIES })}
    onValueChange={({ value }) => report('city', value)}
  >
    <Select.Label>City</Select.Label>
    <Select.Control>
      <Select.Trigger className="city">
        <Select.ValueText placeholder="Choose" />
      </Select.Trigger>
    </Select.Control>
    <Select.Positioner>
      <Select.Content>
        {CITIES.map(item => (
          <Select.Item key={item.value} item={item}>
            <Select.ItemText>{item.label}</Select.ItemText>
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Positioner>
    <Select.HiddenSelect />
  </Select.Root>,
);
