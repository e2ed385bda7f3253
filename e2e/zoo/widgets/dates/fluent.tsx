import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import { render } from '../render-react.tsx';
import { dayText, report } from '../report.ts';

render(
  <FluentProvider theme={webLightTheme}>
    <DatePicker id="day" allowTextInput onSelectDate={date => report('day', dayText(date))} />
    <DatePicker id="closed" onSelectDate={date => report('closed', dayText(date))} />
  </FluentProvider>,
);
