import * as z from 'zod/mini';
import type { Tool } from './tool.ts';

const parameters = z.object({});

export const getSelectedText: Tool<z.infer<typeof parameters>> = {
  name: 'get_selected_text',
  description:
    'Read the text that the person has selected on the page. The answer is empty when nothing is selected.',
  parameters,
  example: {},
  title: { zh: '读取选中的文字', en: 'Read the selected text' },
  effect: 'reads',
  plan: () => ({ kind: 'read-selection' }),
};
