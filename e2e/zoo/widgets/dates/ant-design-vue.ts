import { DatePicker, MonthPicker, RangePicker, TimePicker } from 'ant-design-vue';
import 'ant-design-vue/dist/reset.css';
import { renderVue } from '../render-vue.ts';

const day = { model: 'value', props: { valueFormat: 'YYYY-MM-DD' } };
renderVue([
  { name: 'day', widget: DatePicker, ...day },
  { name: 'stay', widget: RangePicker, ...day },
  { name: 'month', widget: MonthPicker, model: 'value', props: { valueFormat: 'YYYY-MM' } },
  { name: 'hour', widget: TimePicker, model: 'value', props: { valueFormat: 'HH:mm:ss' } },
]);
