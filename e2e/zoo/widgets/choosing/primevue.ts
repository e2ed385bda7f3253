import Aura from '@primevue/themes/aura';
import CascadeSelect from 'primevue/cascadeselect';
import PrimeVue from 'primevue/config';
import MultiSelect from 'primevue/multiselect';
import Select from 'primevue/select';
import TreeSelect from 'primevue/treeselect';
import { AREAS, CITIES, TREE } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const props = { options: CITIES, optionLabel: 'label', optionValue: 'value' };
const groups = { optionGroupLabel: 'label', optionGroupChildren: ['children'] };
renderVue(
  [
    { name: 'city', widget: Select, initial: null, props },
    { name: 'cities', widget: MultiSelect, initial: [], props },
    { name: 'area', widget: CascadeSelect, initial: null, props: { ...props, options: AREAS, ...groups } },
    { name: 'tree', widget: TreeSelect, initial: null, props: { options: TREE } },
  ],
  { plugins: [{ install: app => void app.use(PrimeVue, { theme: { preset: Aura } }) }] },
);
