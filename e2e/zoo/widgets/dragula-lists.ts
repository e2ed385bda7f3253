import dragula from 'dragula';
import 'dragula/dist/dragula.css';
import { report } from './report.ts';

const rows = (names: readonly string[]) =>
  names.map(name => `<div style="padding:10px">${name}</div>`).join('');

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<div style="display:flex;gap:40px"><div id=todo style="width:160px;min-height:40px">${rows(['One', 'Two', 'Three'])}</div><div id=done style="width:160px;min-height:40px">${rows(['Zero'])}</div></div>`;

const lists = [...document.querySelectorAll('#todo, #done')];
dragula(lists).on('drop', () => {
  for (const list of lists) report(list.id, Array.from(list.children, row => row.textContent).join());
});
