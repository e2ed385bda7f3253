import { VueDatePicker } from '@vuepic/vue-datepicker';
import '@vuepic/vue-datepicker/dist/main.css';
import { renderVue } from '../render-vue.ts';
import { dayText } from '../report.ts';

const told = (value: unknown) => dayText(value);
renderVue([
  { name: 'day', widget: VueDatePicker, initial: null, told },
  {
    name: 'typed',
    widget: VueDatePicker,
    initial: null,
    props: { textInput: true, timeConfig: { enableTimePicker: false } },
    told,
  },
]);
