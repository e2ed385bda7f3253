import { createVuetify } from 'vuetify';
import { VApp, VAutocomplete, VCombobox, VSelect } from 'vuetify/components';
import 'vuetify/styles';
import { CITIES } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const props = { items: CITIES, itemTitle: 'label' };
const NAMES = CITIES.map(({ label }) => label);
renderVue(
  [
    { name: 'city', widget: VSelect, props },
    { name: 'found', widget: VAutocomplete, props },
    { name: 'tags', widget: VCombobox, initial: [], props: { items: NAMES, multiple: true, chips: true } },
  ],
  { plugins: [createVuetify()], around: VApp },
);
