import { newestText, propose, type ScriptedReply, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { violations } from './axe-violations.ts';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

const order = (view: ModelView): ReturnType<typeof on> => on(view.element(/button: Order/u), 'click');

function fillAndOrder(view: ModelView): ScriptedReply {
  const fill = (name: string): ReturnType<typeof on> =>
    on(view.element(new RegExp(`input: ${name}`, 'u')), 'fill', { value: `My ${name}` });
  const actions = [fill('Name'), fill('Town'), order(view)];
  return propose('page_action', { actions }, 'I looked around.\n\nThis **fills in** your address.');
}

const reported = ({ upstream }: Assent, request: number): string => {
  const received = upstream?.requests[request];
  return received ? newestText(received) : '';
};

test('the user edits, unticks, decides by keyboard and gives a reason; the model gets all of it', async () => {
  const assent = await startAssent({
    page: 'long-form',
    script: steps(
      fillAndOrder,
      view => act(order(view)),
      () => say('As you wish.'),
    ),
  });
  const { page, panel } = assent;
  const { keyboard } = panel.page;
  await panel.ask('Fill in my address');
  const card = panel.page.getByRole('alertdialog', { name: 'May I do this?' });
  await card.waitFor();
  expect(await card.getByText('This fills in your address.').count()).toBe(1);
  expect(await panel.page.evaluate('document.activeElement.closest("[role=alertdialog]")')).toBeNull();
  await panel.page.getByText(/Approval needed: 3 actions/).waitFor();
  await keyboard.press('F6');
  await panel.page.getByRole('button', { name: 'Change Fill “Town”' }).click();
  await keyboard.type('Your Town');
  await card.getByText('Your Town', { exact: true }).first().waitFor();
  expect(await violations(panel.page)).toEqual([]);
  await keyboard.press('Escape');
  await card.getByText('My Town', { exact: true }).first().waitFor();
  await panel.page.getByRole('button', { name: 'Change Fill “Town”' }).click();
  await keyboard.type('Your Town');
  await keyboard.press('Enter');
  await panel.page.getByRole('checkbox', { name: 'Do 3: Click “Order”' }).uncheck();
  await panel.approveButton.click({ trial: true });
  expect(await page.inputValue('[name=Town]')).toBe('');
  await keyboard.press('Control+Enter');
  await panel.page.getByText('Approval needed: 1 action').waitFor();
  expect(await page.inputValue('[name=Town]')).toBe('Your Town');
  expect(await page.textContent('#sent')).toBe('');
  expect(reported(assent, 1)).toMatch(/from “My Town” to “Your Town”/u);
  expect(reported(assent, 1)).toMatch(/deselected these actions, and they were not run: 3\./u);
  await panel.page.getByRole('button', { name: 'Reject with a reason…' }).click();
  await keyboard.type('Not yet');
  await keyboard.press('Enter');
  await panel.shows('As you wish.');
  expect(reported(assent, 2)).toContain('"error_type":"Rejected"');
  expect(reported(assent, 2)).toContain('Not yet');
  await panel.shows('You said: Not yet');
});

fullTest(
  'a card follows the page: current rows can be approved, a rename is shown, a missing target is reported',
  async () => {
    const assent = await startAssent({
      page: 'long-form',
      script: steps(
        ...[0, 1].map(() => (view: ModelView) => act(on(view.element(/button: (Order|Buy)/u), 'click'))),
        () => say('I see.'),
      ),
    });
    const { page, panel } = assent;
    const countDown = (left: number): Promise<unknown> =>
      page.evaluate(`document.querySelector('button').textContent = 'Order (${left}s)'`);
    await countDown(60);
    await panel.ask('Order it');
    await panel.approveButton.waitFor();
    await countDown(59);
    await panel.shows('This number changes by itself.');
    // By as much as it was seen to, whether the card still shows it before the press or not.
    await countDown(58);
    await panel.approve();
    await panel.page.getByText('Submitted', { exact: true }).waitFor();
    expect(await page.textContent('#sent')).toBe('Sent');
    await panel.approveButton.waitFor();
    await page.evaluate("document.querySelector('button').textContent = 'Buy at once'");
    await panel.page.getByText('It was called').waitFor();
    await panel.page.getByRole('alertdialog').getByText('Buy at once').waitFor();
    await page.evaluate("document.querySelector('button').remove()");
    await panel.shows(/no longer on the page/);
    expect(await panel.approveButton.count()).toBe(0);
    await panel.page.getByRole('button', { name: 'Look again' }).click();
    await panel.shows('I see.');
    expect(assent.upstream?.requests.map(newestText).join()).toContain('"error_type":"StaleElement"');
  },
);
