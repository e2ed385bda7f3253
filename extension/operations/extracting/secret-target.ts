import { message } from '../../messages/message.ts';
import { isSecret } from '../../page/secrets/secrets.ts';
import type { BoundTarget } from '../contract/operation.ts';
import type { Outcome } from '../contract/outcome.ts';

/** What is told of a target that holds a secret, which is nothing of it; undefined for all others. */
export function secretTarget(target: BoundTarget): Outcome | undefined {
  if (target.kind !== 'element' || !isSecret(target.element)) return undefined;
  return { success: false, error_type: 'NotPermitted', message: message('extract.secret') };
}
