import { NDatePicker, NTimePicker } from 'naive-ui';
import { renderVue } from '../render-vue.ts';

const kinds = { day: 'date', stay: 'daterange', month: 'month', moment: 'datetime' };
const pickers = Object.entries(kinds).map(([name, type]) => ({
  name,
  widget: NDatePicker,
  model: 'formatted-value',
  initial: null,
  props: { type, class: name },
}));
renderVue([
  ...pickers,
  { name: 'hour', widget: NTimePicker, model: 'formatted-value', initial: null, props: { class: 'hour' } },
]);
