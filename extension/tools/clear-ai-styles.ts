import * as z from 'zod/mini';
import { toolMessages } from '../messages/tools/tool-messages.ts';
import type { Tool } from './tool.ts';

const parameters = z.object({});

export const clearAiStyles: Tool<z.infer<typeof parameters>> = {
  name: 'clear_ai_styles',
  description: language => toolMessages[language].clear_ai_styles.description,
  parameters: () => parameters,
  example: {},
  effect: 'marks',
  plan: () => ({ kind: 'clear-marks' }),
};
