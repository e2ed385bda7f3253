import type { BrowserTool } from '@assent/shared';
import { clearAiStyles } from './clear-ai-styles.ts';
import { getSelectedText } from './get-selected-text.ts';
import { type ListedTool, listed } from './listed-tool.ts';
import { pageAction } from './page-action.ts';
import { requestMoreElements } from './request-more-elements.ts';

export const tools: readonly ListedTool[] = [
  listed(pageAction),
  listed(requestMoreElements),
  listed(getSelectedText),
  listed(clearAiStyles),
];

export function findTool(name: string): ListedTool | undefined {
  return tools.find(tool => tool.name === name);
}

/** The tools as every request carries them. Always in the same order, so that a model's prompt prefix stays cacheable. */
export function advertisedTools(): BrowserTool[] {
  return tools.map(tool => tool.advertise());
}
