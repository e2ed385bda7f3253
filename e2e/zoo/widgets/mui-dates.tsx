import { DatePicker, LocalizationProvider, TimePicker } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

function Dates() {
  return (
    <>
      <DatePicker
        label="Birthday"
        onChange={value => report('birthday', value?.isValid() ? value.format('YYYY-MM-DD') : null)}
      />
      <TimePicker
        label="Alarm"
        onChange={value => report('alarm', value?.isValid() ? value.format('HH:mm') : null)}
      />
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <main style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <Dates />
      </main>
    </LocalizationProvider>,
  );
