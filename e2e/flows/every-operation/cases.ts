import { expect } from 'vitest';
import type { ModelView } from '../script-model.ts';
import { addressOn, tabIn } from '../shared-tabs.ts';
import type { Afterwards, Case } from './case.ts';

const byId = (description: RegExp) => (view: ModelView) => ({
  target: { elementId: view.element(description) },
});

/** An expression that the page to try things on must hold to afterwards. */
const holds =
  (expression: string, expected: unknown = true) =>
  async ({ page }: Afterwards): Promise<void> =>
    expect.poll(() => page.evaluate(expression)).toEqual(expected);

const reports =
  (...parts: readonly RegExp[]) =>
  async ({ reported }: Afterwards): Promise<void> => {
    for (const part of parts) expect(reported).toMatch(part);
  };

const field = (name: string, property = 'value'): string =>
  `document.querySelector('[name=${name}]').${property}`;

const STEPS = `[...document.querySelectorAll('#steps li')].map(step => step.textContent.split(' ')[0]).join()`;
const marked = (look: string): string =>
  `[...CSS.highlights].some(([name, ranges]) => name.includes('${look}-') && ranges.size > 0)`;
const ORDER = { name: 'order.txt', mimeType: 'text/plain', buffer: Buffer.from('Oolong') };

/**
 * Every operation by its name, in an order in which each finds what it needs: on the page to try things on, with the page
 * to read in a second tab that the person shares; from `switch_tab` on in that one.
 */
export const cases: Readonly<Record<string, Case>> = {
  fill: {
    propose: view => ({ ...byId(/^input: Email/)(view), params: { value: 'a@b.c' } }),
    check: holds(field('email'), 'a@b.c'),
  },
  type: {
    propose: view => ({ ...byId(/Coupon code/)(view), params: { value: 'TEA10' } }),
    check: holds('delivered.textContent', '“TEA10” saves 10 %'),
  },
  check: { propose: byId(/Newsletter/), check: holds(field('newsletter', 'checked')) },
  uncheck: { propose: byId(/Newsletter/), check: holds(field('newsletter', 'checked'), false) },
  select: {
    propose: view => ({ ...byId(/Country/)(view), params: { value: 'Germany' } }),
    check: holds(field('country'), 'Germany'),
  },
  choose_date: {
    propose: view => ({ ...byId(/Delivery date/)(view), params: { value: '2027-03-05' } }),
    check: holds(field('date'), '2027-03-05'),
  },
  upload: {
    propose: byId(/Order list/),
    give: ({ page }) => page.getByLabel(/^Choose a file for/).setInputFiles(ORDER),
    check: async afterwards => {
      await holds('delivered.textContent', 'Received 1 file')(afterwards);
      // The person takes it out again: no code runs while a tab of its site holds a secret.
      await afterwards.page.locator('input[type=file]').setInputFiles([]);
    },
  },
  focus: { propose: byId(/^input: Email/), check: holds('document.activeElement.name', 'email') },
  hover: {
    propose: byId(/Tea menu/),
    check: holds("document.querySelector('[role=menu]').hidden", false),
  },
  drag: {
    propose: view => ({
      ...byId(/Pour the tea/)(view),
      params: { to: view.element(/Boil water/), position: 'before' },
    }),
    check: holds(STEPS, 'Pour,Boil,Warm'),
  },
  click: { propose: byId(/Show a note/), check: holds('note.open') },
  press: { propose: () => ({ params: { key: 'Escape' } }), check: holds('note.open', false) },
  double_click: {
    propose: byId(/Oolong/),
    check: holds(`document.querySelector('[aria-label="Tea"]') !== null`),
  },
  select_text: {
    propose: () => ({ target: { selector: 'h1' } }),
    check: holds("String(getSelection()).trim() === document.querySelector('h1').innerText.trim()"),
  },
  highlight: { propose: () => ({ target: { selector: 'h1' } }), check: holds(marked('highlight')) },
  underline: {
    propose: () => ({ target: { selector: '#steps li:first-child' } }),
    check: holds(marked('underline')),
  },
  scroll: { propose: () => ({ params: { direction: 'bottom' } }), check: holds('scrollY > 100') },
  read: {
    propose: () => ({ target: { selector: '#steps' } }),
    check: reports(/Pour the tea.*Boil water.*Warm the pot/su),
  },
  extract: {
    propose: () => ({ target: { selector: '#steps' }, params: { what: 'text' } }),
    check: reports(/Pour the tea.*Boil water.*Warm the pot/su),
  },
  get_text: {
    propose: () => ({ target: { selector: '#steps' } }),
    check: reports(/Pour the tea.*Boil water.*Warm the pot/su),
  },
  extract_links: {
    propose: () => ({}),
    check: reports(/The shop in a tab/u, /"href":"http:[^"]+\/search"/u),
  },
  snapshot: { propose: () => ({}), check: reports(/button \\"Search[^[]*\[ref=e_\w+\]/u) },
  wait: {
    propose: () => ({ params: { for: 'text', text: 'Tea is made from the leaves' } }),
    check: reports(/"success":true/u),
  },
  screenshot: { propose: () => ({ params: { part: 'visible' } }), check: reports(/"success":true/u) },
  list_tabs: {
    propose: () => ({}),
    check: reports(/"title":"The tea garden"/u, /"title":"A page to try Assent on"/u),
  },
  switch_tab: {
    propose: view => ({ params: { tabId: tabIn(view, 'The tea garden') } }),
    check: reports(/"tab":\{"id":"\d+","url":"[^"]+\/reading"/u),
  },
  execute_js: {
    propose: () => ({ params: { code: 'return document.title' } }),
    check: reports(/"success":true.*The tea garden/su),
  },
  navigate: {
    propose: view => ({ params: { url: addressOn(view, 'search') } }),
    check: async ({ paths }) => expect.poll(paths).toEqual(['/try-it', '/search']),
  },
  back: {
    propose: () => ({}),
    check: async ({ paths }) => expect.poll(paths).toEqual(['/try-it', '/reading']),
  },
  forward: {
    propose: () => ({}),
    check: async ({ paths, shown }) => {
      await expect.poll(paths).toEqual(['/try-it', '/search']);
      await shown('/search').evaluate('window.isOld = true');
    },
  },
  reload: {
    propose: () => ({}),
    check: async ({ shown }) => expect(await shown('/search').evaluate('window.isOld')).toBeUndefined(),
  },
  download: {
    propose: view => ({ params: { url: addressOn(view, 'attachment') } }),
    check: reports(/"effect":"download"/u),
  },
  open_tab: {
    propose: view => ({ params: { url: addressOn(view, 'upload') } }),
    // The connection of the tests hears of a tab a moment later.
    check: async ({ paths }) => expect.poll(paths).toEqual(['/try-it', '/search', '/upload']),
  },
  close: {
    propose: () => ({}),
    check: async ({ paths }) => expect.poll(paths).toEqual(['/try-it', '/search']),
  },
};
