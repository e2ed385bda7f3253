import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { DateInput, DatePickerInput, DateTimePicker, MonthPickerInput, TimeInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <MantineProvider>
    <DateInput id="typed" label="Typed" onChange={value => report('typed', value)} w={250} />
    <DatePickerInput id="day" label="Day" onChange={value => report('day', value)} w={250} />
    <DatePickerInput id="stay" type="range" label="Stay" onChange={value => report('stay', value)} w={250} />
    <DateTimePicker id="moment" label="Moment" onChange={value => report('moment', value)} w={250} />
    <MonthPickerInput id="month" label="Month" onChange={value => report('month', value)} w={250} />
    <TimeInput id="hour" label="Hour" onChange={event => report('hour', event.currentTarget.value)} w={250} />
  </MantineProvider>,
);
