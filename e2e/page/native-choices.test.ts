import { describe, expect, test } from 'vitest';
import type { Preview } from '../../extension/operations/contract/preview.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** Notes each event, with what the field holds at that moment. */
const NOTED = `<script>for (const type of ['input', 'change']) x.addEventListener(type, event => {
  const held = [...x.selectedOptions].map(option => option.value).join();
  document.title += type + ':' + held + '|';
});</script>`;

const OPTIONS = ['black', 'blue', 'brown', 'green', 'red']
  .map(name => `<option value=${name}>${name[0]?.toUpperCase()}${name.slice(1)}</option>`)
  .join('');
const single = `<select id=x>${OPTIONS}<option value=html>&nbsp;HTML</option></select>${NOTED}`;
const multiple = `<select id=x multiple>${OPTIONS}</select>${NOTED}`;

const act = (action: string, params = {}, selector = '#x') => ({ action, target: { selector }, params });
const both = (held: string) => `input:${held}|change:${held}|`;

describe('a native list', () => {
  test.each(
    casesForRun(
      [
        ['by value', single, 'blue', 'blue'],
        ['by label', single, 'Blue', 'blue'],
        ['by a label after a space that does not break', single, 'HTML', 'html'],
        ['by value, said so', single, { value: 'blue' }, 'blue'],
        ['by label, said so', single, { label: 'Green' }, 'green'],
        ['by index', single, { index: 2 }, 'brown'],
        ['by value and label', single, { value: 'green', label: 'Green' }, 'green'],
        ['several by value', multiple, ['blue', 'green', 'red'], 'blue,green,red'],
        [
          'several, each in its own way',
          multiple,
          [{ value: 'blue' }, { label: 'Green' }, { index: 4 }],
          'blue,green,red',
        ],
        ['several in another order', multiple, ['red', 'blue'], 'blue,red'],
      ],
      2,
    ),
  )('takes an option %s', async (_case, html, value, held) => {
    const page = await show(html);
    expect(await page.act(act('select', { value }))).toMatchObject({ success: true, effect: 'changed' });
    expect(await page.page.title()).toBe(both(held));
  });

  test.each(
    casesForRun(
      [
        ['value and label of two options', single, { value: 'green', label: 'Brown' }, 'InvalidArgument'],
        ['an index beyond the last', single, { index: 40 }, 'InvalidArgument'],
        ['a value beside nothing', multiple, ['blue', null], 'InvalidArgument'],
        ['several for one', single, ['blue', 'red'], 'InvalidArgument'],
        ['a box that is no list', '<div id=x>Blue</div>', 'Blue', 'NotInteractable'],
      ],
      2,
    ),
  )('refuses %s', async (_case, html, value, error_type) => {
    const page = await show(html);
    expect(await page.act(act('select', { value }))).toMatchObject({ success: false, error_type });
    expect(await page.page.title()).toBe('');
  });

  test.each(
    casesForRun(
      [
        ['no value', multiple, [], ''],
        ['null', multiple, null, ''],
        ['an empty text', multiple, '', ''],
        ['no value, of one choice', single, [], ''],
      ],
      2,
    ),
  )('is cleared by %s', async (_case, html, value, held) => {
    const page = await show(html.replace('<option value=blue', '<option selected value=blue'));
    expect(await page.act(act('select', { value }))).toMatchObject({ success: true, effect: 'changed' });
    expect(await page.page.title()).toBe(both(held));
  });

  test('goes to another page on its own', async () => {
    const page = await show(single);
    await page.page.evaluate(() =>
      document.querySelector('select')?.addEventListener('input', () => location.assign('/next')),
    );
    expect(await page.act(act('select', { value: 'blue' }))).toMatchObject({ success: true });
    await page.page.waitForURL('**/next');
  });

  test.each(casesForRun(['select', 'fill'], 2))(
    '%s is heard across the edge of a shadow tree by its input alone',
    async action => {
      const inner =
        action === 'select'
          ? `<select aria-label=Pick>${OPTIONS}</select>`
          : '<input aria-label=Pick type=week>';
      const page = await show(
        `<div id=h><template shadowrootmode=open>${inner}</template></div><script>
      for (const at of [h.shadowRoot.firstElementChild, document.body]) for (const type of ['input', 'change'])
        at.addEventListener(type, event => { document.title += [at.localName, type, event.composed].join(':') + '|'; });</script>`,
      );
      const [elementId = ''] = await page.idsOf('Pick');
      const value = action === 'select' ? 'blue' : '2020-W50';
      expect(await page.act({ action, target: { elementId }, params: { value } })).toMatchObject({
        success: true,
      });
      const own = action === 'select' ? 'select' : 'input';
      expect(await page.page.title()).toBe(`${own}:input:true|body:input:true|${own}:change:false|`);
    },
  );
});

const drawn = (role: string, state: string, then: string) =>
  `<div role=${role} id=x tabindex=0 ${state} onclick="this.setAttribute('${role === 'option' || role === 'treeitem' ? 'aria-checked' : 'aria-checked'}', '${then}')">Box</div>`;

describe('a tick', () => {
  test.each(
    casesForRun(
      [
        ['a box', '<input type=checkbox id=x>', 'check'],
        ['a mixed box', '<input type=checkbox id=x><script>x.indeterminate = true</script>', 'check'],
        [
          'a mixed and ticked box',
          '<input type=checkbox id=x checked><script>x.indeterminate = true</script>',
          'check',
        ],
        [
          'one of three radio buttons',
          '<input type=radio>one <input id=x type=radio>two <input type=radio>three',
          'check',
        ],
        ['a box in a drawn button', '<div role=button><input id=x type=checkbox></div>', 'check'],
        [
          'a small box beside a label with a link',
          '<input id=x type=checkbox style="width:5px;height:5px"><label for=x><a href=/next>A long link that leads away</a> Click me</label>',
          'check',
        ],
        [
          'a label with a link',
          '<input id=b type=checkbox style="width:5px;height:5px"><label for=b id=x><a href=/next>A long link that leads away</a> Click me</label>',
          'check',
        ],
      ],
      2,
    ),
  )('is set on %s', async (_case, html, action) => {
    const page = await show(html);
    expect(await page.act(act(action))).toMatchObject({ success: true, effect: 'changed' });
    expect(
      await page.page.evaluate(() => [
        document.querySelector('input:checked:not(:indeterminate)') !== null,
        location.pathname,
      ]),
    ).toEqual([true, '/']);
  });

  test.each(
    casesForRun(
      ['checkbox', 'menuitemcheckbox', 'option', 'radio', 'switch', 'menuitemradio', 'treeitem'],
      2,
    ),
  )('is set on a drawn %s that shows no state before', async role => {
    const page = await show(drawn(role, '', 'true'));
    expect(await page.act(act('check'))).toMatchObject({ success: true, effect: 'changed' });
    expect(await page.page.getAttribute('#x', 'aria-checked')).toBe('true');
  });

  test.each(casesForRun(['checkbox', 'menuitemcheckbox', 'option', 'switch', 'treeitem'], 2))(
    'is taken off a drawn %s',
    async role => {
      const page = await show(drawn(role, 'aria-checked=true', 'false'));
      expect(await page.act(act('uncheck'))).toMatchObject({ success: true, effect: 'changed' });
      expect(await page.page.getAttribute('#x', 'aria-checked')).toBe('false');
    },
  );

  test.each(
    casesForRun(
      [
        ['check', '<input type=checkbox id=x checked>'],
        ['uncheck', '<input type=checkbox id=x>'],
      ],
      2,
    ),
  )('is left as it is by %s', async (action, html) => {
    const page = await show(html);
    expect(await page.act(act(action))).toMatchObject({ success: true, effect: 'no_change' });
  });

  test.each(
    casesForRun(
      [
        ['a text', 'check', '<div id=x>Tick me</div>'],
        ['a drawn button', 'check', '<div role=button id=x>Tick me</div>'],
        ['a radio button, to be taken off', 'uncheck', '<input type=radio name=t checked id=x>'],
      ],
      2,
    ),
  )('is refused on %s', async (_case, action, html) => {
    const page = await show(html);
    expect(await page.act(act(action))).toMatchObject({ success: false });
  });
});

const LATER = `<select id=x><option>Choose</option></select><script>
  const add = name => setTimeout(() => x.add(new Option(name)), 150);
</script>`;

test('waits for an option that comes a moment later', async () => {
  const page = await show(`${LATER}<script>add('Berlin')</script>`);
  const preview = await page.call<Preview>('previewWhenOffered', act('select', { value: 'Berlin' }));
  expect(preview).toMatchObject({ status: 'bound', after: 'Berlin' });
});

test('refuses an option that does not come', async () => {
  const page = await show(`${LATER}<script>add('Paris')</script>`);
  const preview = await page.call<Preview>('previewWhenOffered', act('select', { value: 'Berlin' }));
  expect(preview).toMatchObject({ status: 'failed', failure: { type: 'InvalidArgument' } });
});
