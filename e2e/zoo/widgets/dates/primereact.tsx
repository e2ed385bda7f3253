import { Calendar } from 'primereact/calendar';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import type { ReactNode } from 'react';
import { Held, render } from '../render-react.tsx';
import { dayText } from '../report.ts';

function labelled(name: string, widget: ReactNode): ReactNode {
  return (
    <div>
      <label htmlFor={name}>{name}</label>
      {widget}
    </div>
  );
}

function one(name: string, props: { showTime?: boolean; view?: 'month'; dateFormat?: string }): ReactNode {
  return (
    <Held<Date | null | undefined>
      name={name}
      initial={null}
      told={value => dayText(value, name === 'moment')}
    >
      {(value, change) =>
        labelled(
          name,
          <Calendar inputId={name} {...props} value={value} onChange={event => change(event.value)} />,
        )
      }
    </Held>
  );
}

render(
  <>
    {one('day', {})}
    {one('moment', { showTime: true })}
    {one('month', { view: 'month', dateFormat: 'mm/yy' })}
    <Held<(Date | null)[] | null | undefined>
      name="stay"
      initial={null}
      told={value => value?.map(date => dayText(date))}
    >
      {(value, change) =>
        labelled(
          'stay',
          <Calendar
            inputId="stay"
            selectionMode="range"
            value={value}
            onChange={event => change(event.value)}
          />,
        )
      }
    </Held>
  </>,
);
