import { markingHandler } from './marking/mark.ts';
import { markingOperation } from './marking/marking-operation.ts';

export const underline = markingOperation({
  look: 'underline',
  usualColor: 'red',
  description: {
    zh: '给目标的文字加下划线；目标为空时给选中的文字加。params.color 是颜色，可选。',
    en: 'Underline the text of the target, or without one the selected text, in params.color (a CSS colour; optional).',
  },
  verb: { zh: '加下划线', en: 'Underline' },
});

export const handler = markingHandler({
  look: 'underline',
  usualColor: 'red',
  done: { zh: name => `已给 “${name}” 加下划线。`, en: name => `Underlined "${name}".` },
});
