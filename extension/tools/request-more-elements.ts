import { toolMessages } from '../messages/tools/tool-messages.ts';
import { type ElementQuery, elementQuerySchema } from '../page/frame-reading.ts';
import { isRecord } from './parse-json.ts';
import { readNumbers } from './read-arguments.ts';
import type { Tool } from './tool.ts';

export const requestMoreElements: Tool<ElementQuery> = {
  name: 'request_more_elements',
  description: language => toolMessages[language].request_more_elements.description,
  parameters: () => elementQuerySchema,
  example: { elementType: 'button', keyword: 'submit' },
  effect: 'reads',
  tidy: raw => (isRecord(raw) ? readNumbers(raw, elementQuerySchema) : raw),
  plan: query => ({ kind: 'find-more', query }),
};
