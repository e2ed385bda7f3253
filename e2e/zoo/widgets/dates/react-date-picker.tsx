import DatePicker from 'react-date-picker';
import 'react-calendar/dist/Calendar.css';
import 'react-date-picker/dist/DatePicker.css';
import { Held, render } from '../render-react.tsx';
import { dayText } from '../report.ts';

type Value = Parameters<NonNullable<React.ComponentProps<typeof DatePicker>['onChange']>>[0];

render(
  <Held<Value> name="day" initial={null} told={value => dayText(value)}>
    {(value, change) => <DatePicker locale="en-US" value={value} onChange={change} />}
  </Held>,
);
