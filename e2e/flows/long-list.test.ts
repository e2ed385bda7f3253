import { newestText, propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('collects the rows of a virtual list, opens one, and reports the page changes to the model', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'orders',
    script: steps(
      () => propose('request_more_elements', { elementType: 'button' }),
      () => propose('request_more_elements', { collect: true }),
      () => propose('request_more_elements', { collect: true, keyword: 'Order 222' }),
      view => {
        const [, id = ''] = /"id":"(e_\w+)","desc":"button: Open[^"]*Order 222/.exec(view.newest) ?? [];
        return act(on(id, 'click'));
      },
      view => act(on(view.element(/Close the details/), 'click')),
      () => say('There it is.'),
    ),
  });
  await panel.ask('Open order 222');
  for (let card = 0; card < 3; card += 1) await panel.approve();
  await panel.approve();
  await page.waitForFunction('details.open');
  expect(await page.textContent('#which')).toContain('Order 222');
  await panel.approve();
  await panel.shows('There it is.');
  const [, partly = '', through = '', found = '', opened = '', closed = ''] = (upstream?.requests ?? []).map(
    newestText,
  );
  expect(partly).toMatch(/renders only 22 of about 300 rows/);
  const rows = [...through.matchAll(/Order (\d+) Open/g)].map(([, row]) => Number(row));
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(new Set(rows).size).toBe(rows.length);
  const [, looked] = /looked at (\d+) of about 300 rows, from row 1 on/.exec(through) ?? [];
  expect(Number(looked)).toBeGreaterThanOrEqual(rows.length);
  expect(found).toContain('the list stays scrolled to it');
  expect(opened).toMatch(/"effect":"opened"/);
  expect(opened).toMatch(/"new_elements":\[\{"id":"e_\w+","desc":"button: Close the details/);
  expect(closed).not.toMatch(/^e_\S+ button: Close the details/m);
  expect(await page.evaluate('details.open')).toBe(false);
});
