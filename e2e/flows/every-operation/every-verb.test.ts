import { expect, test } from 'vitest';
import { EXTENSION_ID } from '../../browser/launch-browser.ts';
import { type Assent, startAssent } from '../start-assent.ts';

/** Each verb, asked for in plain words and answered by the offline model, on the page to try it on. */

type Step = [request: string, expression: string, expected: unknown];

/** Asks, approves, and looks at what the page believes afterwards. */
async function take({ panel, page }: Assent, [request, expression, expected]: Step): Promise<void> {
  await panel.ask(request);
  await panel.approve();
  await panel.idle();
  expect([request, await page.evaluate(expression)]).toEqual([request, expected]);
}

const field = (name: string, property = 'value'): string =>
  `document.querySelector('[name=${name}]').${property}`;
const ORDER = `[...document.querySelectorAll('#steps li')].map(step => step.textContent.split(' ')[0]).join()`;

test('each verb in English, on the page inside the extension', async () => {
  const assent = await startAssent({ page: 'try-it' });
  await assent.page.goto(`chrome-extension://${EXTENSION_ID}/try-it.html`);
  const steps: Step[] = [
    ['fill Email with a@b.c', field('email'), 'a@b.c'],
    ['tick the newsletter', field('newsletter', 'checked'), true],
    ['uncheck the newsletter', field('newsletter', 'checked'), false],
    ['choose Germany in Country', field('country'), 'Germany'],
    ['choose 5 March 2027 for Delivery date', field('date'), '2027-03-05'],
    ['type TEA10 key by key into Coupon code', 'delivered.textContent', '“TEA10” saves 10 %'],
    ['focus the email field', 'document.activeElement.name', 'email'],
    ['drag Pour the tea before Boil water', ORDER, 'Pour,Boil,Warm'],
    ['hover over the tea menu', "document.querySelector('[role=menu]').hidden", false],
    ['double-click Oolong', 'document.querySelector(\'[aria-label="Tea"]\') !== null', true],
    ['click Show a note', 'note.open', true],
    ['press Escape', 'note.open', false],
    ['scroll to the bottom', 'scrollY > 100', true],
    [
      'highlight the heading',
      'CSS.highlights.size + document.querySelectorAll("[popover]").length > 0',
      true,
    ],
  ];
  for (const step of steps) await take(assent, step);
});

test('each verb in Chinese on the web, with a file that the user chooses, and an undo', async () => {
  const assent = await startAssent({ page: 'try-it-zh', language: 'zh' });
  const { panel, page } = assent;
  const steps: Step[] = [
    ['在搜索框输入龙井然后按回车', 'found.textContent', '找到 3 个结果：「龙井」'],
    ['送货日期选择2027年3月5日', field('date'), '2027-03-05'],
    ['在优惠码里逐字键入TEA10', 'delivered.textContent', '「TEA10」优惠 10%'],
    ['把倒茶拖到烧水前面', ORDER, '倒茶,烧水,温壶'],
    ['把鼠标移到茶单上', "document.querySelector('[role=menu]').hidden", false],
    ['双击乌龙', 'document.querySelector(\'[aria-label="茶名"]\') !== null', true],
    ['点击看便条', 'note.open', true],
    ['按 Esc', 'note.open', false],
  ];
  for (const step of steps) await take(assent, step);
  await panel.ask('上传订单');
  const order = { name: '订单.txt', mimeType: 'text/plain', buffer: Buffer.from('龙井') };
  await panel.page.getByLabel(/^选择文件，/).setInputFiles(order);
  await panel.approve();
  await panel.idle();
  expect(await page.evaluate('delivered.textContent')).toContain('已收到 1 个文件');
  await panel.undoButton.last().click();
  await expect.poll(() => page.evaluate(field('order', 'files.length'))).toBe(0);
});
