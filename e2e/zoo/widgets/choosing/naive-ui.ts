import { NAutoComplete, NCascader, NSelect, NTreeSelect } from 'naive-ui';
import { AREAS, CITIES, TREE } from '../options.ts';
import { renderVue } from '../render-vue.ts';

renderVue([
  { name: 'city', widget: NSelect, model: 'value', props: { options: CITIES } },
  {
    name: 'cities',
    widget: NSelect,
    model: 'value',
    initial: [],
    props: { options: CITIES, multiple: true },
  },
  { name: 'area', widget: NCascader, model: 'value', props: { options: AREAS, checkStrategy: 'child' } },
  { name: 'tree', widget: NTreeSelect, model: 'value', props: { options: TREE } },
  {
    name: 'typed',
    widget: NAutoComplete,
    model: 'value',
    initial: '',
    props: { options: ['Berlin', 'Paris'] },
  },
]);
