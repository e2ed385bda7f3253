import { expect, test } from 'vitest';
import { inExtension } from '../tabs/in-extension.ts';

const extension = inExtension();

const REFERRED = (n: number) => `<p><label id=l${n}>Field ${n}</label> <input aria-labelledby=l${n}>`;
const LABELLED = (n: number) => `<p><label for=f${n}>Field ${n}</label> <input id=f${n}>`;

/** Milliseconds. In a new page each time: one that was read keeps the labels it was asked for. */
async function timeFor(field: (n: number) => string): Promise<number> {
  extension.site.serve({ '/fields': Array.from({ length: 3_500 }, (_, n) => field(n)).join('') });
  const tab = await extension.open('/fields');
  const begun = performance.now();
  const { value } = await tab.act({ action: 'snapshot', params: { from: 1_500 } });
  const taken = performance.now() - begun;
  expect(value).toContain('- textbox "Field ');
  await tab.page.close();
  return taken;
}

/** The browser searches the whole page for the labels of each field. The least of three, because other work only adds to it. */
test('a snapshot of 3,500 fields takes less than twice as long with label[for] as with aria-labelledby', async () => {
  const times: [labelled: number, referred: number][] = [];
  for (let round = 0; round < 3; round += 1) times.push([await timeFor(LABELLED), await timeFor(REFERRED)]);
  const labelled = Math.min(...times.map(([time]) => time));
  const referred = Math.min(...times.map(([, time]) => time));
  expect(labelled / referred).toBeLessThan(2);
});
