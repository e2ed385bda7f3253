import { markingHandler } from './marking/mark.ts';
import { markingOperation } from './marking/marking-operation.ts';

export const highlight = markingOperation({
  look: 'highlight',
  usualColor: 'yellow',
  description: {
    zh: '高亮目标的文字；目标为空时高亮选中的文字。params.color 是颜色，可选。',
    en: 'Highlight the text of the target, or without one the selected text, in params.color (a CSS colour; optional).',
  },
  verb: { zh: '高亮', en: 'Highlight' },
});

export const handler = markingHandler({
  look: 'highlight',
  usualColor: 'yellow',
  done: { zh: name => `已高亮 “${name}”。`, en: name => `Highlighted "${name}".` },
});
