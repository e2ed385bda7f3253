import { Datepicker } from 'vanillajs-datepicker';
import 'vanillajs-datepicker/css/datepicker.css';
import { draw, hold } from '../report.ts';

draw('<label for=day>Day</label><input id=day>');
const field = document.querySelector<HTMLInputElement>('#day');
if (field) {
  const picker = new Datepicker(field, { format: 'dd/mm/yyyy' });
  hold('day', () => picker.getDate('yyyy-mm-dd'));
}
