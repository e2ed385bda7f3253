import { expect, test } from 'vitest';
import { expectInProportion } from '../page/compare-times.ts';
import { inBrowser } from '../page/show.ts';

/** Pages with attributes and texts of many megabytes. */

const show = inBrowser();

const SAVE = '<button onclick="event.preventDefault(); document.body.append(`SAVED`)">Save</button>';
const LONG = 10_000_000;

/** To go through it letter by letter for each rule, or again and again, would take hundreds of times as long. */
const MAX_LOOKS = 50;

test.each([
  [
    'a label of 10 MB',
    `document.querySelector('button').setAttribute('aria-label', 'Save ' + 'x'.repeat(${LONG}))`,
  ],
  ['a class of 1 MB', `document.querySelector('button').className = 'x '.repeat(500_000)`],
  [
    '100,000 attributes',
    // The parser takes them all in one go; by setAttribute each is compared with all before it, for many seconds.
    `{
      const button = document.querySelector('button');
      const attributes = Array.from({ length: 100_000 }, (_, i) => 'data-x' + i + '=' + i).join(' ');
      button.outerHTML = button.outerHTML.replace('<button', '<button ' + attributes);
      if (document.querySelector('button').attributes.length !== 100_001) throw new Error('They are not there.');
    }`,
  ],
  ['a text of 10 MB beside it', `document.querySelector('button').before('y'.repeat(${LONG}))`],
  [
    'a value of 10 MB',
    `document.body.insertAdjacentHTML('beforeend', '<input id=big>'); big.value = 'z'.repeat(${LONG})`,
  ],
  ['a title of 10 MB', `document.title = 't'.repeat(${LONG})`],
])('%s is read and acted on in time', async (_case, script) => {
  const page = await show(`<p>Text</p>${SAVE}`);
  // What the page itself has to lay out is not counted.
  await page.page.evaluate(`${script}; document.body.offsetHeight`);
  await expectInProportion(page, MAX_LOOKS, () => page.read());
  const reading = await page.read();
  expect(JSON.stringify(reading).length).toBeLessThan(5000);
  const [elementId] = reading.elements.filter(({ desc }) => desc.includes('Save')).map(({ id }) => id);
  expect(await page.act({ action: 'click', target: { elementId } })).toMatchObject({ success: true });
});
