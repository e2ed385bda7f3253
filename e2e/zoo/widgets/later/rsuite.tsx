import { DatePicker, Slider, TagPicker, TimePicker, Toggle } from 'rsuite';
import 'rsuite/dist/rsuite.css';
import { CITIES } from '../options.ts';
import { render } from '../render-react.tsx';
import { dayText, report } from '../report.ts';

render(
  <>
    <DatePicker
      className="month"
      format="yyyy-MM"
      editable={false}
      onChange={value => report('month', String(dayText(value)).slice(0, 7))}
    />
    <TimePicker
      className="hour"
      format="HH:mm"
      editable={false}
      onChange={value => report('hour', String(dayText(value, true)).slice(11))}
    />
    <DatePicker
      className="moment"
      format="yyyy-MM-dd HH:mm"
      editable={false}
      onChange={value => report('moment', dayText(value, true))}
    />
    <TagPicker
      className="tags"
      data={CITIES}
      style={{ width: 300 }}
      onChange={value => report('tags', value)}
    />
    <Toggle className="wifi" onChange={value => report('wifi', value)} />
    <div style={{ width: 300 }}>
      <Slider className="volume" defaultValue={30} onChange={value => report('volume', value)} />
    </div>
  </>,
);
