import { expect, test } from 'vitest';
import { withoutUnshown } from './without-unshown.ts';

test('a footnote, which other readers know, smuggles no image in', () => {
  const exported = withoutUnshown('See[^1]\n\n[^1]: ![](https://evil.example/p.png?d=1)', () => 'image');
  expect(exported).toContain('See[^1]');
  expect(exported).not.toContain('![');
});
