import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import { report } from './report.ts';

const COLORS = '<option value="">Choose<option value=r>Red<option value=g>Green<option value=b>Blue';
const root = document.querySelector('#root');
if (root) {
  root.innerHTML = `<style>label{display:block}</style>
    <label for=one>One</label><select id=one>${COLORS}</select>
    <label for=several>Several</label><select id=several multiple><option value=r selected>Red<option value=g>Green<option value=b>Blue</select>
    <label for=tom>Tom</label><select id=tom>${COLORS}</select>
    <label for=toms>Toms</label><select id=toms multiple><option value=r selected>Red<option value=g>Green<option value=b>Blue</select>
    <label for=day>Day</label><input id=day><label for=stay>Stay</label><input id=stay><label for=moment>Moment</label><input id=moment>`;
}

function valuesOf(selector: string): string[] {
  const field = document.querySelector<HTMLSelectElement>(selector);
  return field ? [...field.selectedOptions].map(({ value }) => value) : [];
}

for (const name of ['one', 'several']) {
  const choices = new Choices(`#${name}`, { removeItemButton: name === 'several' });
  choices.passedElement.element.addEventListener('change', () => report(name, choices.getValue(true)));
}
for (const name of ['tom', 'toms']) {
  const tom = new TomSelect(`#${name}`, {});
  tom.on('change', () => report(name, valuesOf(`#${name}`)));
}
const reportAs = (name: string) => (_dates: Date[], text: string) => report(name, text);
flatpickr('#day', { onChange: reportAs('day') });
flatpickr('#stay', { mode: 'range', onChange: reportAs('stay') });
flatpickr('#moment', { enableTime: true, time_24hr: true, onChange: reportAs('moment') });
