import { documentState } from '../dom/document-state.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { fieldsOf, heldBy, maskSecretsIn } from './mask-secrets.ts';
import { isSecret } from './secrets.ts';

export type Hide = (texts: readonly string[]) => readonly string[];

/** For all texts that are reported or compared with a model's words: a match would tell how a secret begins. */
export function secretsHider(): Hide | undefined {
  const held = heldBy(fieldsOf(rootsOf(document))).filter(
    ([field, values]) => values.some(Boolean) && isSecret(field),
  );
  const isNone = held.length === 0 && !documentState.typedSecrets?.size;
  return isNone ? undefined : texts => maskSecretsIn(texts, held);
}

export const hideNothing: Hide = texts => texts;
