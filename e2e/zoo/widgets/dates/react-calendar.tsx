import Calendar from 'react-calendar';
import 'react-calendar/dist/Calendar.css';
import { render } from '../render-react.tsx';
import { dayText, report } from '../report.ts';

render(<Calendar className="calendar" locale="en-US" onChange={value => report('day', dayText(value))} />);
