import { DatePicker, Slider, TimePicker } from 'antd';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

function Dates() {
  return (
    <>
      <label htmlFor="day">Day</label>
      <DatePicker id="day" onChange={(_date, text) => report('day', text)} />
      <label htmlFor="weekday">Weekday</label>
      <DatePicker
        id="weekday"
        inputReadOnly
        disabledDate={date => date.day() === 0}
        onChange={(_date, text) => report('weekday', text)}
      />
      <label htmlFor="from">Stay</label>
      <DatePicker.RangePicker
        id={{ start: 'from', end: 'to' }}
        onChange={(_dates, texts) => report('stay', texts)}
      />
      <label htmlFor="hour">Hour</label>
      <TimePicker id="hour" onChange={(_time, text) => report('hour', text)} />
      <div style={{ width: 300, padding: 20 }}>
        <Slider ariaLabelForHandle="Volume" onChange={value => report('volume', value)} />
      </div>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Dates />
    </main>,
  );
