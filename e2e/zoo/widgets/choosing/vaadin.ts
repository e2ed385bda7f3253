import '@vaadin/combo-box';
import { CITIES } from '../options.ts';
import { draw, hold } from '../report.ts';

draw('<vaadin-combo-box id=city label=City></vaadin-combo-box>');
const box = document.querySelector('#city');
if (box) {
  Reflect.set(box, 'items', CITIES);
  hold('city', () => Reflect.get(box, 'value'));
}
