import { operations } from '../operations/list.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import type { ListedTool } from './listed-tool.ts';
import { operationTool } from './operation-tool.ts';

/** The operations as tools of their own, `browser_click` and the like. */
export const flatTools: readonly ListedTool[] = operations.flatMap(operation => {
  const [first, ...others] = flatNames(operation);
  if (first === undefined) return [];
  return [operationTool(operation, first), ...others.map(name => operationTool(operation, name, first))];
});

/** The names under which an operation is offered as such a tool. */
export function flatNames({ name, offeredAs = [name] }: ListedOperation): string[] {
  return offeredAs.map(offered => `browser_${offered}`);
}
