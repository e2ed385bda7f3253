import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('the page context is shown before it is sent; the user picks another target in a frame; the page shows the presence sign', async () => {
  const { page, panel, sent, upstream } = await startAssent({
    page: 'frames',
    script: steps(
      view => act(on(view.element(/own field/), 'fill', { value: 'four' })),
      () => say('Filled.'),
    ),
  });
  const { page: panelPage } = panel;
  const sign = page.locator('html > :not(head, body)');
  await panelPage.getByText('127.0.0.1').or(panelPage.getByText('localhost')).first().waitFor();
  await page.evaluate("getSelection().selectAllChildren(document.querySelector('h1') ?? document.body)");
  await panelPage.getByRole('button', { name: 'Leave out the selected text' }).waitFor();
  await panelPage.getByRole('textbox', { name: 'Message', exact: true }).fill('Fill it');
  await panelPage.getByRole('button', { name: 'What the model sees' }).click();
  const dialog = panelPage.getByRole('dialog', { name: 'What your next message would send' });
  await dialog.getByText('The whole request', { exact: false }).waitFor();
  await dialog.getByText('The exact request').click();
  const previewed = JSON.parse((await dialog.locator('pre').textContent()) ?? '');
  expect(sent.filter(body => body.includes('"message"'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await panelPage.getByRole('button', { name: 'Leave out the selected text' }).click();
  expect(await sign.count()).toBe(0);

  await panel.ask('Fill it');
  await panel.approveButton.waitFor();
  await expect.poll(() => sign.count()).toBeGreaterThan(0);
  const { current_page_info: info, ...first } = JSON.parse(
    sent.find(body => body.includes('Fill it')) ?? '{}',
  );
  const { selectedText, ...previewedInfo } = previewed.current_page_info;
  expect(selectedText).toBeTruthy();
  expect(info).toEqual(previewedInfo);
  expect(previewed.browser_tools).toEqual(first.browser_tools);

  await panelPage.getByRole('button', { name: /Pick another…/ }).click();
  const foreign = page.frames().find(frame => frame.url().endsWith('foreign'));
  const box = await foreign?.locator('#field').boundingBox();
  // As a person moves it, until the page has taken notice: nothing says when its scripts are there.
  let moves = 0;
  const point = async (): Promise<boolean> => {
    moves += 1;
    await page.mouse.move((box?.x ?? 0) + 6 + (moves % 4), (box?.y ?? 0) + 9);
    return panelPage.getByText('Under the pointer:').isVisible();
  };
  await expect.poll(point).toBe(true);
  await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await panelPage.getByText('Under the pointer:').waitFor({ state: 'detached' });
  await panel.approve();
  await panel.shows('Filled.');
  expect(await foreign?.inputValue('#field')).toBe('four');
  const second = upstream?.requests[1];
  expect(second && newestText(second)).toMatch(/chose another element|换成了网页上的另一个元素/u);
  await expect.poll(() => sign.count()).toBe(0);

  await panelPage.getByRole('button', { name: 'Leave out this page' }).click();
  await panel.shows('This page stays out of the conversation');
});
