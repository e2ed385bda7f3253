import * as z from 'zod/mini';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import type { Tool } from './tool.ts';

const parameters = z.object({});

export const getSelectedText: Tool<z.infer<typeof parameters>> = {
  name: 'get_selected_text',
  description: language => toolMessages[language].get_selected_text.description,
  parameters: () => parameters,
  example: {},
  effect: 'reads',
  plan: () => ({ kind: 'read-selection' }),
};
