import * as z from 'zod/mini';
import { browserHelp, HELP } from './browser-help.ts';
import type { Tool } from './tool.ts';
import { unwrapArguments } from './unwrap-arguments.ts';

const parameters = z.object({ operation: z.optional(z.string()) });
type Arguments = z.infer<typeof parameters>;

const example: Arguments = { operation: 'click' };

/** The help of `use_browser` under a flat name. It is understood, but not offered: flat tools explain themselves. */
export const browserHelpTool: Tool<Arguments> = {
  name: `browser_${HELP}`,
  description: 'Explain the operations of the browser, or one of them.',
  parameters,
  example,
  title: { zh: '查看浏览器操作说明', en: 'Look up what can be done' },
  effect: 'reads',
  needsNoPage: true,
  tidy: given => unwrapArguments(given, example).params,
  plan: params => ({ kind: 'answer', result: browserHelp(params) }),
};
