import * as z from 'zod/mini';
import type { BrowserTools } from '../../entrypoints/sidepanel/ports/ports.ts';

const actionsSchema = z.array(
  z.object({
    action: z.string(),
    target: z.object({ elementId: z.string() }),
    params: z._default(z.record(z.string(), z.unknown()), {}),
  }),
);

/** Parses `page_action`, `get_selected_text`, and invalid JSON; everything else belongs to the backend. */
export const simulatedParse: BrowserTools['parse'] = (toolName, text) => {
  if (text === 'broken') {
    return { status: 'invalid', failure: { type: 'InvalidArgument', message: 'No JSON.' } };
  }
  const title = { zh: '读取', en: 'Read' };
  if (toolName === 'get_selected_text') {
    const tool = { name: toolName, title, effect: 'reads' } as const;
    return { status: 'ready', tool, plan: { kind: 'read-selection' } };
  }
  if (toolName !== 'page_action') return { status: 'foreign' };
  const tool = { name: toolName, title, effect: 'edits' } as const;
  return {
    status: 'ready',
    tool,
    plan: { kind: 'actions', actions: actionsSchema.parse(JSON.parse(text)) },
  };
};

const PAGE_TOOL = { name: 'page_action', description: 'Acts.', parameters: { type: 'object' } };
const PAGELESS_TOOL = { name: 'navigate', description: 'Goes there.', parameters: { type: 'object' } };

export const simulatedTools: BrowserTools['advertised'] = (_toolset, hasPage) =>
  hasPage ? [PAGE_TOOL, PAGELESS_TOOL] : [PAGELESS_TOOL];
