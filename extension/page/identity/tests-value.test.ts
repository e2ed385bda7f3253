import { expect, test } from 'vitest';
import { testsValue } from './tests-value.ts';

test.each([
  '[value]',
  'head:has(~ body input[type=password][value^="h"])',
  ':is(:not([ VALUE = "x" i ]))',
  '[v\\61lue^=h]',
  '[\\000076 alue^=h]',
  '[\\value]',
  '[*|value]',
  '[|value]',
  '[/**/value/**/^=h]',
  '[title="/*"] [value] [title="*/"]',
  '[aria-valuetext^=h]',
])('%s tests a value', selector => expect(testsValue(selector)).toBe(true));

test.each(['.value', 'input[name=x]', '[data-value=x]', '[name=values]', '#value a'])(
  '%s tests none',
  selector => expect(testsValue(selector)).toBe(false),
);
