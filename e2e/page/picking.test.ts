import { describe, expect, test } from 'vitest';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const PAGE = `<style>body { margin: 0 } button, label, p, x-box { position: absolute; margin: 0; inset-inline-start: 20px; inline-size: 200px; block-size: 40px }</style>
  <button id=buy style="top:20px" onclick="received.push('onclick')"><b>Buy</b></button>
  <button id=off disabled style="top:80px">Sold out</button>
  <label style="top:140px">Agreed <input id=tick type=checkbox></label>
  <p style="top:200px">Plain words</p>
  <x-box style="top:260px"></x-box>
  <label style="top:320px">Password <input id=pass type=password value=hunter2hunter2></label>
  <script>
    window.received = [];
    document.querySelector('x-box').attachShadow({ mode: 'open' }).innerHTML = '<button>Deep</button>';
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'mouseover', 'pointermove', 'mousemove', 'focusin', 'contextmenu', 'keydown'])
      document.addEventListener(type, event => received.push(type), true);
  </script>`;

interface PickingUpdate {
  pointed: { kind: string; name: string }[];
  picked: string[];
  ended: number;
}

async function startPicking(html = PAGE): Promise<{ page: TestPage; update(): Promise<PickingUpdate> }> {
  const page = await show(html);
  // What the page gets before: a browser without windows has its pointer at the corner.
  await page.page.mouse.move(300, 4);
  await page.page.evaluate('window.received = []');
  await page.call('startPicking');
  return { page, update: () => page.call<PickingUpdate>('pickingUpdate') };
}

const received = (page: TestPage) => page.page.evaluate('received');

describe('pointing at an element', () => {
  test('names the element under the pointer and picks it by a click that does not reach the page', async () => {
    const { page, update } = await startPicking();
    await page.page.mouse.move(60, 40);
    await expect.poll(async () => (await update()).pointed.at(-1)).toEqual({ kind: 'button', name: 'Buy' });
    await page.page.mouse.move(60, 100);
    await expect.poll(async () => (await update()).pointed.at(-1)).toMatchObject({ name: 'Sold out' });
    await page.page.mouse.move(60, 280);
    await expect.poll(async () => (await update()).pointed.at(-1)).toEqual({ kind: 'button', name: 'Deep' });
    await page.page.mouse.click(60, 40);
    await page.page.mouse.dblclick(60, 160);
    await page.page.mouse.click(60, 340, { button: 'right' });
    const { picked } = await update();
    expect(await page.call('matching', picked.slice(0, 1), '#buy')).toHaveLength(1);
    expect(await page.call('matching', picked.slice(1, 2), '#tick')).toHaveLength(1);
    expect(await received(page)).toEqual([]);
    expect(await page.page.isChecked('#tick')).toBe(false);
    expect(await page.page.evaluate('document.activeElement === document.body')).toBe(true);
  });

  test('ignores scripted events, and lets them pass', async () => {
    const { page, update } = await startPicking();
    await page.page.evaluate(
      "buy.click(); buy.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))",
    );
    await page.page.evaluate("document.querySelector('html > :not(head, body)').click()");
    expect(await update()).toEqual({ pointed: [], picked: [], ended: 0 });
    expect(await received(page)).toEqual(['click', 'onclick', 'pointermove', 'click']);
  });

  test('ends on Esc and leaves the page unchanged', async () => {
    const { page, update } = await startPicking();
    await page.page.keyboard.press('Escape');
    expect((await update()).ended).toBe(1);
    expect(await received(page)).toEqual([]);
    await page.call('stopPicking');
    expect(await page.page.locator('html > :not(head, body)').count()).toBe(0);
    await page.page.mouse.click(60, 40);
    expect(await received(page)).toEqual(expect.arrayContaining(['click', 'onclick']));
  });

  test('picks plain text too, and reports only the name of a secret', async () => {
    const { page, update } = await startPicking();
    await page.page.mouse.move(60, 220);
    await expect.poll(async () => (await update()).pointed.at(-1)?.name).toContain('Plain words');
    await page.page.mouse.move(60, 340);
    await expect.poll(async () => (await update()).pointed.at(-1)?.name).toBe('Password');
    expect(JSON.stringify(await update())).not.toContain('hunter2');
  });

  test('a modal dialog that makes everything else inert can be pointed into', async () => {
    const { page, update } = await startPicking(
      `${PAGE}<dialog style="inset:400px auto auto 20px;margin:0;padding:0;width:300px;height:80px"><button onclick="received.push('yes')">Yes</button></dialog>
       <script>document.querySelector('dialog').showModal()</script>`,
    );
    const box = await page.page.getByText('Yes', { exact: true }).boundingBox();
    await page.page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    expect((await update()).picked).toHaveLength(1);
    expect((await update()).pointed.at(-1)).toMatchObject({ name: 'Yes' });
    expect(await received(page)).not.toContain('yes');
  });
});
