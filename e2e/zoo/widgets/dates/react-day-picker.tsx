import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { Held, render } from '../render-react.tsx';
import { dayText } from '../report.ts';

render(
  <Held<Date | undefined> name="day" initial={undefined} told={value => dayText(value)}>
    {(value, change) => <DayPicker id="day" mode="single" selected={value} onSelect={change} />}
  </Held>,
);
