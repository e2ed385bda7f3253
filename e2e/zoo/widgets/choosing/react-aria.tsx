import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

const list = (
  <Popover style={{ background: 'white' }}>
    <ListBox>
      {CITIES.map(({ label, value }) => (
        <ListBoxItem key={value} id={value}>
          {label}
        </ListBoxItem>
      ))}
    </ListBox>
  </Popover>
);
render(
  <>
    <Select onSelectionChange={value => report('city', value)}>
      <Label>City</Label>
      <Button className="city">
        <SelectValue />
      </Button>
      {list}
    </Select>
    <ComboBox onSelectionChange={value => report('found', value)}>
      <Label>Found</Label>
      <Input className="found" />
      <Button>Open</Button>
      {list}
    </ComboBox>
  </>,
);
