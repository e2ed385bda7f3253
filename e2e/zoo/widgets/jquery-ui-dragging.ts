import './global-jquery.ts';
import 'jquery-ui/dist/jquery-ui.js';
import jquery from 'jquery';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import { report } from './report.ts';

const NAMES = ['One', 'Two', 'Three', 'Four'];

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<style>#list,#grid{padding:0;list-style:none}#list{width:160px}li{padding:10px;border:1px solid}#grid{width:220px;overflow:auto}#grid li{float:left;width:70px;height:40px}</style>
    <div style="display:flex;gap:30px"><ul id=list>${NAMES.map(name => `<li>${name}</li>`).join('')}</ul>
    <ul id=grid>${NAMES.map(name => `<li>${name}</li>`).join('')}</ul>
    <div id=area style="position:relative;width:300px;height:200px;border:1px solid"><div id=ball style="width:30px;height:30px;background:red"></div><div id=box style="position:absolute;left:200px;top:100px;width:80px;height:80px;border:1px solid">Box</div></div>
    <div><div id=panel style="width:120px;height:80px;border:1px solid">Panel</div></div>
    <div><textarea id=notes style="width:120px;height:60px" aria-label=Notes></textarea></div></div>
    <div id=slider style="width:200px;margin:30px"></div>`;

/** The types of jQuery UI know jQuery 3 alone. */
function widget(selector: string, name: string, options: Record<string, unknown>): void {
  const found = jquery(selector);
  Reflect.apply(Reflect.get(found, name), found, [options]);
}

for (const id of ['list', 'grid'])
  widget(`#${id}`, 'sortable', {
    update: () =>
      report(id, Array.from(document.querySelectorAll(`#${id} li`), row => row.textContent).join()),
  });
widget('#ball', 'draggable', {
  stop: (_event: Event, { position }: { position: { left: number; top: number } }) =>
    report('ball', [Math.round(position.left), Math.round(position.top)]),
});
widget('#box', 'droppable', { drop: () => report('dropped', true) });
widget('#panel', 'resizable', {
  stop: (_event: Event, { size }: { size: { width: number; height: number } }) =>
    report('panel', [size.width, size.height]),
});
widget('#notes', 'resizable', {
  stop: (_event: Event, { size }: { size: { width: number; height: number } }) =>
    report('notes', [size.width, size.height].map(Math.round)),
});
widget('#slider', 'slider', {
  change: (_event: Event, { value }: { value: number }) => report('slider', value),
});
