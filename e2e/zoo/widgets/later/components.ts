import '@shoelace-style/shoelace/dist/components/color-picker/color-picker.js';
import '@shoelace-style/shoelace/dist/components/range/range.js';
import '@shoelace-style/shoelace/dist/components/rating/rating.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@ui5/webcomponents-localization/dist/Assets.js';
import '@ui5/webcomponents/dist/DateRangePicker.js';
import '@ui5/webcomponents/dist/DateTimePicker.js';
import '@ui5/webcomponents/dist/MultiComboBox.js';
import '@ui5/webcomponents/dist/Slider.js';
import '@ui5/webcomponents/dist/StepInput.js';
import '@ui5/webcomponents/dist/Switch.js';
import { draw, hold } from '../report.ts';

draw(`
<ui5-daterange-picker id=stay value-format="yyyy-MM-dd" display-format="yyyy-MM-dd"></ui5-daterange-picker>
<ui5-datetime-picker id=moment value-format="yyyy-MM-dd HH:mm" display-format="yyyy-MM-dd HH:mm"></ui5-datetime-picker>
<ui5-multi-combobox id=cities>${['Berlin', 'Paris', 'Tokyo', 'Lima'].map(city => `<ui5-mcb-item text=${city}></ui5-mcb-item>`).join('')}</ui5-multi-combobox>
<ui5-slider id=volume value=30 style="width:300px"></ui5-slider>
<ui5-switch id=wifi></ui5-switch>
<ui5-step-input id=count value=1></ui5-step-input>
<sl-range id=range value=30 style="width:300px"></sl-range>
<sl-rating id=stars></sl-rating>
<sl-color-picker id=color value="#4a90e2"></sl-color-picker>`);
for (const name of ['stay', 'moment', 'volume', 'count', 'range', 'stars', 'color']) {
  const widget = document.querySelector(`#${name}`);
  hold(name, () => widget && Reflect.get(widget, 'value'));
}
hold('wifi', () => Reflect.get(document.querySelector('#wifi') ?? {}, 'checked'));
hold('cities', () =>
  [...document.querySelectorAll('ui5-mcb-item[selected]')].map(item => item.getAttribute('text')),
);
