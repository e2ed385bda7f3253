import { Cascader, ColorPicker, DatePicker, Select, Switch, TimePicker } from 'tdesign-vue-next';
import 'tdesign-vue-next/es/style/index.css';
import { AREAS, CITIES } from '../options.ts';
import { renderVue } from '../render-vue.ts';

renderVue([
  { name: 'month', widget: DatePicker, props: { mode: 'month' } },
  { name: 'quarter', widget: DatePicker, props: { mode: 'quarter' } },
  { name: 'year', widget: DatePicker, props: { mode: 'year' } },
  { name: 'moment', widget: DatePicker, props: { enableTimePicker: true } },
  { name: 'hour', widget: TimePicker, props: { format: 'HH:mm', steps: [1, 15, 1] } },
  { name: 'cities', widget: Select, initial: [], props: { options: CITIES, multiple: true } },
  { name: 'area', widget: Cascader, props: { options: AREAS } },
  { name: 'wifi', widget: Switch, initial: false },
  { name: 'color', widget: ColorPicker, initial: '#0052d9' },
]);
