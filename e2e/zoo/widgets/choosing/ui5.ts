import '@ui5/webcomponents/dist/ComboBox.js';
import '@ui5/webcomponents/dist/ComboBoxItem.js';
import '@ui5/webcomponents/dist/Option.js';
import '@ui5/webcomponents/dist/Select.js';
import { CITIES } from '../options.ts';
import { draw, hold } from '../report.ts';

const listed = (tag: string, attribute: string) =>
  CITIES.map(({ label, value }) => `<${tag} value="${value}" ${attribute}="${label}">${label}</${tag}>`).join(
    '',
  );
draw(`<ui5-select id=city>${listed('ui5-option', 'title')}</ui5-select>
  <ui5-combobox id=found>${listed('ui5-cb-item', 'text')}</ui5-combobox>`);
for (const name of ['city', 'found'])
  hold(name, () => Reflect.get(document.querySelector(`#${name}`) ?? {}, 'value'));
