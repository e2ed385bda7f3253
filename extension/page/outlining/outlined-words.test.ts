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
  ['text "3 minutes ago"', 'text "4 minutes ago"', true],
  ['text "3 minutes ago"', 'text "9 minutes ago"', false],
  ['text "9 minutes ago"', 'text "3 minutes ago"', false],
  ['text "0:58:59 left"', 'text "0:58:57 left"', true],
  ['text "59 s left"', 'text "57 s left"', true],
  ['text "59 s left"', 'text "20 s left"', false],
  ['text "30 minutes"', 'text "60 minutes"', false],
  ['button "Book 30 minutes"', 'button "Book 60 minutes"', false],
  ['text "10:15:03 failed"', 'text "19:40:09 failed"', false],
  ['text "10:15"', 'text "10:30"', false],
  ['text "9:59"', 'text "9:58"', false],
  ['text "Row 3"', 'text "Row 4"', false],
  ['text "$3"', 'text "$4"', false],
])('in two seconds, clocks alone differ: %s, %s', (before, now, isSame) => {
  expect(isSameBesideClocks(before, now, 2_000)).toBe(isSame);
});

test.each([
  ['button "Like 12"', 'button "Like 13"', true],
  ['button "Like (12)"', 'button "Like (9)"', true],
  ['button "1,204 likes"', 'button "1,206 likes"', true],
  ['button "1.2K likes"', 'button "1.3K likes"', true],
  ['link "12 comments" [url="/a"]', 'link "13 comments" [url="/a"]', true],
  ['button "赞 12"', 'button "赞 13"', true],
  ['link "12 comments" [url="/a"]', 'link "13 comments" [url="/b"]', false],
  ['button "1,000 likes"', 'button "5,000 likes"', false],
  ['button "Like 12"', 'button "Dislike 13"', false],
  ['button "Comment 12"', 'button "Comment 13"', false],
  ['button "Pay 12 €"', 'button "Pay 13 €"', false],
  ['button "Pay 12"', 'button "Pay 13"', false],
  ['button "Like for 12 €"', 'button "Like for 13 €"', false],
  ['button "5 stars"', 'button "4 stars"', false],
  ['button "Server 12"', 'button "Server 13"', false],
  ['text "12 likes"', 'text "13 likes"', false],
])('a few more or fewer people have pressed a button: %s, %s', (before, now, isSame) => {
  expect(isSameBesideClocks(before, now, 0)).toBe(isSame);
});

test.each([
  ['/a?utm_source=x&id=1#top', '/a?id=1#top'],
  ['/a?id=1&gclid=Cj0K&utm_campaign=b', '/a?id=1'],
  ['/a?gclid=Cj0K', '/a'],
  ['/a?fbclid=1#top', '/a#top'],
  ['/a?id=1&utm_source=averylongon…', '/a?id=1&…'],
  ['/a?id=1&source=x', '/a?id=1&source=x'],
  ['/a?myutm_x=1', '/a?myutm_x=1'],
  ['/a?next=/b?utm_source=x&id=1', '/a?next=/b?id=1'],
  ['/utm_source=1', '/utm_source=1'],
])('without what counts visitors, %s is %s', (address, bare) => {
  expect(saidBy(`link "Open" [url="${address}"] [ref=e_a1]`)).toBe(`link "Open" [url="${bare}"]`);
});

test.each([
  ['row [cells=["Tea","1",""]]', 'row [cells=["Tea","2",""]]', true],
  ['row [cells=["Tea 1","","2"]]', 'row [cells=["Tea 2","","2"]]', false],
  ['row [cells=["Tea","$1"]]', 'row [cells=["Tea","$2"]]', false],
])('counts alone differ: %s, %s', (before, now, isSame) => {
  expect(isSameBesideCounts(before, now, 0)).toBe(isSame);
});

test.each([
  ['heading "Cart (2)"', 'heading "Cart (3)"', true],
  ['heading "Pay $2"', 'heading "Pay $3"', false],
  ['heading "Ann"', 'heading "Bob"', false],
])('figures alone differ: %s, %s', (before, now, isSame) => {
  expect(isSameBesideFigures(before, now)).toBe(isSame);
});
