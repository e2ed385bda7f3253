import {
  Cascader,
  ColorPicker,
  ConfigProvider,
  DatePicker,
  Slider,
  Switch,
  TimePicker,
  TreeSelect,
} from 'antd';
import { AREAS } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <ConfigProvider>
    <DatePicker id="month" picker="month" inputReadOnly onChange={(_date, text) => report('month', text)} />
    <DatePicker id="quarter" picker="quarter" onChange={(_date, text) => report('quarter', text)} />
    <DatePicker id="week" picker="week" onChange={date => report('week', date?.format('YYYY-MM-DD'))} />
    <DatePicker id="year" picker="year" onChange={(_date, text) => report('year', text)} />
    <DatePicker.RangePicker
      id={{ start: 'from', end: 'to' }}
      picker="month"
      onChange={(_dates, texts) => report('months', texts)}
    />
    <DatePicker
      id="moment"
      inputReadOnly
      showTime={{ format: 'HH:mm' }}
      onChange={(_date, text) => report('moment', text)}
    />
    <TimePicker
      id="hour"
      use12Hours
      format="h:mm a"
      inputReadOnly
      onChange={(_t, text) => report('hour', text)}
    />
    <Cascader
      className="area"
      style={{ width: 200 }}
      expandTrigger="hover"
      options={AREAS}
      onChange={value => report('area', value)}
    />
    <TreeSelect
      className="trees"
      style={{ width: 300 }}
      treeCheckable
      treeData={AREAS}
      onChange={value => report('trees', value)}
    />
    <ColorPicker
      className="color"
      defaultValue="#1677ff"
      onChange={value => report('color', value.toHexString())}
    >
      <button type="button" id="color">
        Colour
      </button>
    </ColorPicker>
    <Switch id="wifi" onChange={value => report('wifi', value)} />
    <Slider
      id="span"
      range
      style={{ width: 300 }}
      defaultValue={[20, 50]}
      onChange={value => report('span', value)}
    />
  </ConfigProvider>,
);
