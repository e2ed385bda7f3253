import { formAround, submissionOf } from '../dom/destination.ts';
import { isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { attributeOf, formActionOf, formMethodOf, queryAllIn, titleOf } from '../dom/native-dom.ts';
import { elementIds } from '../identity/element-ids.ts';
import { seededHash } from '../identity/hash-text.ts';
import { comparable, linesOf } from './page-lines.ts';
import type { RememberedPage } from './remembered-page.ts';

/** `elementId`: of the action's target. */
export function rememberPage({
  seed,
  elementId,
}: {
  seed: number;
  elementId?: string | undefined;
}): RememberedPage {
  const found = elementId === undefined ? undefined : elementIds.find(elementId);
  const form = found?.status === 'found' ? sentForm(found.element) : undefined;
  return {
    seed,
    lines: linesOf(document)?.map(line => seededHash(line, seed)) ?? null,
    title: seededHash(comparable(titleOf(document) ?? ''), seed),
    ...(form ? { form: seededHash(formKey(form), seed) } : {}),
    ...(form && formMethodOf(form) === 'get' ? { drawn: seededHash(drawnValues(form), seed) } : {}),
    isPosted: form !== undefined && formMethodOf(form) === 'post',
    asksToSignIn: asksToSignIn(),
  };
}

/** A press in a field may send its form too. */
function sentForm(element: Element): HTMLFormElement | undefined {
  return submissionOf(element) || isInput(element) ? formAround(element) : undefined;
}

/** What stays of a form when a server draws it again: where it sends, and the names of its fields. */
export function formKey(form: HTMLFormElement): string {
  const { pathname } = new URL(formActionOf(form), document.baseURI);
  const names = [...queryAllIn(form, 'input:not([type=hidden]), select, textarea')].map(
    field => attributeOf(field, 'name') ?? '',
  );
  return JSON.stringify([pathname, [...new Set(names)].sort()]);
}

/** The values of a form as the server drew it, whatever the person has chosen since. */
export function drawnValues(form: HTMLFormElement): string {
  const values = [...queryAllIn(form, 'input:not([type=hidden]), select, textarea')].map(field => {
    if (isSelect(field)) return [...field.options].map(({ defaultSelected }) => defaultSelected);
    return isInput(field)
      ? [field.defaultValue, field.defaultChecked]
      : isTextArea(field) && field.defaultValue;
  });
  return JSON.stringify(values);
}

/** One password beside a name, and not a new one. */
export function asksToSignIn(): boolean {
  const passwords = [...queryAllIn(document, 'input[type=password]')].filter(field =>
    field.checkVisibility(),
  );
  const [only] = passwords;
  if (!only || passwords.length > 1 || attributeOf(only, 'autocomplete') === 'new-password') return false;
  const form = isInput(only) ? only.form : null;
  const fields = form ? [...queryAllIn(form, TEXT_FIELDS)].filter(field => field.checkVisibility()) : [];
  return fields.length <= 1;
}

const TEXT_FIELDS = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number])';
