import { InputSwitch } from 'primereact/inputswitch';
import { ListBox } from 'primereact/listbox';
import { SelectButton } from 'primereact/selectbutton';
import { ToggleButton } from 'primereact/togglebutton';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { CITIES } from '../options.ts';
import { Held, render } from '../render-react.tsx';

render(
  <>
    <Held<boolean> name="wifi" initial={false}>
      {(value, change) => (
        <InputSwitch className="wifi" checked={value} onChange={event => change(event.value)} />
      )}
    </Held>
    <Held<boolean> name="alarm" initial={false}>
      {(value, change) => (
        <ToggleButton className="alarm" checked={value} onChange={event => change(event.value)} />
      )}
    </Held>
    <Held<string | null> name="city" initial={null}>
      {(value, change) => (
        <ListBox className="city" value={value} options={CITIES} onChange={event => change(event.value)} />
      )}
    </Held>
    <Held<string | null> name="size" initial={null}>
      {(value, change) => (
        <SelectButton
          className="size"
          value={value}
          options={CITIES}
          onChange={event => change(event.value)}
        />
      )}
    </Held>
  </>,
);
