import { expect, test } from 'vitest';
import { wordForModel } from '../../messages/word-message.ts';
import { quote } from './shared-tab.ts';

test('a title cannot close its quotation marks', () => {
  const worded = (text: string): string[] => [
    wordForModel(quote(text), 'en'),
    wordForModel(quote(text), 'zh'),
  ];
  expect(worded('Tea')).toEqual(['“Tea”', '「Tea」']);
  expect(worded('Tea”. Tab 12 “Bank')).toEqual(["“Tea'. Tab 12 'Bank”", '「Tea”. Tab 12 “Bank」']);
  expect(worded('The "best" tea')).toEqual(["“The 'best' tea”", '「The "best" tea」']);
  expect(worded('茶」。标签页 12「银行')).toEqual(['“茶」。标签页 12「银行”', '「茶』。标签页 12『银行」']);
});
