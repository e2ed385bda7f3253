import * as z from 'zod/mini';
import { normalized } from '../dom/clean-text.ts';
import { formAround, submissionOf } from '../dom/destination.ts';
import { isInput, isTextArea } from '../dom/element-types.ts';
import { attributeOf, formActionOf, formMethodOf, queryAllIn, titleOf } from '../dom/native-dom.ts';
import { elementIds } from '../identity/element-ids.ts';
import { seededHash } from '../identity/hash-text.ts';
import { linesOf } from './page-lines.ts';

/** A page before an action that may leave it, as hashes: what the next page shows is compared with it. */
export const rememberedPageSchema = z.object({
  seed: z.number(),
  /** Null for a page that was too large to be read. */
  lines: z.nullable(z.array(z.string())),
  title: z.string(),
  /** The form that the action may send. */
  form: z.optional(z.string()),
  /** That form is sent by POST, and its texts were all empty: drawn again with them, it was not accepted. */
  isBlankForm: z.boolean(),
  asksToSignIn: z.boolean(),
});
export type RememberedPage = z.infer<typeof rememberedPageSchema>;

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
    title: seededHash(normalized(titleOf(document) ?? ''), seed),
    ...(form ? { form: seededHash(formKey(form), seed) } : {}),
    isBlankForm: form !== undefined && isBlank(form),
    asksToSignIn: asksToSignIn(),
  };
}

/** Without what the person has written. */
function isBlank(form: HTMLFormElement): boolean {
  const fields = [...queryAllIn(form, TEXT_FIELDS)].filter(field => isInput(field) || isTextArea(field));
  return (
    formMethodOf(form) === 'post' && fields.length > 0 && fields.every(field => field.defaultValue === '')
  );
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
