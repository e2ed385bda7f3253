import '@material/web/textfield/outlined-text-field.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';
import { report } from './report.ts';

const root = document.querySelector('#root');
if (root) {
  root.innerHTML = `<sl-input label="City"></sl-input><sl-textarea label="Remark"></sl-textarea>
    <md-outlined-text-field label="Street"></md-outlined-text-field>`;
}

for (const [selector, name] of [
  ['sl-input', 'City'],
  ['sl-textarea', 'Remark'],
  ['md-outlined-text-field', 'Street'],
] as const) {
  const field = document.querySelector(selector);
  for (const event of ['sl-input', 'input']) {
    field?.addEventListener(event, () => report(name, 'value' in field ? field.value : undefined));
  }
}
