import { type Box, rectOf } from '../dom/box.ts';
import { isInput, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, queryAllIn } from '../dom/native-dom.ts';
import { heldText } from '../secrets/mask-secrets.ts';
import { isSecret } from '../secrets/secrets.ts';
import { drawnBoxOf } from '../visibility/drawn-box.ts';
import { drawnSurfaceOf } from '../visibility/drawn-editor.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';

const HOLDERS = 'input, textarea, select, [contenteditable], [aria-valuetext], [aria-valuenow]';

/** Whatever holds a value, and whether that is a secret, in all trees of this document. */
export function holdersIn(roots: readonly (Document | ShadowRoot)[]): {
  secret: Element[];
  plain: Element[];
} {
  const holders = roots.flatMap(root => [...queryAllIn(root, HOLDERS)]);
  const secret = holders.filter(isSecret);
  const known = new Set(secret);
  return { secret, plain: holders.filter(holder => !known.has(holder)) };
}

/** What a secret field holds, in all the ways in which a page may write it elsewhere. */
export function heldSecrets(fields: readonly Element[]): string[] {
  const texts = fields.flatMap(textsOf);
  // The boxes of a code hold a character each, and the page writes the whole of it.
  const code = texts.filter(text => text.length === 1).join('');
  return [...texts, code];
}

function textsOf(field: Element): string[] {
  if (isInput(field) && field.type === 'file') return [...(field.files ?? [])].map(({ name }) => name);
  if (isSelect(field)) return [field.selectedOptions[0]?.label ?? ''];
  return [heldText(field)];
}

/** What a plain field shows of its own: its value, or what stands in its place. */
export function shownIn(field: Element): string {
  const placeholder = attributeOf(field, 'placeholder') ?? '';
  if (isTextField(field)) return field.value || placeholder;
  if (isSelect(field)) return field.selectedOptions[0]?.label ?? '';
  return isInput(field) ? field.value : '';
}

/** Where a field is drawn, and where its page draws it instead. Nothing for one without a box. */
export function fieldBoxes(fields: readonly Element[]): Box[] {
  const visibility = createVisibility();
  return fields
    .flatMap(field => drawnParts(field, visibility))
    .map(rectOf)
    .filter(hasArea);
}

/** One that is only transparent counts: its page draws underneath what is typed into it. */
function drawnParts(field: Element, visibility: Visibility): Element[] {
  const instead = [drawnBoxOf(field, visibility), drawnSurfaceOf(field, visibility)].filter(
    part => part !== undefined,
  );
  const isThere = Element.prototype.checkVisibility.call(field, { visibilityProperty: true });
  return isThere ? [field, ...instead] : instead;
}

export function hasArea({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}
