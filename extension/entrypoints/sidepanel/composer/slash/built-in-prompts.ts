import type { Bilingual } from '@assent/shared';

/** A command that comes with us. `name` is typed after the slash, `text` takes its place in the message. */
export interface BuiltInPrompt {
  id: string;
  name: Bilingual;
  text: Bilingual;
}

/** A text that ends in a colon and a space is open: the person writes it to its end. */
export const BUILT_IN_PROMPTS: readonly BuiltInPrompt[] = [
  {
    id: 'summarize',
    name: { zh: '总结', en: 'summarize' },
    text: { zh: '用几个要点总结这个网页的内容。', en: 'Summarize this page in a few points.' },
  },
  {
    id: 'explain',
    name: { zh: '解释', en: 'explain' },
    text: { zh: '解释我选中的文字，用简单的话。', en: 'Explain the text that I selected, in plain words.' },
  },
  {
    id: 'translate',
    name: { zh: '翻译', en: 'translate' },
    text: { zh: '把我选中的文字翻译成中文。', en: 'Translate the text that I selected into English.' },
  },
  {
    id: 'fill',
    name: { zh: '填表', en: 'fill' },
    text: {
      zh: '用以下信息填写这个网页上的表单：',
      en: 'Fill in the form on this page with the following: ',
    },
  },
  {
    id: 'find',
    name: { zh: '查找', en: 'find' },
    text: { zh: '在这个网页上找到并滚动到：', en: 'Find on this page, and scroll to: ' },
  },
  {
    id: 'highlight',
    name: { zh: '高亮', en: 'highlight' },
    text: {
      zh: '高亮这个网页上最重要的几句话。',
      en: 'Highlight the most important sentences on this page.',
    },
  },
];
