import { Cascader, Select, TreeSelect } from 'ant-design-vue';
import 'ant-design-vue/dist/reset.css';
import { AREAS, CITIES, TREE } from '../options.ts';
import { renderVue } from '../render-vue.ts';

const style = 'width: 220px';
renderVue([
  { name: 'city', widget: Select, model: 'value', props: { options: CITIES, style } },
  { name: 'area', widget: Cascader, model: 'value', props: { options: AREAS, style } },
  { name: 'tree', widget: TreeSelect, model: 'value', props: { treeData: TREE, style } },
]);
