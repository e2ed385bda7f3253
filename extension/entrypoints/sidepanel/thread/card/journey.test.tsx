// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { approveCard } from '../../../../testing/simulation/ask-simulated.ts';
import { showInPanel } from '../../../../testing/simulation/show-in-panel.tsx';
import { simulatedOpenPanel } from '../../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../../testing/simulation/simulated-panel.ts';
import { parseCall } from '../../../../tools/parse-call.ts';
import { Thread } from '../thread.tsx';

/** The record of a call that crosses pages. */

const fill = { action: 'fill', target: { elementId: 'e_1' }, params: { value: 'tea' } };
const missing = { ...fill, target: { elementId: 'e_9' } };
const goTo = { action: 'navigate', target: {}, params: { url: 'https://shop.example/next' } };
const switchTo = { action: 'switch_tab', target: {}, params: { tabId: '8' } };

async function ask(...actions: object[]): Promise<SimulatedPanel> {
  const panel = new SimulatedPanel(parseCall);
  panel.reportFront();
  panel.turn().shareTab(8);
  const call = { toolName: 'page_action', arguments: JSON.stringify({ actions }), toolId: 'tool_1' };
  panel.backend.script.push({ calls: [call], end: 'complete' });
  panel.turn().send('Do it');
  await panel.look();
  return panel;
}

async function textOf(panel: SimulatedPanel, language: 'zh' | 'en'): Promise<string> {
  await showInPanel(simulatedOpenPanel(panel, { language }), <Thread />);
  return document.body.textContent ?? '';
}

test.each([
  ['en', 'You will be asked there', 'will not run'],
  ['zh', '届时会再请你批准', '不会执行'],
] as const)(
  'announces the next page only while the card can lead there (%s)',
  async (language, promise, refusal) => {
    const panel = await ask(fill, switchTo, fill, fill);
    expect(await textOf(panel, language)).toContain(promise);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 1, false);
    const unticked = await textOf(panel, language);
    expect(unticked).not.toContain(promise);
    expect(unticked).toContain(refusal);
    panel.turn().tickRow(panel.waiting()?.id ?? '', 1, true);
    expect(await textOf(panel, language)).toContain(promise);
    const impossible = await textOf(await ask(fill, missing, switchTo, fill), language);
    expect(impossible).not.toContain(promise);
    expect(impossible).toContain(refusal);
  },
);

test.each([
  [
    'en',
    '5 actions',
    /3Fill\W*Not possible.*4Go to.*because row 3 is not possible.*5Fill.*because row 3 is not possible/u,
  ],
  ['zh', '5 个操作', /3填写\W*无法执行.*4.*第 3 项.*5填写.*第 3 项/u],
] as const)(
  'counts all rows from the first when none on the last page can run (%s)',
  async (language, count, rows) => {
    const panel = await ask(fill, goTo, missing, goTo, fill);
    await approveCard(panel);
    const text = await textOf(panel, language);
    expect(text).toContain(count);
    expect(text).toMatch(rows);
  },
);

test.each([
  [
    'en',
    '5 actions',
    'Rejected. The remaining actions were not run',
    /3Fill.*Not run You rejected it.*5Continue in\W*Not run/u,
  ],
  ['zh', '5 个操作', '已拒绝，剩下的操作没有执行', /3填写.*未执行.*5改在…里继续\W*未执行/u],
] as const)(
  'a rejection on the second page does not claim that nothing ran (%s)',
  async (language, count, headline, rows) => {
    const panel = await ask(fill, goTo, fill, goTo, switchTo);
    await approveCard(panel);
    panel.turn().reject(panel.waiting()?.id ?? '', { trusted: true, repeated: false });
    await panel.look();
    const text = await textOf(panel, language);
    expect(text).toContain(count);
    expect(text).toContain(headline);
    expect(text).toMatch(rows);
    expect(text).not.toMatch(/Nothing was run|没有执行任何操作/u);
  },
);
