import { guardAct } from '../identity/act-guard.ts';
import { TargetChanged } from '../identity/target-changed.ts';
import { focusTrusted, isFocusIn, typeWhile } from '../keys/type-trusted.ts';
import type { InputStep, PlayInput } from '../pointing/input-steps.ts';
import { nextTask } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';

/** Replaces what a field or an editor holds, as a paste over all of it does. Throws `TargetChanged`. */
export async function writeTrusted(field: Element, value: string, play: PlayInput): Promise<void> {
  const guard = guardAct(field);
  await focusTrusted(field, play);
  // Some kits (Zag) learn of the focus in a task of their own, and ignore earlier typing.
  await nextTask();
  const isKept = () => isFocusIn(field) && guard.isKept();
  const written: InputStep = value === '' ? { kind: 'key', chord: 'Delete' } : { kind: 'text', text: value };
  for (const step of [SELECT_ALL, written]) {
    const { isStopped } = await typeWhile(isKept, step, play);
    if (isStopped()) throw new TargetChanged();
  }
  await settle();
}

const SELECT_ALL: InputStep = { kind: 'key', chord: 'ControlOrMeta+a' };
