import { DatePicker, DateRangePicker, TimePicker } from 'tdesign-react';
import 'tdesign-react/es/style/index.css';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <>
    <DatePicker className="day" onChange={value => report('day', value)} />
    <DateRangePicker className="stay" onChange={value => report('stay', value)} />
    <DatePicker className="month" mode="month" onChange={value => report('month', value)} />
    <TimePicker className="hour" onChange={value => report('hour', value)} />
  </>,
);
