import type { Language } from '@assent/shared';
import type { Outcome } from '../outcome.ts';
import type { CodeResult } from './browser-code.ts';

type Thrown = Extract<CodeResult, { kind: 'threw' }>;

/** What came of code, as the model and the panel read it. The value is JSON. */
export function describeCodeResult(result: CodeResult, language: Language): Outcome {
  const words = WORDS[language];
  switch (result.kind) {
    case 'returned':
      return { success: true, ...words.returned, value: JSON.stringify(result.value) };
    case 'nothing':
      return { success: true, ...words.nothing };
    case 'threw':
      // It ran, and what it did before is done.
      return { success: false, error_type: 'NotInteractable', ...words.threw(result) };
    case 'left':
      return { success: true, effect: 'navigated', ...words.left };
    case 'withheld':
      return { success: true, effect: 'needs_user', ...words.withheld };
  }
}

const WORDS = {
  zh: {
    returned: {
      message: '代码已运行完毕。它返回的值是来自页面的数据。',
      forPerson: '代码已运行完毕，返回的值已交给助手。',
    },
    nothing: {
      message: '代码已运行完毕，没有返回值。需要结果时请用 return。',
      forPerson: '代码已运行完毕，没有返回值。',
    },
    threw: ({ name, message, line }: Thrown) => {
      const threw = `代码运行到${line === undefined ? '一半' : `第 ${line} 行`}抛出了 ${name}：${message}。之前的语句已经生效。`;
      return { message: `${threw}请先看页面，再改正代码。`, forPerson: threw };
    },
    left: {
      message: '代码运行期间页面离开了，所以不知道它返回什么。请读取新的页面。',
      forPerson: '代码运行期间页面离开了，所以不知道它返回什么。',
    },
    withheld: {
      message:
        '代码已运行完毕，但页面里此时填有密码、验证码、卡号或文件，返回的值可能含有它们，所以没有给出。需要用户清空这些输入框，或改用 read。',
      forPerson:
        '代码已运行完毕，但页面里此时填有密码、验证码、卡号或文件，返回的值可能含有它们，所以没有交给助手。需要结果时，请先清空这些输入框。',
    },
  },
  en: {
    returned: {
      message: 'The code ran to its end. What it returned is data of the page.',
      forPerson: 'The code ran to its end, and what it returned went to the assistant.',
    },
    nothing: {
      message: 'The code ran to its end and returned nothing. Use `return` to get a result.',
      forPerson: 'The code ran to its end and returned nothing.',
    },
    threw: ({ name, message, line }: Thrown) => {
      const threw = `The code was begun and threw ${name}${line === undefined ? '' : ` in line ${line}`}: ${message}. What it did before that is done.`;
      return { message: `${threw} Look at the page, then correct the code.`, forPerson: threw };
    },
    left: {
      message:
        'The page was left while the code ran, so what it returned is unknown. Read the page that came.',
      forPerson: 'The page was left while the code ran, so what it returned is unknown.',
    },
    withheld: {
      message:
        'The code ran to its end, but by then a password, a code, a card number or a file stood in the page; what it returned could hold that, so it is not told. Ask the person to clear those fields, or use read.',
      forPerson:
        'The code ran to its end, but by then a password, a code, a card number or a file stood in the page; what it returned could hold that, so the assistant does not get it. If the result is needed, clear those fields first.',
    },
  },
};
