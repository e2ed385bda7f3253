import { documentState } from '../dom/document-state.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { fieldsOf, heldBy, maskSecretsIn } from './mask-secrets.ts';
import { isSecret } from './secrets.ts';

export type Hide = (texts: readonly string[]) => readonly string[];

/**
 * Takes out of texts what is secret here. To be done with all that is told of a page, and with all that a model's words are
 * compared with: whether they fit would tell how a secret begins that the page quotes. Undefined where nothing is secret.
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
