import * as z from 'zod';
import { formatNumber } from '../bench/format-table.ts';
import type { PanelDriver } from '../flows/drive-panel.ts';
import { makeAnswer } from './made-answer.ts';
import type { StreamingBackend } from './streaming-backend.ts';

/** How far the newest line moves from the end, and a line that the user reads from its place, while an answer streams. */
export async function measureScroll(panel: PanelDriver, backend: StreamingBackend): Promise<string> {
  Object.assign(backend.answer, { text: makeAnswer(12_000), tokensPerSecond: 400 });
  await panel.press('newChat');
  await panel.ask('Tell me everything about this page');
  await panel.page.getByText('Part 3').first().waitFor();
  const strayed = Number(await panel.page.evaluate(AT_END));
  const seen = z.tuple([z.number(), z.number()]).parse(await panel.page.evaluate(SCROLLED_UP));
  const [moved, came] = seen;
  await panel.press('stop');
  await panel.idle();
  return `Scrolling: at its end the thread strays by ${formatNumber(strayed)} px; for somebody who has scrolled up a line moves by ${formatNumber(moved)} px while ${formatNumber(came)} px of answer come.`;
}

const AT_END = `(async () => {
  const main = document.querySelector('main');
  let strayed = 0;
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    strayed = Math.max(strayed, Math.abs(main.scrollTop));
  }
  return strayed;
})()`;

const SCROLLED_UP = `(async () => {
  const main = document.querySelector('main');
  main.scrollTop = -900;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const isInSight = ({ top }) => top > 60 && top < main.clientHeight - 40;
  const line = [...main.querySelectorAll('h3, p, li, tr')].find(it => isInSight(it.getBoundingClientRect()));
  const [start, height] = [line.getBoundingClientRect().top, main.scrollHeight];
  let moved = 0;
  for (let frame = 0; frame < 90; frame += 1) {
    await new Promise(requestAnimationFrame);
    moved = Math.max(moved, Math.abs(line.getBoundingClientRect().top - start));
  }
  return [moved, main.scrollHeight - height];
})()`;
