import '@material/web/checkbox/checkbox.js';
import '@material/web/radio/radio.js';
import '@material/web/select/filled-select.js';
import '@material/web/select/select-option.js';
import '@material/web/slider/slider.js';
import '@material/web/switch/switch.js';
import { report } from './report.ts';

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<md-filled-select id=fruit label=Fruit>${['Apple', 'Pear', 'Plum']
    .map(
      name =>
        `<md-select-option value=${name.toLowerCase()}><div slot=headline>${name}</div></md-select-option>`,
    )
    .join('')}</md-filled-select><br>
    <label>Dark <md-switch id=dark></md-switch></label><br>
    <label><md-checkbox id=agree></md-checkbox> Agree</label><br>
    <label><md-radio id=red name=color value=red></md-radio> Red</label>
    <label><md-radio id=blue name=color value=blue></md-radio> Blue</label>
    <md-slider id=volume aria-label=Volume value=30></md-slider>`;

for (const name of ['fruit', 'dark', 'agree', 'red', 'blue', 'volume']) {
  const widget = document.querySelector(`#${name}`);
  const part = /fruit|volume/u.test(name) ? 'value' : name === 'dark' ? 'selected' : 'checked';
  widget?.addEventListener('change', () => report(name, Reflect.get(widget, part)));
}
