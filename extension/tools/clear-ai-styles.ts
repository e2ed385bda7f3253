import * as z from 'zod/mini';
import type { Tool } from './tool.ts';

const parameters = z.object({});

export const clearAiStyles: Tool<z.infer<typeof parameters>> = {
  name: 'clear_ai_styles',
  description: 'Remove every highlight and underline that earlier actions put on the page.',
  parameters,
  example: {},
  title: { zh: '清除高亮和下划线', en: 'Clear highlights and underlines' },
  effect: 'marks',
  plan: () => ({ kind: 'clear-marks' }),
};
