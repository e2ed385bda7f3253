import { Cascader, Picker } from 'vant';
import 'vant/lib/index.css';
import { AREAS, CITIES } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const columns = CITIES.map(({ label, value }) => ({ text: label, value }));
const options = AREAS.map(({ label, value, children }) => ({
  text: label,
  value,
  children: children.map(child => ({ text: child.label, value: child.value })),
}));
renderVue([
  { name: 'city', widget: Picker, initial: ['berlin'], props: { columns } },
  { name: 'area', widget: Cascader, initial: '', props: { options } },
]);
