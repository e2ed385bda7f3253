import VueformMultiselect from '@vueform/multiselect';
import '@vueform/multiselect/themes/default.css';
import { Multiselect } from 'vue-multiselect';
import 'vue-multiselect/dist/vue-multiselect.css';
import { CITIES } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const NAMES = CITIES.map(({ label }) => label);
renderVue([
  { name: 'one', widget: Multiselect, initial: null, props: { options: NAMES } },
  {
    name: 'several',
    widget: Multiselect,
    initial: [],
    props: { options: NAMES, multiple: true, closeOnSelect: false },
  },
  { name: 'form', widget: VueformMultiselect, initial: null, props: { options: CITIES } },
  { name: 'tags', widget: VueformMultiselect, initial: [], props: { options: CITIES, mode: 'tags' } },
]);
