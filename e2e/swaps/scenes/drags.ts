import { type Scene, task } from './scene.ts';

const STYLE = `<style>.item, .zone { width: 100px; height: 60px; border: 1px solid; position: absolute; top: 40px }
  #zone { left: 200px } #trash { left: 400px }</style>`;
const zones = (attributes: string): string => `${STYLE}
  <div id=act class=item role=button tabindex=0 ${attributes}>Report</div>
  <div id=zone class=zone role=button tabindex=0>Archive</div><div id=trash class=zone role=button tabindex=0>Trash</div>`;

const drag = { action: 'drag', on: '#act', onto: '#zone' };

export const mouseDrag: Scene = {
  name: 'zones for the mouse',
  html: zones(''),
  around: [],
  tasks: [task('drag Report to Archive', 'drag by mouse', drag)],
};

export const dataDrag: Scene = {
  name: 'zones for data',
  html: zones('draggable=true'),
  around: [],
  tasks: [task('drag Report to Archive', 'drag with data', drag)],
};

/** The label stays while the words that are painted on the zone may change. */
export const labelledZones: Scene = {
  name: 'labelled zones',
  html: zones('draggable=true').replace('id=zone', 'id=zone aria-label=Archive'),
  around: [],
  tasks: [task('drag Report to Archive', 'drag with data', drag)],
};

export const files: Scene = {
  name: 'files',
  html: `<ul><li id=row1><span class=item tabindex=0 role=button>a.txt</span></li>
    <li id=row><span id=act class=item tabindex=0 role=button>b.txt</span> <i id=who>2 kB</i></li></ul>`,
  around: ['#row'],
  tasks: [task('double-click b.txt', 'double_click', { action: 'double_click', on: '#act' })],
};
