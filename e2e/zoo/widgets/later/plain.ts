import AirDatepicker from 'air-datepicker';
import english from 'air-datepicker/locale/en';
import 'air-datepicker/air-datepicker.css';
import flatpickr from 'flatpickr';
import monthSelect from 'flatpickr/dist/plugins/monthSelect/index.js';
import 'flatpickr/dist/flatpickr.css';
import 'flatpickr/dist/plugins/monthSelect/style.css';
import { Datepicker } from 'vanillajs-datepicker';
import 'vanillajs-datepicker/css/datepicker.css';
import { dayText, draw, hold, report } from '../report.ts';

draw(
  ['month-air', 'year-air', 'month-flat', 'time-flat', 'month-vanilla']
    .map(name => `<label for=${name}>${name}</label><input id=${name} readonly>`)
    .join('') +
    '<fieldset id=birth><legend>Date of birth</legend><label>Day <input name=birth-day inputmode=numeric></label><label>Month <input name=birth-month inputmode=numeric></label><label>Year <input name=birth-year inputmode=numeric></label></fieldset>' +
    '<fieldset id=expiry><legend>Start</legend><select name=day aria-label=Day></select><select name=month aria-label=Month></select><select name=year aria-label=Year></select></fieldset>',
);
const locale = Reflect.get(english, 'default') ?? english;
new AirDatepicker('#month-air', {
  locale,
  view: 'months',
  minView: 'months',
  dateFormat: 'MMMM yyyy',
  onSelect: ({ date }) => report('month-air', dayText(date)),
});
new AirDatepicker('#year-air', {
  locale,
  view: 'years',
  minView: 'years',
  dateFormat: 'yyyy',
  onSelect: ({ date }) => report('year-air', dayText(date)),
});
flatpickr('#month-flat', {
  plugins: [monthSelect({ dateFormat: 'Y-m' })],
  onChange: ([date]) => report('month-flat', dayText(date)),
});
flatpickr('#time-flat', {
  enableTime: true,
  noCalendar: true,
  dateFormat: 'H:i',
  time_24hr: true,
  onChange: (_dates, text) => report('time-flat', text),
});
const field = document.querySelector<HTMLInputElement>('#month-vanilla');
if (field) {
  const picker = new Datepicker(field, { format: 'mm/yyyy', pickLevel: 1 });
  hold('month-vanilla', () => picker.getDate('yyyy-mm-dd'));
}
const fill = (name: string, from: number, to: number) => {
  const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  for (let number = from; number <= to; number += 1) select?.add(new Option(String(number)));
};
fill('day', 1, 31);
fill('month', 1, 12);
fill('year', 2020, 2030);
const valuesIn = (box: string, order: string[]) =>
  order.map(name => document.querySelector<HTMLInputElement>(`#${box} [name$=${name}]`)?.value).join('-');
hold('birth', () => valuesIn('birth', ['year', 'month', 'day']));
hold('start', () => valuesIn('expiry', ['year', 'month', 'day']));
