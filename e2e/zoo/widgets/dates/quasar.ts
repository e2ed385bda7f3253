import { QDate, QTime, Quasar } from 'quasar';
import 'quasar/dist/quasar.css';
import { renderVue } from '../render-vue.ts';

renderVue(
  [
    { name: 'day', widget: QDate, initial: null, props: { mask: 'YYYY-MM-DD' } },
    { name: 'hour', widget: QTime, initial: null },
  ],
  { plugins: [Quasar] },
);
