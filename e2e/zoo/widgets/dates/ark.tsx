import { DatePicker } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

function Days() {
  return (
    <DatePicker.Context>
      {picker => (
        <DatePicker.Table>
          <DatePicker.TableBody>
            {picker.weeks.map(week => (
              <DatePicker.TableRow key={String(week[0])}>
                {week.map(day => (
                  <DatePicker.TableCell key={String(day)} value={day}>
                    <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                  </DatePicker.TableCell>
                ))}
              </DatePicker.TableRow>
            ))}
          </DatePicker.TableBody>
        </DatePicker.Table>
      )}
    </DatePicker.Context>
  );
}

render(
  <DatePicker.Root onValueChange={({ valueAsString }) => report('day', valueAsString)}>
    <DatePicker.Label>Day</DatePicker.Label>
    <DatePicker.Control>
      <DatePicker.Input />
      <DatePicker.Trigger>Open</DatePicker.Trigger>
    </DatePicker.Control>
    <Portal>
      <DatePicker.Positioner>
        <DatePicker.Content style={{ background: 'white', border: '1px solid' }}>
          <DatePicker.View view="day">
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger>Prev</DatePicker.PrevTrigger>
              <DatePicker.ViewTrigger>
                <DatePicker.RangeText />
              </DatePicker.ViewTrigger>
              <DatePicker.NextTrigger>Next</DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <Days />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </Portal>
  </DatePicker.Root>,
);
