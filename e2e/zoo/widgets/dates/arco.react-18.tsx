import { DatePicker, TimePicker } from '@arco-design/web-react';
import '@arco-design/web-react/dist/css/arco.css';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <>
    <DatePicker className="day" onChange={text => report('day', text)} style={{ width: 200 }} />
    <DatePicker.RangePicker
      className="stay"
      onChange={texts => report('stay', texts)}
      style={{ width: 300 }}
    />
    <DatePicker.MonthPicker
      className="month"
      onChange={text => report('month', text)}
      style={{ width: 200 }}
    />
    <TimePicker className="hour" onChange={text => report('hour', text)} style={{ width: 200 }} />
  </>,
);
