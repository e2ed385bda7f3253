// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { showInPanel } from '../../../testing/simulation/show-in-panel.tsx';
import { settle } from '../../../testing/simulation/simulated-clock.ts';
import { simulatedOpenPanel } from '../../../testing/simulation/simulated-open-panel.ts';
import { SimulatedPanel } from '../../../testing/simulation/simulated-panel.ts';
import { Panel } from '../panel.tsx';

async function open(panel: SimulatedPanel, language: 'en' | 'zh' = 'en'): Promise<void> {
  panel.consent = false;
  const context = simulatedOpenPanel(panel, { language });
  context.consent.setState({ status: 'missing' });
  const { giveConsent } = context;
  context.giveConsent = () => {
    panel.consent = true;
    giveConsent();
  };
  await showInPanel(context, <Panel />);
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  await act(settle);
}

const text = (): string => document.body.textContent ?? '';

test.each([
  ['en', 'Agree and start', 'http://127.0.0.1:8787', 'Passwords, codes and card numbers never leave'],
  ['zh', '同意并开始', 'http://127.0.0.1:8787', '密码、验证码和银行卡号绝不会离开网页'],
] as const)('shows what is sent and where instead of the composer: %s', async (language, agree, ...facts) => {
  await open(new SimulatedPanel(), language);
  for (const fact of facts) expect(text()).toContain(fact);
  expect(document.querySelector('textarea')).toBeNull();
  await press(agree);
  expect(document.querySelector('textarea')).not.toBeNull();
});

test('a turn without consent sends nothing, reports it, and continues after consent', async () => {
  const panel = new SimulatedPanel();
  await open(panel);
  panel.turn().send('Hello');
  await act(settle);
  expect(panel.backend.requests).toEqual([]);
  expect(text()).toContain('Not sent: you have not agreed yet');
  await press('Agree and start');
  await press('Try again');
  expect(panel.backend.requests.map(({ message }) => message)).toEqual(['Hello']);
});
