import jquery from 'jquery';
import attach from 'select2';
import 'select2/dist/css/select2.css';
import { report } from './report.ts';

const root = document.querySelector('#root');
if (root)
  root.innerHTML = `<label for=one>One</label><br><select id=one style="width:200px"><option value=r>Red<option value=g>Green<option value=b>Blue</select><br>
    <label for=several>Several</label><br><select id=several multiple style="width:200px"><option value=r selected>Red<option value=g>Green<option value=b>Blue</select>`;

attach(globalThis, jquery);
for (const name of ['one', 'several']) {
  const field = jquery(`#${name}`);
  Reflect.apply(Reflect.get(field, 'select2'), field, []);
  field.on('change', () => report(name, field.val()));
}
