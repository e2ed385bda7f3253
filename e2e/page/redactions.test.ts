import { expect, test } from 'vitest';
import type { FrameReading } from '../../extension/page/frame-reading.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const peek = (page: TestPage) => page.call<FrameReading>('peek', { language: 'en', limit: 30 });

test('withheld values are counted by kind, filled fields only, in shadow trees too', async () => {
  const page = await show(`<input type=password value=hunter2hunter2><input type=password>
    <input autocomplete=one-time-code value=123456>
    <label>Card number <input value="4111 1111 1111 1111"></label>
    <label>API key <input value=sk-123456789></label>
    <input type=file><input value=plain>
    <button>Forget hunter2hunter2</button><div id=host></div>
    <script>document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML =
      '<input type=password value=another-one>'</script>`);
  const { redactions, elements } = await peek(page);
  expect(redactions).toMatchObject({ password: 2, code: 1, card: 1, file: 0, other: 1 });
  expect(redactions?.quoted).toBeGreaterThan(0);
  expect(JSON.stringify(elements)).not.toMatch(/hunter2|123456|4111|sk-1|another-one/u);
  const plain = await show('<input value=plain><button>Go</button>');
  expect((await peek(plain)).redactions).toEqual({
    password: 0,
    code: 0,
    card: 0,
    file: 0,
    other: 0,
    quoted: 0,
  });
});

test('a preview has the same rows and does not count as a reading', async () => {
  const page = await show('<button>Old</button>');
  await page.read();
  await page.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button>Fresh</button>')");
  const seen = await peek(page);
  const read = await page.read();
  expect(seen.elements).toEqual(read.elements);
  expect(read.pageChanges).toMatchObject({ total: 1 });
  expect(read).not.toHaveProperty('redactions');
});
