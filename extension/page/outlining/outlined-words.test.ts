import { expect, test } from 'vitest';
import { isSameBesideClocks, isSameBesideCounts, isSameBesideFigures, saidBy } from './outlined-words.ts';

test.each([
  ['button "Send" [disabled] [ref=e_abcde1]', 'button "Send"'],
  ['link "Open" [url="/a"] [current] [ref=e_abcde1]', 'link "Open" [url="/a"]'],
  ['row [cells=["Tea \\"1\\"","","] x"]] [ref=e_abcde1]', 'row [cells=["Tea \\"1\\"","","] x"]]'],
  ['textbox "Name" [placeholder="As [x]"] [value="Ann"] [invalid]', 'textbox "Name"'],
  ['text "\\u005bref=e1] told"', 'text "\\u005bref=e1] told"'],
  ['form', 'form'],
])('%s says %s', (line, said) => {
  expect(saidBy(line)).toBe(said);
});

test.each([
  ['text "3 seconds ago"', 'text "9 seconds ago"', true],
  ['text "10:15:03"', 'text "10:15:04"', true],
  ['text "10:15"', 'text "10:30"', false],
  ['text "Row 3"', 'text "Row 4"', false],
  ['text "$3"', 'text "$4"', false],
])('clocks alone differ: %s, %s', (before, now, isSame) => {
  expect(isSameBesideClocks(before, now)).toBe(isSame);
});

test.each([
  ['row [cells=["Tea","1",""]]', 'row [cells=["Tea","2",""]]', true],
  ['row [cells=["Tea 1","","2"]]', 'row [cells=["Tea 2","","2"]]', false],
  ['row [cells=["Tea","$1"]]', 'row [cells=["Tea","$2"]]', false],
])('counts alone differ: %s, %s', (before, now, isSame) => {
  expect(isSameBesideCounts(before, now)).toBe(isSame);
});

test.each([
  ['heading "Cart (2)"', 'heading "Cart (3)"', true],
  ['heading "Pay $2"', 'heading "Pay $3"', false],
  ['heading "Ann"', 'heading "Bob"', false],
])('figures alone differ: %s, %s', (before, now, isSame) => {
  expect(isSameBesideFigures(before, now)).toBe(isSame);
});
