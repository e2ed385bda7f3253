import type { ListedOperation } from '../operations/listed-operation.ts';
import { advertisedTools } from '../tools/list.ts';
import { actionsTold, pageAction } from '../tools/page-action.ts';
import { code } from './table.ts';

/** The sets of tools that offer an operation, and in which tool where that holds several. */
export function offersOf(operation: ListedOperation, within: string): string {
  const whole = `${code('use_browser')}, ${code('flat')}`;
  if (isToolByDefault(operation)) return `${code('page')}, ${whole}`;
  const inBatch = `${code('page')} (${within} ${code(pageAction.name)})`;
  return actionsTold.includes(operation) ? `${inBatch}, ${whole}` : whole;
}

export function isOfferedByDefault(operation: ListedOperation): boolean {
  return isToolByDefault(operation) || actionsTold.includes(operation);
}

function isToolByDefault({ name }: ListedOperation): boolean {
  return advertisedTools('page', true).some(tool => tool.name === name);
}
