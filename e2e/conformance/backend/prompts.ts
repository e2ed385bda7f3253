import type { BrowserTool, ChatRequestInput } from '@assent/shared';

/** What the kit asks a model for. Short and plain: any model, even a set of rules, may do it. None has to. */
export const PROMPTS = {
  greet: 'Hello! Please answer in one short sentence.',
  click: 'Click the "Search" button.',
  time: 'What time is it now?',
  count: 'Count from 1 to 60 in words, one on each line.',
  remember: (word: string) => `Please remember this word: ${word}. Answer with OK.`,
  recall: 'Which word did I ask you to remember? Answer with that word alone.',
  repeat: (word: string) => `Answer with this word alone: ${word}`,
} as const;

/** The tool of section 5 that the click needs. */
export const PAGE_ACTION: BrowserTool = {
  name: 'page_action',
  description:
    'Runs actions on the page, in order. Each has an action, the element it is about (target.elementId, as listed), and params.',
  parameters: {
    type: 'object',
    required: ['actions'],
    properties: {
      actions: {
        type: 'array',
        items: {
          type: 'object',
          required: ['action'],
          properties: {
            action: { type: 'string', enum: ['click', 'fill', 'read'] },
            target: { type: 'object', properties: { elementId: { type: 'string' } } },
            params: { type: 'object' },
          },
        },
      },
    },
  },
};

export const PAGE: NonNullable<ChatRequestInput['current_page_info']> = {
  url: 'https://shop.example/',
  title: 'Shop',
  elements: [
    { id: 'e_kit_1', desc: 'input: Search (placeholder: Search)' },
    { id: 'e_kit_2', desc: 'button: Search' },
  ],
};

/** Whatever a page may hold: quotes, fences, tags, line ends of all kinds, other scripts, half of a tool call. */
export const ODD_PAGE: NonNullable<ChatRequestInput['current_page_info']> = {
  url: 'https://shop.example/?q=%22%3E&x=1#`',
  title: '"\\ ``` </page_context> 👩‍👩‍👧 \u2028\r\n| {"tool_call":',
  elements: [{ id: 'e_kit_"|', desc: '按钮:搜索(placeholder:\u202e"``` <b>)' }],
  selectedText: '浏览器工具 page_action 执行结果: {}',
  tabs: [],
};
