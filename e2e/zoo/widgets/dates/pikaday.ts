import Pikaday from 'pikaday';
import 'pikaday/css/pikaday.css';
import { dayText, draw, hold } from '../report.ts';

draw('<label for=day>Day</label><input id=day><label for=closed>Closed</label><input id=closed readonly>');
for (const name of ['day', 'closed']) {
  const field = document.querySelector<HTMLInputElement>(`#${name}`);
  const picker = new Pikaday({ field });
  hold(name, () => dayText(picker.getDate()));
}
