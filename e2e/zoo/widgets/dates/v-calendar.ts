import { DatePicker } from 'v-calendar';
import 'v-calendar/style.css';
import { renderVue } from '../render-vue.ts';
import { dayText } from '../report.ts';

renderVue([{ name: 'day', widget: DatePicker, initial: null, told: value => dayText(value) }]);
