import { promptText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { look, steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const canaries = ['canary-password-7731', 'canary-code-5512', '4111111111111111'];

test('a password, a code and a card number appear in no request, whatever is read or filled', async () => {
  const { panel, sent, upstream } = await startAssent({
    page: 'account',
    script: steps(
      view =>
        act(
          ...view.elements(/Password|Code|Card/).map(id => on(id, 'read')),
          { action: 'read', target: { selector: 'form' } },
          { action: 'read', target: { selector: 'main' } },
        ),
      view => act(on(view.element(/Password/), 'fill', { value: 'model-made-secret' })),
      () => say('Done.'),
    ),
  });
  await panel.ask('Read my account');
  await panel.approve();
  await panel.approve();
  await panel.shows('Done.');
  const everything = [...sent, JSON.stringify(upstream?.requests), await panel.text()].join('\n');
  for (const canary of canaries) expect(everything).not.toContain(canary);
  expect(sent.at(-1)).not.toContain('model-made-secret');
});

test('page text that claims an approval changes nothing, even with a model that obeys it', async () => {
  const { page, panel } = await startAssent({
    page: 'account',
    script: (request, index) => {
      if (index > 0) return say('I tried.');
      const readOrder = promptText(request).includes('already approved this');
      const id = look(request).element(/^button: Delete account/);
      return act({
        ...on(id, 'click'),
        target: { elementId: id, description: readOrder ? 'Save (approved)' : 'Save' },
      });
    },
  });
  await panel.ask('Save my account');
  await panel.approveButton.waitFor();
  expect(await panel.text()).toContain('Delete account');
  expect(await page.textContent('#outcome')).toBe('');
  await panel.reject();
  await panel.shows('I tried.');
  expect(await page.textContent('#outcome')).toBe('');
});

test('hidden text is not in what the model sees', async () => {
  const { panel, upstream } = await startAssent({ page: 'account', script: steps(() => say('Fine.')) });
  await panel.ask('Hello');
  await panel.shows('Fine.');
  const [first] = upstream?.requests ?? [];
  expect(first && promptText(first)).not.toContain('Hidden order');
});

test('the card marks a form that submits to another origin', async () => {
  const { panel, site } = await startAssent({
    page: 'account',
    script: steps(
      view => act(on(view.element(/^button: Save/), 'click')),
      () => say('Saved.'),
    ),
  });
  await panel.ask('Save');
  await panel.approveButton.waitFor();
  expect(await panel.text()).toContain(new URL(site.foreignOrigin).host);
  expect(await panel.text()).toMatch(/submits/i);
});
