import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { grantAllSites } from '../browser/grant-all-sites.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inExtension } from './in-extension.ts';

/** What is painted over stays so, whatever the page's own styles and scripts do at that time. */

const extension = inExtension(grantAllSites());

const FIELD =
  'autocomplete=cc-number value="4111 1111 1111 1111" style="color:#f00;font-size:30px;border:0;background:#fff"';

/** A picture may be done between two jumps; otherwise there is none. */
const UNSEEN = [0, 'Timeout'];

/** How many points of a picture are reddish, as the digits in the field are and nothing else. */
async function redOf(html: string): Promise<number | string> {
  extension.site.serve({
    '/masked': `<!doctype html><title>Masked</title><body style="margin:0;background:#fff">${html}`,
  });
  const tab = await extension.open('/masked');
  onTestFinished(() => tab.page.close());
  await tab.page.bringToFront();
  const { pictures, error_type } = await tab.act({ action: 'screenshot' });
  const [picture] = pictures ?? [];
  if (!picture) return error_type ?? 'no picture';
  const counted = await tab.page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.data}'), each => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let red = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] - data[at + 1] > 40) red += 1;
    return red;
  })()`);
  return z.number().parse(counted);
}

test.each(
  casesForRun(
    [
      ':not(:defined) { visibility: hidden !important }',
      ':not(:defined) { opacity: 0 }',
      '[popover] { opacity: 0; transition: opacity .5s }',
      '[popover] { transition: opacity 1s, display 1s allow-discrete } @starting-style { [popover]:popover-open { opacity: 0 } }',
      '@keyframes in { from { opacity: 0 } } [popover]:popover-open { animation: in 2s }',
      'html > *:not(head, body) { opacity: 0 }',
      'html > :not(head, body) { clip-path: inset(100%) !important }',
      'html > :not(head, body) { mask-image: linear-gradient(transparent, transparent) !important }',
      'html > :not(head, body) { filter: opacity(0) !important }',
      'html > :not(head, body) { content-visibility: hidden !important }',
      'html > :not(head, body) { translate: 900px !important; scale: .1 !important }',
      '@keyframes gone { from { opacity: 0 } to { opacity: 0 } } html > :not(head, body) { animation: gone 9s infinite !important }',
    ],
    4,
  ),
)('under the style of a page: %s', async css => {
  expect(await redOf(`<style>${css}</style><input ${FIELD}>`)).toBe(0);
});

test.each(casesForRun([120, 200], 1))(
  'never shows a field that jumps every %d ms uncovered',
  async slicer => {
    const jumping = `<style>@keyframes jump { 0%, 50% { translate: 0 0 } 50%, 100% { translate: 0 300px } }
    input { animation: jump ${slicer}ms step-end infinite }</style><input ${FIELD}>`;
    expect(UNSEEN).toContain(await redOf(jumping));
  },
);

test.each(
  casesForRun(
    [
      ['dialog', `<dialog id=above><input ${FIELD}></dialog>`, 'close', 'showModal'],
      ['popover', `<div id=above popover=manual><input ${FIELD}></div>`, 'hidePopover', 'showPopover'],
    ],
    1,
  ),
)('never shows a %s that keeps opening above the masks', async (_kind, html, close, open) => {
  const script = `<script>above.${open}(); setInterval(() => { above.${close}(); above.${open}() }, 100)</script>`;
  expect(UNSEEN).toContain(await redOf(html + script));
  const inTree = `<div id=host></div><script>const tree = host.attachShadow({ mode: 'closed' });
    tree.innerHTML = ${JSON.stringify(html)}; const above = tree.firstElementChild;</script>`;
  expect(UNSEEN).toContain(await redOf(inTree + script));
});
