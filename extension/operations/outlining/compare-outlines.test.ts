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

test('equal outlines have no changes', () => {
  expect(changes(PAGE, PAGE)).toEqual([]);
});

test('reports added, removed and changed lines with their ancestors only', () => {
  const now = PAGE.replace('b: item "B"', 'b: item "B2"\n    c: item "C"').replace(/ {2}s: .*\n/u, '');
  expect(changes(PAGE, now)).toEqual([
    '  - main',
    '    - list',
    '~     - item "B2"',
    '+     - item "C"',
    '-   - button "Save"',
  ]);
});

test('reports a removed subtree as its first line with a count', () => {
  const now = PAGE.replace(/ {2}l: [\s\S]*B"\n/u, '');
  expect(changes(PAGE, now)).toEqual(['  - main', '-   - list [inside=2]']);
});

test('a redrawn line is unchanged; a moved line is removed and added', () => {
  expect(changes(PAGE, PAGE.replace('a: ', 'x: ').replace('b: ', 'y: '))).toEqual([]);
  const moved = PAGE.replace('    a: item "A"\n    b: item "B"', '    b: item "B"\n    a: item "A"');
  expect(changes(PAGE, moved)).toEqual(['  - main', '    - list', '-     - item "A"', '+     - item "A"']);
});

test('reports lines removed at the beginning and at the end', () => {
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

test('every unreported line existed before, and every earlier line exists or is reported as removed', () => {
  fc.assert(
    fc.property(outline, outline, (before, now) => {
      const { rows, added, changed } = compareOutlines(before, now);
      const reported = rows.filter(({ change }) => change !== 'removed' && change !== 'context').length;
      expect(reported).toBe(added + changed);
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

test('omits deeper lines and counts them', () => {
  expect(limitDepth(lines(PAGE), 2).map(({ text }) => text)).toEqual([
    'main',
    'heading "Orders"',
    'list [inside=2]',
    'button "Save"',
    'footer',
  ]);
});
