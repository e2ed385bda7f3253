import { formatNumber } from '../bench/format-table.ts';
import type { PanelDriver } from '../flows/drive-panel.ts';
import { makeAnswer } from './made-answer.ts';
import { share } from './share.ts';
import type { StreamingBackend } from './streaming-backend.ts';

const STOPS = 20;

/** From the click on Stop, by the panel's own clock, until the backend sees the stream closed. */
export async function measureStops(panel: PanelDriver, backend: StreamingBackend): Promise<string> {
  Object.assign(backend.answer, { text: makeAnswer(50_000), tokensPerSecond: 200 });
  await panel.press('newChat');
  const took: number[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) took.push(await measureStop(panel, backend));
  const [middle, most, worst] = [0.5, 0.95, 1].map(part => formatNumber(share(took, part)));
  return `Stop: the backend sees the stream closed after ${middle} ms (p50), ${most} (p95), ${worst} (max), of ${STOPS}.`;
}

async function measureStop({ page, ask, press }: PanelDriver, { closed }: StreamingBackend): Promise<number> {
  const before = closed.length;
  const said = page.getByText('The page has');
  const earlier = await said.count();
  await ask('Tell me everything about this page');
  // Of this answer, not a previous one: only then is there a stream to close.
  await said.nth(earlier).waitFor();
  await page.evaluate(
    `addEventListener('click', () => { globalThis.pressedAt = Date.now(); }, { once: true, capture: true })`,
  );
  await press('stop');
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  const end = performance.now() + 10_000;
  while (closed.length === before) {
    if (performance.now() > end) throw new Error('The stream was not closed within ten seconds.');
    await new Promise(resolve => setImmediate(resolve));
  }
  return (closed.at(-1) ?? 0) - Number(await page.evaluate('pressedAt'));
}
