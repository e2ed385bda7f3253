import { Combobox, Dropdown, FluentProvider, Option, webLightTheme } from '@fluentui/react-components';
import { CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

const options = CITIES.map(({ label, value }) => (
  <Option key={value} value={value}>
    {label}
  </Option>
));
render(
  <FluentProvider theme={webLightTheme}>
    <Dropdown id="city" onOptionSelect={(_event, { optionValue }) => report('city', optionValue)}>
      {options}
    </Dropdown>
    <Combobox id="found" onOptionSelect={(_event, { optionValue }) => report('found', optionValue)}>
      {options}
    </Combobox>
    <Dropdown
      id="cities"
      multiselect
      onOptionSelect={(_event, { selectedOptions }) => report('cities', selectedOptions)}
    >
      {options}
    </Dropdown>
  </FluentProvider>,
);
