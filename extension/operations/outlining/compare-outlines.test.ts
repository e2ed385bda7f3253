import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareOutlines } from './compare-outlines.ts';
import { limitDepth, writeRow } from './outline-rows.ts';

/** `key: text`, indented by two for each level. */
function lines(outline: string) {
  return outline
    .split('\n')
    .filter(line => line.trim())
    .map(line => {
      const [, indent = '', key = '', text = ''] = /^( *)(\w+): (.*)$/u.exec(line) ?? [];
      return { depth: indent.length / 2, key, text };
    });
}

function changes(before: string, now: string): string[] {
  return compareOutlines(lines(before), lines(now)).rows.map(writeRow);
}

const PAGE = `
m: main
  h: heading "Orders"
  l: list
    a: item "A"
    b: item "B"
  s: button "Save"
f: footer`;

test('nothing has changed', () => {
  expect(changes(PAGE, PAGE)).toEqual([]);
});

test('what is new, gone or another is told with all that it is in, and nothing else', () => {
  const now = PAGE.replace('b: item "B"', 'b: item "B2"\n    c: item "C"').replace(/ {2}s: .*\n/u, '');
  expect(changes(PAGE, now)).toEqual([
    '  - main',
    '    - list',
    '~     - item "B2"',
    '+     - item "C"',
    '-   - button "Save"',
  ]);
});

test('of what is gone as a whole its first line is told, with how much was inside', () => {
  const now = PAGE.replace(/ {2}l: [\s\S]*B"\n/u, '');
  expect(changes(PAGE, now)).toEqual(['  - main', '-   - list [inside=2]']);
});

test('what the page drew anew and says the same is no change; what moved is gone there and new here', () => {
  expect(changes(PAGE, PAGE.replace('a: ', 'x: ').replace('b: ', 'y: '))).toEqual([]);
  const moved = PAGE.replace('    a: item "A"\n    b: item "B"', '    b: item "B"\n    a: item "A"');
  expect(changes(PAGE, moved)).toEqual(['  - main', '    - list', '-     - item "A"', '+     - item "A"']);
});

test('what is gone at the beginning and at the end is told', () => {
  expect(changes('a: x\nb: y\nc: z', 'b: y')).toEqual(['- - x', '- - z']);
  expect(changes('', 'a: x')).toEqual(['+ - x']);
});

const outline = fc
  .array(fc.record({ depth: fc.nat(4), key: fc.nat(12), text: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 20,
  })
  .map(rows => {
    const unique = rows.filter(({ key }, at) => rows.findIndex(row => row.key === key) === at);
    let most = -1;
    return unique.map(({ depth, key, text }) => {
      most = Math.min(depth, most + 1);
      return { depth: most, key: `${key}`, text };
    });
  });

test('every line of now that is not told was there before, and each of before is there or told as gone', () => {
  fc.assert(
    fc.property(outline, outline, (before, now) => {
      const { rows, added, changed } = compareOutlines(before, now);
      const told = rows.filter(({ change }) => change !== 'removed' && change !== 'context').length;
      expect(told).toBe(added + changed);
      const texts = before.map(({ text }) => text);
      const isSame = JSON.stringify(before) === JSON.stringify(now);
      if (isSame) expect(rows).toEqual([]);
      const inside = rows
        .filter(({ change }) => change === 'removed')
        .reduce((sum, { text }) => sum + 1 + Number(/\[inside=(\d+)\]/u.exec(text)?.[1] ?? 0), 0);
      // What is still there and what is gone make up what was there.
      expect(now.length - added + inside).toBe(texts.length);
    }),
  );
});

test('what is deeper is left out, and how much it was is said', () => {
  expect(limitDepth(lines(PAGE), 2).map(({ text }) => text)).toEqual([
    'main',
    'heading "Orders"',
    'list [inside=2]',
    'button "Save"',
    'footer',
  ]);
});
