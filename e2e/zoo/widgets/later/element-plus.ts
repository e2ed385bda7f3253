import {
  ElColorPicker,
  ElDatePicker,
  ElInputNumber,
  ElSlider,
  ElSwitch,
  ElTimeSelect,
  ElTreeSelect,
} from 'element-plus';
import 'element-plus/dist/index.css';
import { TREE } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const format = (valueFormat: string) => ({ valueFormat, editable: false });
renderVue([
  { name: 'month', widget: ElDatePicker, props: { type: 'month', ...format('YYYY-MM') } },
  { name: 'year', widget: ElDatePicker, props: { type: 'year', ...format('YYYY') } },
  { name: 'week', widget: ElDatePicker, props: { type: 'week', ...format('YYYY-MM-DD') } },
  { name: 'months', widget: ElDatePicker, props: { type: 'monthrange', ...format('YYYY-MM') } },
  { name: 'moment', widget: ElDatePicker, props: { type: 'datetime', ...format('YYYY-MM-DD HH:mm:ss') } },
  { name: 'slot', widget: ElTimeSelect, props: { start: '08:00', step: '00:30', end: '18:00' } },
  { name: 'tree', widget: ElTreeSelect, props: { data: TREE } },
  { name: 'color', widget: ElColorPicker, initial: '#409eff' },
  { name: 'volume', widget: ElSlider, initial: 30 },
  { name: 'wifi', widget: ElSwitch, initial: false },
  { name: 'count', widget: ElInputNumber, initial: 1 },
]);
