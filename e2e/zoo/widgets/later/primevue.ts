import Aura from '@primevue/themes/aura';
import PrimeVue from 'primevue/config';
import DatePicker from 'primevue/datepicker';
import Listbox from 'primevue/listbox';
import Rating from 'primevue/rating';
import Slider from 'primevue/slider';
import ToggleSwitch from 'primevue/toggleswitch';
import { CITIES } from '../options.ts';
import { renderVue } from '../render-vue.ts';
import { dayText } from '../report.ts';

const told = (value: unknown) => dayText(value);
renderVue(
  [
    { name: 'month', widget: DatePicker, initial: null, props: { view: 'month', dateFormat: 'mm/yy' }, told },
    { name: 'year', widget: DatePicker, initial: null, props: { view: 'year', dateFormat: 'yy' }, told },
    {
      name: 'stay',
      widget: DatePicker,
      initial: null,
      props: { selectionMode: 'range', manualInput: false },
      told: value => (Array.isArray(value) ? value.map(day => dayText(day)) : value),
    },
    {
      name: 'city',
      widget: Listbox,
      initial: null,
      props: { options: CITIES, optionLabel: 'label', optionValue: 'value' },
    },
    { name: 'volume', widget: Slider, initial: 30 },
    { name: 'wifi', widget: ToggleSwitch, initial: false },
    { name: 'stars', widget: Rating, initial: 0 },
  ],
  { plugins: [{ install: app => void app.use(PrimeVue, { theme: { preset: Aura } }) }] },
);
