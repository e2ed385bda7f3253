import DateRangePicker from 'daterangepicker';
import 'daterangepicker/daterangepicker.css';
import jquery from 'jquery';
import { draw, report } from '../report.ts';

draw('<label for=stay>Stay</label><input id=stay><label for=day>Day</label><input id=day>');
Reflect.set(jquery, 'isFunction', (value: unknown) => typeof value === 'function');
for (const name of ['stay', 'day'])
  new DateRangePicker(jquery(`#${name}`), { singleDatePicker: name === 'day' }, (from: Moment, to: Moment) =>
    report(name, [from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')]),
  );

interface Moment {
  format(pattern: string): string;
}
