import { describe, expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

function select(value: unknown, selector = 'select') {
  return { action: 'select', target: { selector }, params: { value } };
}

const COUNTRIES = `<select aria-label=Country onchange="o.textContent = this.value"><option value="">Choose</option>
  <option value=de>Germany</option><option value=ch>Switzerland</option><option disabled value=at>Austria</option></select><output id=o></output>`;

describe('a native select', () => {
  test.each(['Germany', ' germany', 'de', 'Germ'])('takes "%s"', async value => {
    const page = await show(COUNTRIES);
    expect(await page.preview(select(value))).toMatchObject({ before: 'Choose', after: 'Germany' });
    expect(await page.act(select(value))).toMatchObject({
      success: true,
      effect: 'changed',
      value: 'Germany',
    });
    expect(await page.page.textContent('output')).toBe('de');
  });

  test('refuses what it has not, and says what it has', async () => {
    const page = await show(COUNTRIES);
    const outcome = await page.act(select('France'));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain('Germany | Switzerland');
    expect(await page.act(select('Austria'))).toMatchObject({ error_type: 'NotInteractable' });
  });

  test.each([[['A', 'C']], ['A, C'], ['A、C']])('takes several: %s', async value => {
    const page = await show(
      '<select multiple aria-label=Letters><option>A<option selected>B<option>C</select>',
    );
    expect(await page.act(select(value))).toMatchObject({ success: true, value: 'A, C' });
  });
});

const CUSTOM = `<div role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-label=Size id=c>Choose</div><script>
  c.addEventListener('mousedown', () => setTimeout(() => {
    const list = document.createElement('ul');
    list.setAttribute('role', 'listbox');
    for (const size of ['Small', 'Large']) {
      const option = document.createElement('li');
      option.setAttribute('role', 'option');
      option.textContent = size;
      option.onclick = () => { c.textContent = size; list.remove(); };
      list.append(option);
    }
    document.body.append(list);
  }, 50));</script>`;

describe("a select of the page's own", () => {
  test('is opened and chosen from', async () => {
    const page = await show(CUSTOM);
    expect(await page.act(select('large', '#c'))).toMatchObject({ success: true, effect: 'changed' });
    expect(await page.page.textContent('#c')).toBe('Large');
  });

  test('says what it has', async () => {
    const page = await show(CUSTOM);
    const outcome = await page.act(select('Huge', '#c'));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain('Small | Large');
  });
});

describe('check', () => {
  const check = (selector: string, value?: unknown) => ({
    action: 'check',
    target: { selector },
    params: value === undefined ? {} : { value },
  });

  test.each([
    ['a checkbox', '<input type=checkbox id=t aria-label=T>'],
    ['the label of one', '<input type=checkbox id=x><label for=x id=t>T</label>'],
    [
      'one that is drawn by its label',
      '<label id=l><input type=checkbox id=t style="opacity:0;position:absolute;width:0;height:0">T</label>',
    ],
    [
      'a transparent one over a drawing',
      '<span style="position:relative"><i>[]</i><input type=checkbox id=t aria-label=T style="opacity:0;position:absolute;inset:0;width:20px;height:20px"></span>',
    ],
    [
      'a switch',
      '<div role=switch aria-checked=false tabindex=0 id=t onclick="this.ariaChecked = this.ariaChecked !== \'true\'">T</div>',
    ],
    ['a radio button', '<input type=radio id=t aria-label=T>'],
  ])('ticks %s, and says when it was', async (_case, html) => {
    const page = await show(html);
    expect(await page.act(check('#t'))).toMatchObject({ success: true, effect: 'changed', value: 'checked' });
    expect(await page.act(check('#t', true))).toMatchObject({ success: true, effect: 'no_change' });
  });

  test('unticks, but not a radio button', async () => {
    const page = await show(
      '<input type=checkbox checked aria-label=C id=c><input type=radio checked aria-label=R id=r>',
    );
    expect(await page.act(check('#c', 'false'))).toMatchObject({ success: true, value: 'unchecked' });
    expect(await page.act(check('#r', false))).toMatchObject({
      success: false,
      error_type: 'InvalidArgument',
    });
  });

  test('tells when the page would not have it', async () => {
    const page = await show('<input type=checkbox aria-label=C onclick="return false">');
    expect(await page.act(check('input'))).toMatchObject({ success: false, effect: 'no_change' });
  });
});
