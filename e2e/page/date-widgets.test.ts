import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function held(page: TestPage): Promise<unknown> {
  return page.page.evaluate(() => globalThis.zoo?.held);
}

function choose(page: TestPage, selector: string, params: { value: string; end?: string }) {
  return page.act({ action: 'choose_date', target: { selector }, params });
}

fullTest('a date with two readings is not taken for the wanted one', async () => {
  const page = await show(
    '<label>Day <input id=day readonly value="03/05/2027" aria-haspopup=dialog></label>',
  );
  const outcome = await choose(page, '#day', { value: '2027-05-03' });
  expect(outcome, outcome.message).toMatchObject({ success: false });
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test('chooses a month in its year, and refuses one that is closed', async () => {
  const page = await show(`<label>Month <input id=month readonly></label>
    <div id=panel hidden style="width:300px"><button type=button id=back aria-label="Previous year">«</button><b id=year>2026</b><button
      type=button id=on aria-label="Next year">»</button><div>${MONTHS.map(
        name => `<button type=button class="${name === 'Aug' ? 'is-disabled' : ''}">${name}</button>`,
      ).join('')}</div></div>
    <script>
      globalThis.zoo = {};
      month.onclick = () => (panel.hidden = false);
      const turn = by => (year.textContent = Number(year.textContent) + by);
      back.onclick = () => turn(-1);
      on.onclick = () => turn(1);
      panel.querySelector('div').onclick = event => {
        month.value = zoo.held = event.target.textContent + ' ' + year.textContent;
        panel.hidden = true;
      };
    </script>`);
  const outcome = await choose(page, '#month', { value: '2028-03' });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', value: '2028-03' });
  expect(await held(page)).toBe('Mar 2028');
  const closed = await choose(page, '#month', { value: '2028-08' });
  expect(closed, closed.message).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  expect(await held(page)).toBe('Mar 2028');
});

const column = (id: string, count: number) =>
  `<ul id=${id} style="float:left;width:60px">${Array.from({ length: count }, (_, at) => `<li>${String(at).padStart(2, '0')}</li>`).join('')}</ul>`;

test('chooses a time in columns, and confirms it', async () => {
  const page = await show(`<label>Hour <input id=hour readonly></label>
    <div id=clock hidden style="position:absolute">${column('hours', 24)}${column('minutes', 60)}<button type=button>OK</button></div>
    <script>
      globalThis.zoo = {};
      const parts = ['00', '00'];
      hour.onclick = () => (clock.hidden = false);
      hours.onclick = event => (parts[0] = event.target.textContent);
      minutes.onclick = event => (parts[1] = event.target.textContent);
      clock.querySelector('button').onclick = () => {
        hour.value = zoo.held = parts.join(':');
        clock.hidden = true;
      };
    </script>`);
  const outcome = await choose(page, '#hour', { value: '09:30' });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', value: '09:30' });
  expect(await held(page)).toBe('09:30');
});

test('fills the three fields of a date', async () => {
  const page =
    await show(`<fieldset id=born><legend>Born</legend><label>Day <input name=d></label><label>Month <select
    name=m><option>January<option>February<option>March</select></label><label>Year <input name=y></label></fieldset>`);
  const outcome = await choose(page, '#born', { value: '2027-03-05' });
  expect(outcome, outcome.message).toMatchObject({ success: true, value: '2027-03-05' });
  const values = await page.page.evaluate(() =>
    ['d', 'm', 'y'].map(name => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value),
  );
  expect(values).toEqual(['5', 'March', '2027']);
});
