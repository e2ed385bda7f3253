import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { hitTest } from '../finding/hit-point.ts';
import { type Gate, gateEvents } from '../pointing/gate-events.ts';
import type { InputStep, PlayInput } from '../pointing/input-steps.ts';
import { focus } from '../pointing/press.ts';
import { pressTrusted } from '../pointing/press-trusted.ts';
import { chordOf, parseKeyStroke } from './key-stroke.ts';

/** Clicks into a field, as a user does. A field that cannot be clicked, as behind a drawn editor, gets the focus alone. */
export async function focusTrusted(field: Element, play: PlayInput): Promise<void> {
  if (isFocusIn(field)) return;
  await pressTrusted({ play, aim: () => hitTest(field), target: field, button: 'left', count: 1 });
  if (!isFocusIn(field)) focus(field);
}

/** In a part of it, or in the editor that it is a part of. */
export function isFocusIn(field: Element): boolean {
  const focused = deepestFocus();
  return focused !== undefined && (isWithin(focused, field) || isWithin(field, focused));
}

/** One character of a text: by its key, or as an input method writes it where a US keyboard has none. */
export function stepFor(character: string): InputStep {
  // Enter might submit; Shift+Enter breaks the line wherever it does anything.
  const stroke = parseKeyStroke(character === '\n' ? 'Shift+Enter' : character);
  if (!stroke || stroke.code === '') return { kind: 'text', text: character };
  return { kind: 'key', chord: character === '\n' ? chordOf(stroke) : stroke.key };
}

/** Plays at the focus while `isKept` holds: asked before each event that the page gets, and before each change. */
export async function typeWhile(
  isKept: () => boolean,
  step: InputStep,
  play: PlayInput,
): Promise<Pick<Gate, 'isStopped' | 'isReached'>> {
  const gate = gateEvents(['keydown', 'keypress', 'beforeinput'], () => (isKept() ? 'pass' : 'stop'));
  try {
    await play([step]);
  } finally {
    gate.end();
  }
  return gate;
}
