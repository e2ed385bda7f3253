import Sortable from 'sortablejs';
import { report } from './report.ts';

const NAMES = ['One', 'Two', 'Three', 'Four'];
const rows = NAMES.map(name => `<li>${name}</li>`).join('');

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<style>ul{width:160px;padding:0;list-style:none}li{padding:10px;border:1px solid}.grid{width:220px;display:flex;flex-wrap:wrap}.grid li{width:80px}</style>
    <div style="display:flex;gap:30px"><ul id=native>${rows}</ul><ul id=fallback>${rows}</ul><ul class=grid id=grid>${rows}</ul>
    <ul id=handles>${NAMES.map(name => `<li><b class=grip style="cursor:grab">::</b> ${name}</li>`).join('')}</ul>
    <ul id=todo>${rows}</ul><ul id=done style="min-height:60px;border:1px solid"><li>Zero</li></ul></div>`;

function sort(id: string, options: Sortable.Options = {}): void {
  const list = document.getElementById(id);
  if (!list) return;
  const names = () =>
    report(id, Array.from(list.children, row => row.textContent?.replace('::', '').trim()).join());
  Sortable.create(list, { ...options, onSort: names });
}

sort('native');
sort('fallback', { forceFallback: true, animation: 100 });
sort('grid', { animation: 100 });
sort('handles', { handle: '.grip' });
sort('todo', { group: 'board' });
sort('done', { group: 'board' });
