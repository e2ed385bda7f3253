import {
  Cascader,
  MonthPicker,
  QuarterPicker,
  Select,
  Slider,
  Switch,
  TimePicker,
  TreeSelect,
  YearPicker,
} from '@arco-design/web-vue';
import '@arco-design/web-vue/dist/arco.css';
import { AREAS, CITIES, TREE } from '../options.ts';
import { renderVue } from '../render-vue.ts';

renderVue([
  { name: 'month', widget: MonthPicker },
  { name: 'quarter', widget: QuarterPicker },
  { name: 'year', widget: YearPicker },
  { name: 'hour', widget: TimePicker, props: { format: 'HH:mm' } },
  { name: 'cities', widget: Select, initial: [], props: { options: CITIES, multiple: true } },
  { name: 'area', widget: Cascader, props: { options: AREAS } },
  { name: 'tree', widget: TreeSelect, props: { data: TREE } },
  { name: 'volume', widget: Slider, initial: 30 },
  { name: 'wifi', widget: Switch, initial: false },
]);
