import { MantineProvider, Slider as MantineSlider } from '@mantine/core';
import '@mantine/core/styles.css';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { Slider as PrimeSlider } from 'primereact/slider';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import RcSlider from 'rc-slider';
import 'rc-slider/assets/index.css';
import { useEffect } from 'react';
import { Slider as TDesignSlider } from 'tdesign-react';
import 'tdesign-react/es/style/index.css';
import { Held, render } from '../render-react.tsx';
import { hold, report } from '../report.ts';

function NoUi() {
  useEffect(() => {
    const place = document.querySelector('#nouislider');
    if (!(place instanceof HTMLElement)) return;
    const slider = noUiSlider.create(place, { start: 30, step: 1, range: { min: 0, max: 100 } });
    hold('nouislider', () => Number(slider.get()));
  }, []);
  return <div id="nouislider" style={{ margin: 20 }} />;
}

render(
  <MantineProvider>
    <div style={{ width: 400, display: 'grid', gap: 30, padding: 20 }}>
      <RcSlider defaultValue={30} onChange={value => report('rc-slider', value)} />
      <MantineSlider className="mantine" defaultValue={30} onChange={value => report('mantine', value)} />
      <Held<number> name="tdesign" initial={30}>
        {(value, change) => (
          <TDesignSlider className="tdesign" value={value} onChange={now => change(Number(now))} />
        )}
      </Held>
      <Held<number> name="primereact" initial={30}>
        {(value, change) => (
          <PrimeSlider className="primereact" value={value} onChange={event => change(Number(event.value))} />
        )}
      </Held>
      <NoUi />
    </div>
  </MantineProvider>,
);
