import '@vaadin/date-picker';
import '@vaadin/time-picker';
import { draw, hold } from '../report.ts';

draw(
  '<vaadin-date-picker id=day label=Day></vaadin-date-picker><vaadin-time-picker id=hour label=Hour></vaadin-time-picker>',
);
for (const name of ['day', 'hour']) {
  const picker = document.querySelector(`#${name}`);
  hold(name, () => picker && Reflect.get(picker, 'value'));
}
