import { QSelect, Quasar } from 'quasar';
import 'quasar/dist/quasar.css';
import { CITIES } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const props = { options: CITIES, emitValue: true, mapOptions: true };
renderVue(
  [
    { name: 'city', widget: QSelect, initial: null, props: { ...props, label: 'City' } },
    {
      name: 'cities',
      widget: QSelect,
      initial: [],
      props: { ...props, multiple: true, useChips: true, label: 'Cities' },
    },
  ],
  { plugins: [Quasar] },
);
