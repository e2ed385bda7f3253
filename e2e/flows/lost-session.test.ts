import { newestText, say, startRelay } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** A relay that keeps its sessions in memory loses them at a restart, and both the person and the model learn of it. */

const fill = (view: ModelView) => act(on(view.element(/^input: /u), 'fill', { value: 'tea' }));

async function restartRelay({ relay, upstream }: Assent): Promise<void> {
  const PORT = new URL(relay.url).port;
  const restarted = await startRelay({
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: upstream?.url ?? '',
    PORT,
  });
  onTestFinished(() => restarted.stop());
}

test('restart while a card waits: the approved call runs once, and the chat continues in a new session', async () => {
  const assent = await startAssent({ page: 'search', script: steps(fill, () => say('I see.')) });
  const { panel, page, relay, upstream } = assent;
  await page.evaluate(`window.fills = 0; addEventListener('change', () => fills++)`);
  await panel.ask('Fill it in');
  await panel.approveButton.waitFor();
  await relay.stop();
  await panel.approve();
  await panel.shows('The relay is not running');
  await restartRelay(assent);
  await panel.press('tryAgain');
  await panel.shows('The backend no longer knows this conversation');
  await panel.press('continueInNewSession');
  await panel.shows('I see.');
  await panel.shows('The backend lost the conversation above.');
  expect(await page.evaluate('fills')).toBe(1);
  const newest = upstream?.requests.at(-1);
  expect(newest && newestText(newest)).toMatch(
    /Fill it in\n\n\[Assent: the backend lost the conversation before .* still stand \(fill e_/u,
  );
});

fullTest('restart between two messages, in Chinese: the second one says so, and appears once', async () => {
  const assent = await startAssent({
    page: 'reading',
    language: 'zh',
    script: steps(
      () => say('你好。'),
      () => say('又见面了。'),
    ),
  });
  const { panel, relay, upstream } = assent;
  await panel.ask('你好吗');
  await panel.shows('你好。');
  await relay.stop();
  await restartRelay(assent);
  await panel.ask('然后呢');
  await panel.shows('后端已不记得这个对话');
  expect(upstream?.requests).toHaveLength(1);
  await panel.press('continueInNewSession');
  await panel.shows('又见面了。');
  await panel.shows('后端已丢失上面的对话');
  expect(await panel.page.getByRole('log').getByText('然后呢').count()).toBe(1);
});
