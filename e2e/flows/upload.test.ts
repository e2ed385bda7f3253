import { say } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { violations } from './axe-violations.ts';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const CV = { name: 'my-life.txt', mimeType: 'text/plain', buffer: Buffer.from('Born, worked.') };
const LETTER = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all,') };

const apply = (view: ModelView) =>
  act(
    on(view.element(/Name/), 'fill', { value: 'Mei Lin' }),
    on(view.element(/Resume/), 'upload'),
    on(view.element(/Drop your papers/), 'upload'),
  );

async function state(page: Page): Promise<unknown> {
  return JSON.parse((await page.textContent('#state')) || '{}');
}

test.each(
  casesForRun(
    [
      ['en', 'light', ['Choose a file for “Resume”', /^Choose files for “Drop/], 'Choose a file above'],
      ['zh', 'dark', ['选择文件，用于「Resume」', /^选择文件（可多选），用于「Drop/], '请先在上面选择文件'],
    ] as const,
    1,
  ),
)(
  '%s: the person picks the files on the card, and the page gets exactly those',
  async (language, theme, [one, several], blockers) => {
    const { page, panel, sent, upstream } = await startAssent({
      page: 'upload',
      language,
      theme,
      script: steps(apply, () => say('Sent.')),
    });
    await panel.ask('Apply for me');
    await panel.shows(blockers);
    const choice = panel.page.getByLabel(one, { exact: true });
    expect(await choice.getAttribute('accept')).toBe('.pdf,.txt');
    expect(await panel.approveButton.getAttribute('aria-disabled')).toBe('true');
    await panel.approveButton.click({ force: true });
    await choice.setInputFiles(CV);
    await panel.shows('my-life.txt');
    await panel.shows(blockers);
    expect(await violations(panel.page)).toEqual([]);
    await panel.page.getByLabel(several).setInputFiles([CV, LETTER]);
    await panel.shows('letter.txt');
    await panel.page.getByText(blockers).waitFor({ state: 'detached' });
    expect(await state(page)).toEqual({});
    expect(await violations(panel.page)).toEqual([]);
    await panel.approve();
    await panel.shows('Sent.');
    const [cv, letter] = ['my-life.txt=Born, worked.', 'letter.txt=Dear all,'];
    // The page reads what it was given by and by.
    await expect.poll(() => state(page)).toEqual({ resume: [cv], papers: [cv, letter] });
    expect(await page.inputValue('[name=name]')).toBe('Mei Lin');
    const reported = `${sent.join()}${JSON.stringify(upstream?.requests)}`;
    expect(reported).toContain('upload');
    expect(reported).toContain('Received ••••••, ••••••');
    expect(reported).not.toMatch(/letter\.txt|my-life|Born, worked/);
    expect(await panel.text()).not.toContain('letter.txt');
  },
);

fullTest('closing the panel forgets the chosen files', async () => {
  const assent = await startAssent({
    page: 'upload',
    script: steps(
      view => act(on(view.element(/Resume/), 'upload')),
      () => say('Sent.'),
    ),
  });
  await assent.panel.ask('Attach my resume');
  const choose = /^Choose a file for/;
  await assent.panel.page.getByLabel(choose).setInputFiles(CV);
  await assent.panel.shows('my-life.txt');
  await assent.panel.closeWith('"awaiting"');
  const panel = await assent.reopenPanel();
  await panel.shows('Choose a file above');
  expect(await panel.text()).not.toContain('my-life.txt');
  await panel.approveButton.click({ force: true });
  await panel.page.getByLabel(choose).setInputFiles(LETTER);
  await panel.approve();
  await panel.shows('Sent.');
  await expect.poll(() => state(assent.page)).toEqual({ resume: ['letter.txt=Dear all,'] });
  await panel.press('undo');
  await panel.undoButton.waitFor({ state: 'detached' });
  await panel.idle();
  await expect.poll(() => state(assent.page)).toEqual({ resume: [] });
});
