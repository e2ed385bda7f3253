import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

function nameBy(disposition: string | undefined, url = 'http://a.test/files/r%C3%A9port.csv?x=1'): string {
  const responseHeaders =
    disposition === undefined ? [] : [{ name: 'Content-Disposition', value: disposition }];
  return fileNameOf({ url, responseHeaders });
}

test.each([
  ['attachment; filename="year 2026.csv"', 'year 2026.csv'],
  ['attachment; filename=plain.csv; size=3', 'plain.csv'],
  [`attachment; filename="rates.txt"; filename*=UTF-8''%e2%82%ac%20rates+a.txt`, '€ rates+a.txt'],
  [`attachment; filename*=UTF-8''100%25%20a%26b.txt`, '100% a&b.txt'],
  // Not decodable: taken as it is, or with a replacement character.
  [`attachment; filename*=UTF-8''50%.txt`, '50%.txt'],
  [`attachment; filename*=UTF-8''%ff.txt`, '\ufffd.txt'],
])('reads the name in %s', (header, name) => {
  expect(nameBy(header)).toBe(name);
});

test('takes the last part of the address without a name in the header', () => {
  expect(nameBy('attachment')).toBe('réport.csv');
  expect(nameBy(undefined)).toBe('réport.csv');
  expect(nameBy(undefined, 'http://a.test/')).toBe('');
});

test('a long name is cut, and cannot break its line', () => {
  expect(nameBy(`attachment; filename="a\n${'b'.repeat(500)}"`).length).toBeLessThanOrEqual(120);
  expect(nameBy('attachment; filename="a\u202e\nb"')).not.toMatch(/[\n\u202e]/u);
});
