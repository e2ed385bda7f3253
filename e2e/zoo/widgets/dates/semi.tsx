import { DatePicker, TimePicker } from '@douyinfe/semi-ui-19';
import '@douyinfe/semi-ui-19/dist/css/semi.css';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <>
    <DatePicker className="day" onChange={(_date, text) => report('day', text)} />
    <DatePicker
      className="stay"
      type="dateRange"
      onChange={(_date, text) => report('stay', text)}
      style={{ width: 300 }}
    />
    <DatePicker className="month" type="month" onChange={(_date, text) => report('month', text)} />
    <TimePicker className="hour" onChange={(_date, text) => report('hour', text)} />
  </>,
);
