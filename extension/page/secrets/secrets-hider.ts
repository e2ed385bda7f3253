import { documentState } from '../dom/document-state.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { fieldsOf, heldBy, maskSecretsIn } from './mask-secrets.ts';
import { isSecret } from './secrets.ts';

export type Hide = (texts: readonly string[]) => readonly string[];

/**
 * Masks the secrets of this page in texts. Needed for all that is reported of a page, and for all that a model's words are
 * compared with: a match would tell how a quoted secret begins. Undefined where nothing is secret.
 */
export function secretsHider(): Hide | undefined {
  const held = heldBy(fieldsOf(rootsOf(document))).filter(
    ([field, values]) => values.some(Boolean) && isSecret(field),
  );
  const isNone = held.length === 0 && !documentState.typedSecrets?.size;
  return isNone ? undefined : texts => maskSecretsIn(texts, held);
}

/** Where nothing is secret. */
export const hideNothing: Hide = texts => texts;
