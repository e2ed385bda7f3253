import type { Language } from '@assent/shared';
import type { Outcome } from '../outcome.ts';
import type { CodeResult } from './browser-code.ts';

/** What came of code, as the model and the panel read it. The value is JSON. */
export function describeCodeResult(result: CodeResult, language: Language): Outcome {
  const words = WORDS[language];
  switch (result.kind) {
    case 'returned':
      return { success: true, message: words.returned, value: JSON.stringify(result.value) };
    case 'nothing':
      return { success: true, message: words.nothing };
    case 'threw':
      // It ran, and what it did before is done.
      return {
        success: false,
        error_type: 'InvalidArgument',
        message: words.threw(result.name, result.message),
      };
    case 'left':
      return { success: true, effect: 'navigated', message: words.left };
    case 'withheld':
      return { success: true, effect: 'needs_user', message: words.withheld };
  }
}

const WORDS = {
  zh: {
    returned: '代码已运行完毕。它返回的值是来自页面的数据。',
    nothing: '代码已运行完毕，没有返回值。需要结果时请用 return。',
    threw: (name: string, message: string) =>
      `代码运行到一半抛出了 ${name}：${message}。之前的语句已经生效。请先看页面，再改正代码。`,
    left: '代码运行期间页面离开了，所以不知道它返回什么。请读取新的页面。',
    withheld:
      '代码已运行完毕，但页面里此时填有密码、验证码、卡号或文件，返回的值可能含有它们，所以没有给出。需要本人清空这些输入框，或改用 read。',
  },
  en: {
    returned: 'The code ran to its end. What it returned is data of the page.',
    nothing: 'The code ran to its end and returned nothing. Use `return` to get a result.',
    threw: (name: string, message: string) =>
      `The code was begun and threw ${name}: ${message}. What it did before that is done. Look at the page, then correct the code.`,
    left: 'The page was left while the code ran, so what it returned is unknown. Read the page that came.',
    withheld:
      'The code ran to its end, but by then a password, a code, a card number or a file stood in the page; what it returned could hold that, so it is not told. Ask the person to clear those fields, or use read.',
  },
} as const;
