import { DateField, DateInput, DateSegment, Label, TimeField } from 'react-aria-components';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <>
    <DateField className="day" onChange={value => report('day', value?.toString())}>
      <Label>Day</Label>
      <DateInput>{segment => <DateSegment segment={segment} />}</DateInput>
    </DateField>
    <TimeField className="hour" onChange={value => report('hour', value?.toString())}>
      <Label>Hour</Label>
      <DateInput>{segment => <DateSegment segment={segment} />}</DateInput>
    </TimeField>
  </>,
);
