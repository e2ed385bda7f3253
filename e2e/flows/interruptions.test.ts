import { type RunningRelay, say, startRelay } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('the relay is down: the panel explains how to start it, and continues when it is up again', async () => {
  const { panel, relay } = await startAssent({ page: 'search' });
  const { port } = new URL(relay.url);
  await relay.stop();
  await panel.ask('read the heading');
  await panel.shows('npm run relay');
  const again: RunningRelay = await startRelay({ PORT: port });
  onTestFinished(() => again.stop());
  await panel.press('tryAgain');
  await panel.approve();
  await panel.idle();
  // The page itself is called so too, and the panel says that all the time.
  await panel.page.getByRole('log').getByText('商店').first().waitFor();
});

test('Stop ends the answer at once, marks it, and closes the upstream request', async () => {
  const { panel, upstream } = await startAssent({
    page: 'search',
    script: () => ({ kind: 'stall', text: 'A very long story begins' }),
  });
  await panel.ask('Tell me a story');
  await panel.shows('A very long story begins');
  await panel.press('stop');
  await upstream?.waitForClose();
  await panel.idle();
  await panel.shows(/stopped/i);
});

fullTest(
  'the panel closes during an answer and the relay forgets it: the partial answer is kept, marked, and can be retried',
  async () => {
    const assent = await startAssent({
      page: 'search',
      script: () => ({ kind: 'stall', text: 'Half an answer' }),
    });
    await assent.panel.ask('A question with a long answer');
    await assent.panel.shows('Half an answer');
    await assent.panel.closeWith('Half an answer');
    const { port } = new URL(assent.relay.url);
    await assent.relay.stop();
    const again: RunningRelay = await startRelay({
      PORT: port,
      ANTHROPIC_API_KEY: 'test-key',
      ANTHROPIC_BASE_URL: assent.upstream?.url,
    });
    onTestFinished(() => again.stop());
    assent.upstream?.follow(() => say('A whole answer.'));
    const reopened = await assent.reopenPanel();
    await reopened.shows('A question with a long answer');
    await reopened.shows('Half an answer');
    expect(assent.sent).toHaveLength(1);
    await reopened.press('tryAgain');
    await reopened.shows('A whole answer.');
  },
);

test('the panel closes with an open card: the card is restored, nothing ran, and it can be approved', async () => {
  const assent = await startAssent({
    page: 'search',
    language: 'zh',
    script: steps(
      view =>
        act(
          on(view.element(/^输入框:搜索/), 'fill', { value: '茶' }),
          on(view.element(/^按钮:搜索/), 'click'),
        ),
      () => say('搜到了。'),
    ),
  });
  await assent.panel.ask('搜索茶');
  await assent.panel.approveButton.waitFor();
  await assent.panel.closeWith('"awaiting"');
  const reopened = await assent.reopenPanel();
  await reopened.approveButton.waitFor();
  expect(await assent.page.inputValue('#query')).toBe('');
  await reopened.approve();
  await reopened.shows('搜到了。');
  expect(await assent.page.evaluate('window.searches')).toBe(1);
});

test('an upstream error during an answer is explained, the partial answer stays, and it can be retried', async () => {
  const { panel, upstream } = await startAssent({
    page: 'search',
    script: () => ({ kind: 'stream-error', text: 'So far so good', type: 'overloaded_error' }),
  });
  await panel.ask('Hello');
  await panel.shows('So far so good');
  upstream?.follow(() => say('Better now.'));
  await panel.press('tryAgain');
  await panel.shows('Better now.');
});

test('on a browser page the chat continues without the page', async () => {
  const { page, panel, sent } = await startAssent({
    page: 'search',
    script: steps(() => say('Hello to you.')),
  });
  await page.goto('chrome://version');
  await panel.ask('Hello');
  await panel.shows('Hello to you.');
  expect(sent[0]).not.toContain('current_page_info');
  // Only such as lead away from here.
  expect(sent[0]).toContain('"name":"navigate"');
  expect(sent[0]).not.toContain('"name":"page_action"');
  await panel.shows(/Chrome blocks extensions on this page/);
});
