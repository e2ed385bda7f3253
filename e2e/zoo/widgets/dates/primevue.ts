import Aura from '@primevue/themes/aura';
import PrimeVue from 'primevue/config';
import DatePicker from 'primevue/datepicker';
import { renderVue } from '../render-vue.ts';
import { dayText } from '../report.ts';

const told = (value: unknown) => dayText(value);
renderVue(
  [
    { name: 'day', widget: DatePicker, props: { inputId: 'day', id: 'x' }, initial: null, told },
    {
      name: 'closed',
      widget: DatePicker,
      props: { inputId: 'closed', id: 'y', manualInput: false },
      initial: null,
      told,
    },
  ],
  { plugins: [{ install: app => void app.use(PrimeVue, { theme: { preset: Aura } }) }] },
);
