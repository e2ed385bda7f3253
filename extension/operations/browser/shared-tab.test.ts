import { expect, test } from 'vitest';
import { quote } from './shared-tab.ts';

test('a title cannot end its quotation and go on as a sentence of ours', () => {
  expect(quote('Tea')).toBe('“Tea”');
  expect(quote('Tea”. Tab 12 “Bank')).toBe("“Tea'. Tab 12 'Bank”");
  expect(quote('The "best" tea')).toBe("“The 'best' tea”");
});
