import AutoComplete from '@tarekraafat/autocomplete.js';
import accessibleAutocomplete from 'accessible-autocomplete';
import Awesomplete from 'awesomplete';
import 'awesomplete/awesomplete.css';
import { CITIES } from '../options.ts';
import { draw, hold } from '../report.ts';

const NAMES = CITIES.map(({ label }) => label);
draw(`<label for=awesomplete>Awesomplete</label><input id=awesomplete>
  <label for=tarek>Tarek</label><input id=tarek autocomplete=off>
  <label>Accessible</label><div id=accessible></div>
  <label for=keyed>Keyed</label><input id=keyed><ul id=keyed-list></ul>`);
const field = document.querySelector<HTMLInputElement>('#awesomplete');
if (field) new Awesomplete(field, { list: NAMES });
new AutoComplete({ selector: '#tarek', data: { src: NAMES } });
accessibleAutocomplete({
  element: document.querySelector('#accessible'),
  id: 'accessible-field',
  source: NAMES,
});
const keyed = document.querySelector<HTMLInputElement>('#keyed');
const list = document.querySelector('#keyed-list');
keyed?.addEventListener('keyup', () => {
  const found = NAMES.filter(name => name.startsWith(keyed.value));
  if (list) list.innerHTML = found.map(name => `<li>${name}</li>`).join('');
});
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(item => item.checkVisibility())
    .map(item => item.innerText.trim());
for (const name of ['awesomplete', 'tarek', 'accessible', 'keyed']) hold(name, shown);
