import { propose } from '@assent/relay/testing';
import { test } from 'vitest';
import { requireOperation } from '../../../extension/operations/list.ts';
import { tryEveryOperation } from './try-every-operation.ts';

test('every operation, once through its flat name', () =>
  tryEveryOperation({ toolset: 'flat', propose: (operation, given) => propose(flatName(operation), given) }));

function flatName(operation: string): string {
  const [name = operation] = requireOperation(operation).offeredAs ?? [];
  return `browser_${name}`;
}
