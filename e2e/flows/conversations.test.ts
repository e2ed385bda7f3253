import { readFile } from 'node:fs/promises';
import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { violations } from './axe-violations.ts';
import { startAssent } from './start-assent.ts';

test('two conversations: search, rename, export, reopen, delete, restore, and resume during an answer', async () => {
  const held = Promise.withResolvers<void>();
  const story = 'Once upon a time there was a tea garden on a hill, and its tea was the best of all.';
  const assent = await startAssent({
    page: 'search',
    script: request => {
      const asked = newestText(request);
      if (asked.includes('story')) return { kind: 'answer', text: story, hold: held.promise };
      return say(asked.includes('oolong') ? 'On the second shelf.' : 'It is sunny.');
    },
  });
  const { panel } = assent;
  const { page } = panel;
  const list = page.getByRole('dialog', { name: 'Conversations' });
  const button = (name: string | RegExp) => list.getByRole('button', { name });
  const openList = () => page.getByRole('button', { name: 'Conversations' }).click();
  await panel.ask('Where is the oolong?');
  await panel.shows('On the second shelf.');
  await panel.idle();
  await panel.press('newChat');
  await panel.ask('How is the weather?');
  await panel.shows('It is sunny.');
  await panel.idle();

  await openList();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await list.getByRole('searchbox').fill('SECOND shelf');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);

  await button('More for “Where is the oolong?”').click();
  const downloading = page.waitForEvent('download');
  await button('Export as Markdown').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Where is the oolong.md');
  expect(await readFile(await file.path(), 'utf8')).toContain('On the second shelf.');

  await button('Rename').click();
  await page.keyboard.type('Tea');
  await page.keyboard.press('Enter');
  await list.getByRole('searchbox').fill('');
  await button(/^Tea/).click();
  await list.waitFor({ state: 'detached' });
  await panel.shows('On the second shelf.');

  await openList();
  await button('More for “How is the weather?”').click();
  await button(/^Delete$/).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  await button('Undo').click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
    .toBe('Conversations');

  const other = await assent.launched.context.newPage();
  await other.goto(`${assent.site.origin}/try-it`);
  await panel.shows('Previously about');
  await page.getByRole('button', { name: 'Show tab' }).click();
  await page.getByText('Previously about').waitFor({ state: 'detached' });

  await panel.ask('Tell me a story');
  await panel.shows(/^Once/);
  const sent = assent.sent.length;
  await panel.closeWith('Once');
  held.resolve();
  const reopened = await assent.reopenPanel();
  await reopened.shows(story);
  await reopened.idle();
  await reopened.shows('On the second shelf.');
  expect(assent.sent).toHaveLength(sent);
});
