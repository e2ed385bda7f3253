import { Checkbox, Radio, Slider, Switch } from 'antd';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

function Ticks() {
  return (
    <>
      <Switch aria-label="Dark" onChange={value => report('dark', value)} />
      <Checkbox onChange={({ target }) => report('agree', target.checked)}>Agree</Checkbox>
      <Checkbox indeterminate onChange={({ target }) => report('partly', target.checked)}>
        Partly
      </Checkbox>
      <Radio.Group options={['Red', 'Blue']} onChange={({ target }) => report('color', target.value)} />
      <Radio.Group
        options={['Daily', 'Weekly']}
        optionType="button"
        onChange={({ target }) => report('rhythm', target.value)}
      />
      <div style={{ width: 300 }}>
        <Slider
          ariaLabelForHandle="Volume"
          defaultValue={30}
          onChangeComplete={value => report('volume', value)}
        />
        <Slider
          range
          ariaLabelForHandle={['Cheapest', 'Dearest']}
          max={2000}
          step={50}
          defaultValue={[200, 900]}
          onChangeComplete={value => report('prices', value)}
        />
      </div>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Ticks />
    </main>,
  );
