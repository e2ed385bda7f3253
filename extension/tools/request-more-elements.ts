import { type ElementQuery, elementQuerySchema } from '../page/frame-reading.ts';
import { isRecord } from './is-record.ts';
import { readNumbers } from './read-numbers.ts';
import type { Tool } from './tool.ts';

export const requestMoreElements: Tool<ElementQuery> = {
  name: 'request_more_elements',
  description: [
    'Ask for elements of the page that the given list does not show. All filters are optional and combine.',
    'region: form (inside forms), header (top and navigation), sidebar, footer, below_viewport (further down).',
    'elementType: input, button, link, select or all.',
    'keyword: what it is called or what is said of it, in Chinese or English: name, placeholder, label, option, row.',
    'collect: true scrolls through a long list that draws only a part of its rows, and stops at a row that fits the keyword.',
    'from: where to go on in a page too large to look through at once, as the answer before says.',
    'The best fits come first, 30 at a time; offset: how many to leave out, for those after them.',
  ].join('\n'),
  parameters: elementQuerySchema,
  example: { elementType: 'button', keyword: 'submit' },
  title: { zh: '查看页面上的更多元素', en: 'Look at more elements of the page' },
  effect: 'reads',
  tidy: given => (isRecord(given) ? readNumbers(given, elementQuerySchema) : given),
  plan: query => ({ kind: 'find-more', query }),
};
