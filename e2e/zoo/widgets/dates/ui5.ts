import '@ui5/webcomponents-localization/dist/Assets.js';
import '@ui5/webcomponents/dist/DatePicker.js';
import '@ui5/webcomponents/dist/TimePicker.js';
import { draw, hold } from '../report.ts';

draw(
  '<ui5-date-picker id=day value-format="yyyy-MM-dd" display-format="yyyy-MM-dd"></ui5-date-picker><ui5-time-picker id=hour value-format="HH:mm" display-format="HH:mm"></ui5-time-picker>',
);
for (const name of ['day', 'hour']) {
  const picker = document.querySelector(`#${name}`);
  hold(name, () => picker && Reflect.get(picker, 'value'));
}
