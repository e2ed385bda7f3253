import { kindWords } from '../descriptions/description-words.ts';
import { isLink, isSelect } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { labelsOf, placeholderOf } from '../dom/native-name.ts';
import { elementValue } from '../naming/element-value.ts';
import type { Named } from '../reading/index-page.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import type { Hide } from '../secrets/typed-secrets.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import type { SearchText } from './score-texts.ts';
import { readWords } from './text-words.ts';

const WORTH = { name: 1, label: 0.9, options: 0.8, value: 0.7, attribute: 0.6, address: 0.5, kind: 0.4 };

export function textsOf({ element, kind, name }: Named, visibility: Visibility, hide: Hide): SearchText[] {
  const weighed: [string | null | undefined, number][] = [
    [name, WORTH.name],
    [placeholderOf(element), WORTH.label],
    [attributeOf(element, 'title'), WORTH.label],
    [attributeOf(element, 'aria-label'), WORTH.label],
    [labelText(element, visibility), WORTH.label],
    [isSelect(element) ? optionText(element) : '', WORTH.options],
    [isHarmless(element) ? elementValue(element) : '', WORTH.value],
    [attributeOf(element, 'name'), WORTH.attribute],
    [attributeOf(element, 'id'), WORTH.attribute],
    [isLink(element) ? pathOf(element) : '', WORTH.address],
    [kindWords(kind).join(' '), WORTH.kind],
  ];
  const texts = hide(weighed.map(([text]) => text?.slice(0, MAX_TEXT) ?? ''));
  return texts.flatMap((text, at) => (text ? [{ text: readWords(text), worth: weighed[at]?.[1] ?? 0 }] : []));
}

const MAX_TEXT = 2_000;
const MAX_LABEL = 200;
const MAX_OPTIONS = 100;

/** A field with an `aria-label` may show another text than its name. */
function labelText(element: Element, visibility: Visibility): string {
  return labelsOf(element)
    .map(label => visibleText(label, visibility, MAX_LABEL))
    .join(' ');
}

function optionText(select: HTMLSelectElement): string {
  return [...select.options]
    .slice(0, MAX_OPTIONS)
    .map(option => option.label)
    .join(' ');
}

/** An address says where a picture or arrow leads. */
function pathOf(link: Element): string {
  const address = attributeOf(link, 'href') ?? '';
  return address.startsWith('javascript:') ? '' : address.replace(/^[a-z]+:\/\/[^/]*|[?].*$/giu, '');
}
