import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/checkbox/checkbox.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/range/range.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import { report } from './report.ts';

const OPTIONS =
  '<sl-option value=r>Red</sl-option><sl-option value=g>Green</sl-option><sl-option value=b>Blue</sl-option>';
const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<div style="width:300px"><sl-select id=one label=One>${OPTIONS}</sl-select>
    <sl-select id=several label=Several multiple value=r>${OPTIONS}</sl-select>
    <sl-switch id=dark>Dark</sl-switch><br><sl-checkbox id=agree indeterminate>Agree</sl-checkbox>
    <sl-radio-group id=size label=Size><sl-radio value=s>Small</sl-radio><sl-radio value=l>Large</sl-radio></sl-radio-group>
    <sl-range id=volume label=Volume value=30></sl-range></div>`;

for (const name of ['one', 'several', 'dark', 'agree', 'size', 'volume']) {
  const widget = document.querySelector(`#${name}`);
  const part = /dark|agree/u.test(name) ? 'checked' : 'value';
  widget?.addEventListener('sl-change', () => report(name, Reflect.get(widget, part)));
}
