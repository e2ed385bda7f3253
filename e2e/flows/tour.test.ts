import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { personMessages } from '../../extension/messages/person/person-messages.ts';
import { EXTENSION_ID } from '../browser/launch-browser.ts';
import { panelNames } from '../browser/panel-names.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { type Assent, startAssent } from './start-assent.ts';

const TRY_IT = `chrome-extension://${EXTENSION_ID}/try-it.html`;

/** The rules of the relay answer. */
async function openTour(language: 'en' | 'zh'): Promise<Assent> {
  const assent = await startAssent({ page: 'reading', language });
  await assent.page.goto(TRY_IT);
  return assent;
}

function tourOf({ page }: Assent, language: 'en' | 'zh') {
  const { tour } = personMessages[language].practice;
  const rail = page.getByRole('complementary', { name: tour.name });
  return {
    rail,
    texts: tour,
    task: (name: keyof typeof tour.tasks): Locator =>
      rail.getByRole('button', { name: tour.tasks[name].title, exact: false }).first(),
    /** What a task showed is said as soon as the page shows that it is done. */
    hasLearned: (name: keyof typeof tour.tasks) => rail.getByText(tour.tasks[name].learned).waitFor(),
  };
}

test.each(casesForRun(['en', 'zh'] as const, 1))(
  'the tour in %s: the rules do each task, and the page sees it',
  async language => {
    const assent = await openTour(language);
    const { panel } = assent;
    const { rail, texts, task, hasLearned } = tourOf(assent, language);
    const field = panel.page.getByRole('textbox', { name: panelNames[language].message, exact: true });
    const send = panel.page.getByRole('button', { name: panelNames[language].send, exact: true });
    for (const name of ['search', 'form'] as const) {
      await task(name).click();
      await expect.poll(() => field.inputValue()).toBe(texts.tasks[name].say);
      expect(await panel.approveButton.count()).toBe(0);
      await send.click();
      await panel.approve();
      await hasLearned(name);
      await panel.idle();
    }
    await task('undo').click();
    await panel.undoButton.last().click();
    await hasLearned('undo');
    await panel.idle();
    for (const name of ['refusal', 'drag'] as const) {
      await task(name).click();
      await expect.poll(() => field.inputValue()).toBe(texts.tasks[name].say);
      await send.click();
      await panel.approve();
      await hasLearned(name);
      await panel.idle();
    }
    await rail.getByText(texts.end).waitFor();
  },
);

test('a click that the person did not make writes nothing, and the model gets no part of the tour', async () => {
  const assent = await openTour('en');
  const { panel, page } = assent;
  const { texts, task } = tourOf(assent, 'en');
  await task('form').waitFor();
  await page.evaluate(
    `document.querySelector('body > div').shadowRoot.querySelectorAll('button').forEach(button => button.click())`,
  );
  await panel.ask('What can I do on this page?');
  await panel.idle();
  expect(assent.sent.join()).toContain('Newsletter');
  expect(assent.sent.join()).not.toContain(texts.tasks.form.title);
  expect(await panel.page.getByRole('textbox', { name: 'Message', exact: true }).inputValue()).toBe('');
});
