import SlimSelect from 'slim-select';
import 'slim-select/styles';
import 'virtual-select-plugin/dist/virtual-select.min.css';
import 'virtual-select-plugin/dist/virtual-select.min.js';
import { CITIES } from '../options.ts';
import { draw, hold } from '../report.ts';

const options = CITIES.map(({ label, value }) => `<option value="${value}">${label}</option>`).join('');
draw(`<label>Slim</label><select id=slim style="width:200px">${options}</select>
  <label>Slims</label><select id=slims multiple style="width:200px">${options}</select>
  <label>Virtual</label><div id=virtual></div>`);
for (const name of ['slim', 'slims']) {
  const select = new SlimSelect({ select: `#${name}` });
  hold(name, () => select.getSelected());
}
Reflect.get(globalThis, 'VirtualSelect').init({ ele: '#virtual', options: CITIES, search: true });
hold('virtual', () => Reflect.get(document.querySelector('#virtual') ?? {}, 'value'));
