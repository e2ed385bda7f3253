import { expect, test } from 'vitest';
import { inExtension } from './in-extension.ts';

/** Whether Chrome lets a tab be pictured is known only where a click was what let us read it, or every site is allowed. */

const extension = inExtension();

test('warns on the card when Chrome may not allow a screenshot', async () => {
  extension.site.serve({ '/page': '<!doctype html><title>Page</title><p>Tea for two</p>' });
  const tab = await extension.open('/page');
  const shooting = { action: 'screenshot' };
  const previewed = await tab.preview(shooting);
  expect(previewed.preview).toMatchObject({ status: 'bound' });
  expect(previewed.preview).toHaveProperty(
    'details',
    expect.arrayContaining([expect.stringMatching(/clicked the Assent icon.*before you approve/u)]),
  );
  expect(await tab.run(shooting, previewed)).toMatchObject({ success: false, error_type: 'NotPermitted' });
});
