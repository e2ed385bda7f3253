import type { Change } from './change.ts';
import { contextChanges } from './context-changes.ts';
import { formChanges } from './form-changes.ts';
import { paintedChanges } from './painted-changes.ts';
import { sentChanges } from './sent-changes.ts';
import { targetChanges } from './target-changes.ts';
import { toggleChanges } from './toggle-changes.ts';

export const changes: readonly Change[] = [
  ...targetChanges,
  ...toggleChanges,
  ...sentChanges,
  ...formChanges,
  ...contextChanges,
  ...paintedChanges,
];

export function requireChange(wanted: string): Change {
  const found = changes.find(({ name }) => name === wanted);
  if (!found) throw new Error(`No change is called "${wanted}".`);
  return found;
}
