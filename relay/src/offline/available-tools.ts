import type { BrowserTool } from '@assent/shared';
import * as z from 'zod';

const actionEnumSchema = z.looseObject({
  properties: z.looseObject({
    actions: z.looseObject({
      items: z.looseObject({
        properties: z.looseObject({ action: z.looseObject({ enum: z.array(z.string()) }) }),
      }),
    }),
  }),
});

export function isOffered(tools: readonly BrowserTool[], name: string): boolean {
  return tools.some(tool => tool.name === name);
}

/** Whether `page_action` is offered and its schema lists this action; a schema that lists none allows all. */
export function canAct(tools: readonly BrowserTool[], action: string): boolean {
  const tool = tools.find(candidate => candidate.name === 'page_action');
  if (!tool) return false;
  const parsed = actionEnumSchema.safeParse(tool.parameters);
  return !parsed.success || parsed.data.properties.actions.items.properties.action.enum.includes(action);
}
