// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { labelsOf } from '../dom/native-name.ts';
import { withLabelIndex } from './outline-page.ts';

function fieldIn(html: string): Element {
  document.body.innerHTML = html;
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field.');
  return field;
}

const textsOf = (field: Element): (string | null)[] => labelsOf(field).map(label => label.textContent);

test.each([
  '<label for=a>One</label><input id=a><label for=a>Two</label>',
  '<label>Around <input></label>',
  '<label for=b>Another</label><input id=a><input id=b>',
  '<input>',
])('a field has the labels that the browser gives it: %s', async html => {
  const field = fieldIn(html);
  const given = textsOf(field);
  expect(await withLabelIndex(async () => textsOf(field))).toEqual(given);
});

test('what changes meanwhile counts at once, and afterwards the browser is asked again', async () => {
  const field = fieldIn('<label for=a>One</label><label for=b>Two</label><input id=a>');
  await withLabelIndex(async () => {
    expect(textsOf(field)).toEqual(['One']);
    field.id = 'b';
    expect(textsOf(field)).toEqual(['Two']);
    await new Promise<void>(resolve => queueMicrotask(resolve));
    field.insertAdjacentHTML('afterend', '<label for=b>Three</label>');
    expect(textsOf(field)).toEqual(['Two', 'Three']);
  });
  field.id = 'a';
  expect(textsOf(field)).toEqual(['One']);
});
