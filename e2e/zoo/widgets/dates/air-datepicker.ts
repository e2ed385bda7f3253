import AirDatepicker from 'air-datepicker';
import 'air-datepicker/air-datepicker.css';
import english from 'air-datepicker/locale/en';
import { dayText, draw, hold } from '../report.ts';

draw(
  '<label for=day>Day</label><input id=day><label for=stay>Stay</label><input id=stay><label for=moment>Moment</label><input id=moment>',
);
const kinds = { day: {}, stay: { range: true }, moment: { timepicker: true } };
for (const [name, options] of Object.entries(kinds)) {
  const picker = new AirDatepicker(`#${name}`, { locale: english, ...options });
  hold(name, () => picker.selectedDates.map(date => dayText(date, name === 'moment')));
}
