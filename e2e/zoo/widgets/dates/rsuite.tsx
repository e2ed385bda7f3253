import { DatePicker, DateRangePicker } from 'rsuite';
import 'rsuite/dist/rsuite.css';
import { render } from '../render-react.tsx';
import { dayText, report } from '../report.ts';

render(
  <>
    <DatePicker className="day" onChange={value => report('day', dayText(value))} />
    <DateRangePicker
      className="stay"
      onChange={value =>
        report(
          'stay',
          value?.map(date => dayText(date)),
        )
      }
    />
  </>,
);
