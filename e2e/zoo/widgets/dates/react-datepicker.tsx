import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { Held, render } from '../render-react.tsx';
import { dayText } from '../report.ts';

render(
  <>
    <Held<Date | null> name="day" initial={null} told={value => dayText(value)}>
      {(value, change) => (
        <>
          <label htmlFor="day">Day</label>
          <DatePicker id="day" selected={value} onChange={change} />
        </>
      )}
    </Held>
    <Held<Date | null> name="moment" initial={null} told={value => dayText(value, true)}>
      {(value, change) => (
        <>
          <label htmlFor="moment">Moment</label>
          <DatePicker
            id="moment"
            showTimeSelect
            dateFormat="MMMM d, yyyy h:mm aa"
            selected={value}
            onChange={change}
          />
        </>
      )}
    </Held>
    <Held<Date | null> name="month" initial={null} told={value => dayText(value)}>
      {(value, change) => (
        <>
          <label htmlFor="month">Month</label>
          <DatePicker
            id="month"
            showMonthYearPicker
            dateFormat="MM/yyyy"
            selected={value}
            onChange={change}
          />
        </>
      )}
    </Held>
  </>,
);
