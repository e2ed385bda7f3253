import { createVuetify } from 'vuetify';
import { VApp, VDateInput, VDatePicker } from 'vuetify/components';
import 'vuetify/styles';
import { renderVue } from '../render-vue.ts';
import { dayText } from '../report.ts';

const told = (value: unknown) => dayText(value);
renderVue(
  [
    { name: 'day', widget: VDateInput, initial: null, told },
    { name: 'inline', widget: VDatePicker, initial: null, told },
  ],
  { plugins: [createVuetify()], around: VApp },
);
