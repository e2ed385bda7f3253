import '@blueprintjs/core/lib/css/blueprint.css';
import { DateInput } from '@blueprintjs/datetime';
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <DateInput className="day" onChange={value => report('day', value?.slice(0, 10))} timePrecision="minute" />,
);
