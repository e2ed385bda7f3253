import { coloris, init } from '@melloware/coloris';
import '@melloware/coloris/dist/coloris.css';
import { ColorInput, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { useEffect } from 'react';
import { HexColorInput, HexColorPicker } from 'react-colorful';
import { Held, render } from '../render-react.tsx';
import { hold, report } from '../report.ts';

function Plain() {
  useEffect(() => {
    init();
    coloris({ el: '#coloris' });
    const field = document.querySelector<HTMLInputElement>('#coloris');
    document.addEventListener('coloris:pick', event => report('picked', Reflect.get(event, 'detail')?.color));
    hold('coloris', () => field?.value);
  }, []);
  return (
    <>
      <input id="coloris" defaultValue="#000000" />
      <input id="native" type="color" onChange={event => report('native', event.currentTarget.value)} />
    </>
  );
}

render(
  <MantineProvider>
    <ColorInput id="mantine" label="Mantine" onChange={value => report('mantine', value)} />
    <Held name="colorful" initial="#000000">
      {(value, change) => (
        <div className="colorful">
          <HexColorPicker color={value} onChange={change} />
          <HexColorInput color={value} onChange={change} />
        </div>
      )}
    </Held>
    <Plain />
  </MantineProvider>,
);
