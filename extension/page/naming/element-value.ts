import { isEditorHost, isInput, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import { isMaskedByStyle, isSecret, MASK } from '../secrets/secrets.ts';
import { drawnSurfaceOf, drawnText } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleTextBut } from '../visibility/visible-text.ts';

/** A field's text, masked if secret; undefined without text. */
export function elementValue(element: Element): string | undefined {
  return fieldText(element, isSecret(element));
}

/** The same, for a caller that knows whether it is secret. */
export function fieldText(element: Element, isKept: boolean): string | undefined {
  if (isKept) return isFilled(element) ? MASK : '';
  return rawValue(element);
}

/** A field's text as it may leave the device unasked. */
export function reportedValue(element: Element): string | undefined {
  if (isHarmless(element)) return rawValue(element);
  return isFilled(element) ? MASK : '';
}

export function isFilled(element: Element): boolean {
  return (rawValue(element) ?? '') !== '';
}

/** Unmasked: only for comparing inside the page, never handed out. */
export function rawValue(element: Element): string | undefined {
  const drawn = drawnSurfaceOf(element, createVisibility());
  if (drawn) return plainText(drawnText(drawn));
  if (isTextField(element)) return element.value;
  if (isInput(element) && HOLDS_VALUE.has(element.type)) return element.value;
  if (isSelect(element)) return [...element.selectedOptions].map(option => option.label).join(', ');
  if (isEditorHost(element)) return editorText(element);
  return attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow') ?? undefined;
}

const HOLDS_VALUE = new Set(['range', 'color', 'file']);

/** Editors keep characters that nobody typed. */
function editorText(editor: HTMLElement): string {
  // A secret has no visible text, yet is compared and counts as filled.
  const isHidden = isMaskedByStyle(editor) || isSecret(editor);
  // biome-ignore lint/performance/useDomNodeTextContent: lines and blocks count.
  if (isHidden) return plainText(editor.innerText.trim());
  return plainText(visibleTextBut(editor, createVisibility(), MAX_EDITOR_TEXT, isPlaceholder));
}

/** An overlay in an empty editor; it can be neither edited nor pressed. */
function isPlaceholder(part: Element): boolean {
  return attributeOf(part, 'contenteditable') === 'false' && getComputedStyle(part).pointerEvents === 'none';
}

function plainText(text: string): string {
  return text.replace(/\u200B|\uFEFF/gu, '').replace(/\u00A0/gu, ' ');
}

const MAX_EDITOR_TEXT = 100_000;
