import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

// The date of a cell is edited in a field that goes with the focus.
const show = inBrowser();

/** `taking`: whether the cell takes what was typed when the field is left, or only at Enter. */
function cell(taking: 'left' | 'Enter', isOpen = false): string {
  return `<table><tr><td id=cell><div><input id=t aria-label=Date value="11/26/2026"></div></table><div id=pop style="position:absolute"></div><script>
    const close = isTaken => { const { value } = t; cell.textContent = isTaken ? value : '11/26/2026'; pop.textContent = ''; };
    t.onblur = () => { if (t.isConnected) close(${taking === 'left'}); };
    t.onkeydown = ({ key }) => { if (key === 'Enter') close(true); };
    const days = Array.from({ length: 30 }, (_, at) => '<td class="' + (at === 25 ? 'is-selected' : '') + '">' + (at + 1));
    const draw = chosen => {
      const rows = [0, 7, 14, 21, 28].map(at => '<tr>' + days.slice(at, at + 7).join('').replace('class=""', 'class=""'));
      pop.innerHTML = '<b>November 2026</b><table>' + rows.join('') + '</table>';
      for (const one of pop.querySelectorAll('td')) one.className = one.textContent === String(chosen) ? 'is-selected' : '';
    };
    t.oninput = () => { if (${isOpen}) draw(new Date(t.value).getDate()); };
    if (${isOpen}) draw(26);
    t.focus();
  </script>`;
}

const choose = { action: 'choose_date', target: { selector: '#t' }, params: { value: '2026-11-20' } };

test('believes no field that is gone, with its date or without', async () => {
  const page = await show(cell('Enter'));
  expect(await page.act(choose)).toMatchObject({ success: false });
  expect(await page.page.textContent('#cell')).toBe('11/26/2026');
});

test('finds the date in the cell that took it', async () => {
  const page = await show(cell('left'));
  expect(await page.act(choose)).toMatchObject({ success: true, effect: 'changed' });
});

test('writes a date in the format of the one that is there', async () => {
  const page = await show(cell('left'));
  await page.act(choose);
  expect(await page.page.textContent('#cell')).toBe('11/20/2026');
});

test('confirms by Enter beside the calendar that the focused field had opened', async () => {
  const page = await show(cell('Enter', true));
  expect(await page.act(choose)).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.textContent('#cell')).toContain('20');
});
