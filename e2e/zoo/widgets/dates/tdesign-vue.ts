import { DatePicker } from 'tdesign-vue-next';
import 'tdesign-vue-next/es/style/index.css';
import { renderVue } from '../render-vue.ts';

renderVue([{ name: 'day', widget: DatePicker, initial: '' }]);
