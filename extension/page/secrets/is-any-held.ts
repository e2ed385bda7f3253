import { documentState } from '../dom/document-state.ts';
import type { heldBy } from './mask-secrets.ts';

/** Whether there is anything to be looked for: to search many texts for secrets takes long, and most pages hold none. */
export function isAnyHeld(held: ReturnType<typeof heldBy>): boolean {
  return Boolean(documentState.typedSecrets?.size) || held.some(([, values]) => values.some(Boolean));
}
