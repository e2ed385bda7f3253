import { NColorPicker, NDatePicker, NSlider, NSwitch, NTimePicker } from 'naive-ui';
import { renderVue } from '../render-vue.ts';

const picker = (type: string) => ({
  widget: NDatePicker,
  model: 'formatted-value',
  props: { type },
  initial: null,
});
renderVue([
  { name: 'year', ...picker('year') },
  { name: 'quarter', ...picker('quarter') },
  { name: 'months', ...picker('monthrange') },
  { name: 'span', ...picker('datetimerange') },
  {
    name: 'hour',
    widget: NTimePicker,
    model: 'formatted-value',
    initial: null,
    props: { format: 'HH:mm', inputReadonly: true },
  },
  { name: 'wifi', widget: NSwitch, model: 'value', initial: false },
  { name: 'volume', widget: NSlider, model: 'value', initial: 30 },
  { name: 'color', widget: NColorPicker, model: 'value', initial: '#18A058' },
]);
