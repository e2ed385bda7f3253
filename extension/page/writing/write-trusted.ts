import { isTextField } from '../dom/element-types.ts';
import { guardAct } from '../identity/act-guard.ts';
import { TargetChanged } from '../identity/target-changed.ts';
import { focusTrusted, isFocusIn, typeWhile } from '../keys/type-trusted.ts';
import type { InputStep, PlayInput } from '../pointing/input-steps.ts';
import { isSecret } from '../secrets/secrets.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';

/** `astray`: something else had the focus by then, and may have got the input. */
type TrustedEnd = 'written' | 'astray';

/** Replaces what a field or an editor holds, as a paste over all of it does. Throws `TargetChanged`. */
export async function writeTrusted(field: Element, value: string, play: PlayInput): Promise<TrustedEnd> {
  const guard = guardAct(field);
  await focusTrusted(field, play);
  // Some kits (Zag) learn of the focus in a task of their own, and ignore earlier typing.
  await nextTask();
  const isKept = () => hasInput(field) && guard.isKept();
  let end = await playWhile(isKept, SELECT_ALL, play);
  if (end === 'astray') return end;
  if (value === '') end = await playWhile(isKept, { kind: 'key', chord: 'Delete' }, play);
  else if (isTextField(field) && isSecret(field)) writeHere(isKept, value);
  else end = await playWhile(isKept, { kind: 'text', text: value }, play);
  await settle();
  return end;
}

/** Whether keys come here: with the focus in another frame, the field of this one still looks focused. */
function hasInput(field: Element): boolean {
  return isFocusIn(field) && Document.prototype.hasFocus.call(document);
}

async function playWhile(isKept: () => boolean, step: InputStep, play: PlayInput): Promise<TrustedEnd> {
  if (!isKept()) throw new TargetChanged();
  const { isStopped, isReached } = await typeWhile(isKept, step, play);
  if (isStopped()) throw new TargetChanged();
  // A page may keep events to itself.
  return isReached() || isKept() ? 'written' : 'astray';
}

/** What is played is on its way for a while, in which a frame of another site could take the focus, and with it a secret. */
function writeHere(isKept: () => boolean, value: string): void {
  if (!isKept()) throw new TargetChanged();
  document.execCommand('insertText', false, value);
}

const SELECT_ALL: InputStep = { kind: 'key', chord: 'ControlOrMeta+a' };
