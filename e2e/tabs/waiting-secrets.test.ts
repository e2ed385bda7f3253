import { expect, onTestFinished, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension, type Tab } from './in-extension.ts';

/** A wait does not reveal a secret that the page quotes. */

const extension = inExtension();

const QUOTING = `<title>Sign in</title><label>Password <input type=password></label><p id=quoted></p><p>Not right</p><script>
  document.querySelector('input').oninput = ({ target }) => {
    quoted.textContent = 'You typed ' + target.value;
    quoted.dataset.quoted = target.value;
    history.replaceState(null, '', '/sign-in?step=2&q=' + target.value + '&password=' + target.value);
  };
</script>`;

async function openQuoting(): Promise<Tab> {
  extension.site.serve({ '/sign-in': QUOTING });
  const tab = await extension.open('/sign-in');
  onTestFinished(() => tab.page.close());
  await tab.page.locator('input').pressSequentially('hunter2-secret');
  return tab;
}

test.each(
  casesForRun(
    [
      { url: 'q=hunter2' },
      { url: '*password=hunter2*' },
      { url: 'hunter2-secret' },
      { text: 'hunter2' },
      { text: 'typed HUNTER2-secret' },
    ],
    3,
  ),
)('waiting for %o times out', async params => {
  const tab = await openQuoting();
  const outcome = await tab.act({ action: 'wait', params: { ...params, seconds: 0.5 } });
  expect(outcome).toMatchObject({ success: false, error_type: 'Timeout' });
});

test.each(
  casesForRun(
    [{ url: '/sign-in?step=2' }, { url: 'step=*password=' }, { text: 'You typed' }, { text: 'not right' }],
    2,
  ),
)('%o beside it is found', async params => {
  const tab = await openQuoting();
  expect(await tab.act({ action: 'wait', params: { ...params, seconds: 5 } })).toMatchObject({
    success: true,
  });
});

test('does not reveal how an attribute with a copied secret begins', async () => {
  const tab = await openQuoting();
  const wait = { action: 'wait', params: { selector: '[data-quoted^=x]', seconds: 5 } };
  const refused = { success: false, error_type: 'InvalidArgument' };
  expect(await tab.act(wait)).toMatchObject(refused);
  // Also where the copy comes only while it is waited for.
  await tab.page.reload();
  const previewed = await tab.preview(wait);
  const [outcome] = await Promise.all([
    tab.run(wait, previewed),
    tab.page.locator('input').pressSequentially('hunter2-secret', { delay: 50 }),
  ]);
  expect(outcome).toMatchObject(refused);
});
