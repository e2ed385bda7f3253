import { message } from '../../messages/message.ts';
import { isTextField } from '../dom/element-types.ts';
import { guardAct } from '../identity/act-guard.ts';
import { TargetChanged } from '../identity/target-changed.ts';
import { focusTrusted, isFocusIn, typeWhile } from '../keys/type-trusted.ts';
import { shortName } from '../naming/short-name.ts';
import { PageError } from '../page-error.ts';
import type { InputStep, PlayInput } from '../pointing/input-steps.ts';
import { isSecret } from '../secrets/secrets.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';

/** Replaces what a field or an editor holds, as a paste over all of it does. Throws `TargetChanged`. */
export async function writeTrusted(field: Element, value: string, play: PlayInput): Promise<void> {
  const guard = guardAct(field);
  await focusTrusted(field, play);
  // Some kits (Zag) learn of the focus in a task of their own, and ignore earlier typing.
  await nextTask();
  const isKept = () => hasInput(field) && guard.isKept();
  await playWhile(isKept, SELECT_ALL, { field, play });
  if (value === '') await playWhile(isKept, { kind: 'key', chord: 'Delete' }, { field, play });
  else if (isTextField(field) && isSecret(field)) writeHere(isKept, value);
  else await playWhile(isKept, { kind: 'text', text: value }, { field, play });
  await settle();
}

/** Whether keys come here: with the focus in another frame, the field of this one still looks focused. */
function hasInput(field: Element): boolean {
  return isFocusIn(field) && Document.prototype.hasFocus.call(document);
}

async function playWhile(
  isKept: () => boolean,
  step: InputStep,
  { field, play }: { field: Element; play: PlayInput },
): Promise<void> {
  if (!isKept()) throw new TargetChanged();
  const { isStopped, isReached } = await typeWhile(isKept, step, play);
  if (isStopped()) throw new TargetChanged();
  if (!isReached() && !isKept())
    throw new PageError('ElementChanged', message('input.astray', { name: shortName(field) }));
}

/** What is played is on its way for a while, in which a frame of another site could take the focus, and with it a secret. */
function writeHere(isKept: () => boolean, value: string): void {
  if (!isKept()) throw new TargetChanged();
  document.execCommand('insertText', false, value);
}

const SELECT_ALL: InputStep = { kind: 'key', chord: 'ControlOrMeta+a' };
