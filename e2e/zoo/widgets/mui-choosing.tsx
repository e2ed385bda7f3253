import {
  Autocomplete,
  Checkbox,
  FormControl,
  FormControlLabel,
  InputLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Slider,
  Switch,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

const CITIES = ['Berlin', 'Paris', 'Tokyo', 'Lima'];

function Selects() {
  const [sizes, setSizes] = useState<string[]>(['s']);
  return (
    <>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id="age-label">Age</InputLabel>
        <Select
          labelId="age-label"
          label="Age"
          defaultValue=""
          onChange={({ target }) => report('age', target.value)}
        >
          <MenuItem value={10}>Ten</MenuItem>
          <MenuItem value={20}>Twenty</MenuItem>
          <MenuItem value={30} disabled>
            Thirty
          </MenuItem>
        </Select>
      </FormControl>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id="sizes-label">Sizes</InputLabel>
        <Select
          multiple
          labelId="sizes-label"
          label="Sizes"
          value={sizes}
          onChange={({ target }) => {
            const chosen = typeof target.value === 'string' ? [target.value] : target.value;
            setSizes(chosen);
            report('sizes', chosen);
          }}
        >
          <MenuItem value="s">Small</MenuItem>
          <MenuItem value="m">Medium</MenuItem>
          <MenuItem value="l">Large</MenuItem>
        </Select>
      </FormControl>
      <Autocomplete
        options={CITIES}
        onChange={(_event, value) => report('city', value)}
        renderInput={params => <TextField {...params} label="City" />}
        sx={{ width: 200 }}
      />
      <Autocomplete
        multiple
        options={CITIES}
        onChange={(_event, value) => report('cities', value)}
        renderInput={params => <TextField {...params} label="Visited" />}
        sx={{ width: 300 }}
      />
    </>
  );
}

function Ticks() {
  return (
    <>
      <FormControlLabel
        control={<Switch onChange={({ target }) => report('dark', target.checked)} />}
        label="Dark"
      />
      <FormControlLabel
        control={<Checkbox onChange={({ target }) => report('agree', target.checked)} />}
        label="Agree"
      />
      <RadioGroup onChange={({ target }) => report('color', target.value)}>
        <FormControlLabel value="red" control={<Radio />} label="Red" />
        <FormControlLabel value="blue" control={<Radio />} label="Blue" />
      </RadioGroup>
      <div style={{ width: 300, padding: 20 }}>
        <Slider aria-label="Volume" defaultValue={30} onChange={(_event, value) => report('volume', value)} />
        <Slider
          getAriaLabel={index => (index === 0 ? 'Cheapest' : 'Dearest')}
          defaultValue={[20, 60]}
          onChange={(_event, value) => report('prices', value)}
        />
      </div>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Selects />
      <Ticks />
    </main>,
  );
