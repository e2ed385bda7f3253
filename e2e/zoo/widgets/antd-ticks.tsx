import { Checkbox, Radio, Switch } from 'antd';
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
