import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { standStill } from './stand-still.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** Proposes a click on “Does nothing”, lets `change` happen while the card waits, and approves. */
async function pressAfter(change: (assent: Assent) => Promise<unknown>): Promise<Assent> {
  const assent = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/^button: Does nothing/), 'click')),
      () => say('I see.'),
    ),
  });
  await assent.page.evaluate(
    "document.addEventListener('click', event => (window.clicked = event.target.textContent), true)",
  );
  // The card does not follow the page between the change and the press, which approval-card.test.ts tries.
  const time = await standStill(assent.panel);
  await assent.panel.ask('Press it');
  await time.arm();
  await change(assent);
  await assent.panel.approve();
  await time.goOn();
  return assent;
}

/** Also returns what the model is told. */
async function approveAfter(
  change: (assent: Assent) => Promise<unknown>,
): Promise<{ reported: string; assent: Assent }> {
  const assent = await pressAfter(change);
  await assent.panel.shows('I see.');
  const second = assent.upstream?.requests[1];
  return { reported: second ? newestText(second) : '', assent };
}

const nothing = "document.getElementById('nothing')";

test.each(
  casesForRun(
    [
      ['swapped for another', `${nothing}.outerHTML = '<button id="nothing">Delete everything</button>'`],
      ['gone', `${nothing}.remove()`],
    ],
    1,
  ),
)('the element is %s: nothing runs, and the model gets StaleElement', async (_how, change) => {
  const { reported, assent } = await approveAfter(({ page }) => page.evaluate(change));
  expect(reported).toMatch(/"error_type":"(StaleElement|ElementChanged)"/);
  expect(await assent.page.evaluate('window.clicked')).toBeUndefined();
});

test.each(
  casesForRun(
    [
      ['renamed', `${nothing}.textContent = 'Delete everything'`],
      ['moved elsewhere', `document.querySelector('footer').append(${nothing})`],
      ['hidden', `${nothing}.style.display = 'none'`],
    ],
    2,
  ),
)('the element is %s: nothing runs, and the user is asked again', async (_how, change) => {
  const assent = await pressAfter(({ page }) => page.evaluate(change));
  await assent.panel.shows('The page changed before this could run, so nothing was run.');
  expect(await assent.page.evaluate('window.clicked')).toBeUndefined();
});

test('the element acts and changes as the pointer goes down: it is told, and not asked about again', async () => {
  const answers = `${nothing}.onpointerdown = () => {
    window.acts = (window.acts ?? 0) + 1;
    ${nothing}.textContent = 'Done';
  }`;
  const { reported, assent } = await approveAfter(({ page }) => page.evaluate(answers));
  expect(reported).toContain('may have acted on the press already');
  expect(await assent.page.evaluate('window.acts')).toBe(1);
});

fullTest('the page has navigated: nothing runs on the new one', async () => {
  const { reported, assent } = await approveAfter(({ page, site }) =>
    page.goto(`${site.origin}/reading?again`),
  );
  expect(reported).toContain('"error_type":"PageGone"');
  expect(await assent.page.evaluate('window.clicked')).toBeUndefined();
});

fullTest('the tab is closed: the chat continues', async () => {
  const { reported } = await approveAfter(async ({ page, launched, site }) => {
    const other = await launched.context.newPage();
    await other.goto(`${site.origin}/search`);
    await page.close();
  });
  expect(reported).toContain('"error_type":"PageGone"');
});
