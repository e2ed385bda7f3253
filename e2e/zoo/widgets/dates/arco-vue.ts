import { DatePicker, RangePicker } from '@arco-design/web-vue';
import '@arco-design/web-vue/dist/arco.css';
import { renderVue } from '../render-vue.ts';

renderVue([
  { name: 'day', widget: DatePicker, initial: '' },
  { name: 'stay', widget: RangePicker, initial: [] },
]);
