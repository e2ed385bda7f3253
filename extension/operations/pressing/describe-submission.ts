import { cleanName } from '../../page/dom/clean-text.ts';
import { closestComposed } from '../../page/dom/composed-tree.ts';
import { pressedBy } from '../../page/dom/destination.ts';
import { isButton, isInput } from '../../page/dom/element-types.ts';
import { attributeOf, isMatching, localNameOf } from '../../page/dom/native-dom.ts';
import { elementIds } from '../../page/identity/element-ids.ts';
import { type SentField, sentFieldsOf } from '../../page/identity/sent-fields.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { isToken } from '../../page/secrets/random-text.ts';
import { namesSecret } from '../../page/secrets/secret-words.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import type { Submission } from '../contract/preview.ts';

const MAX_FIELDS = 100;

/** Longer values are given by their head and tail. */
const HEAD = 400;
const TAIL = 160;

/** A guard against forgery, or what stands for a session. */
const TOKEN_NAME =
  /csrf|xsrf|authenticity|nonce|requestverification|(?:^|[_-])(?:token|session|sid|jwt|sig|signature)(?:$|[_-])/iu;

/** Everything that goes along with a submit, for the person who decides on it: without secrets. */
export function describeSubmission(element: Element): Submission | undefined {
  const [form, submitter] = formAndSubmitter(element);
  if (!form) return undefined;
  const own = submitter && attributeOf(submitter, 'name');
  const all = sentFieldsOf(element).filter(field => field.name !== '' && !isBarred(field));
  const listed = all.filter(field => isFilledIn(field) || isLeftOpen(field, all));
  const pushed = own
    ? [{ label: own, values: [attributeOf(submitter, 'value') ?? ''], isHidden: true as const }]
    : [];
  const given = (name: string) => submitter && attributeOf(submitter, `form${name}`);
  return {
    method: (given('method') ?? attributeOf(form, 'method') ?? 'get').toUpperCase(),
    encoding: given('enctype') ?? attributeOf(form, 'enctype') ?? '',
    fields: [...listed.slice(0, MAX_FIELDS).map(describeField), ...pushed],
    ...(listed.length > MAX_FIELDS ? { more: listed.length - MAX_FIELDS } : {}),
  };
}

function formAndSubmitter(element: Element): [form?: HTMLFormElement, submitter?: Element] {
  for (const at of pressedBy(element)) {
    const control = closestComposed(at, isButton) ?? at;
    if (!isButton(control) && !isInput(control)) continue;
    const isSubmitter = /^(submit|image)$/u.test(control.type);
    if (control.form) return isSubmitter ? [control.form, control] : [control.form];
  }
  return [];
}

/** Browsers send nothing of what is in a list of suggestions. */
function isBarred({ element }: SentField): boolean {
  return element !== undefined && isMatching(element, 'datalist *');
}

function isFilledIn({ values, element }: SentField): boolean {
  const isEmptyFile = element && isInput(element) && element.type === 'file' && element.files?.length === 0;
  return values.length > 0 && !isEmptyFile;
}

/** A box, a file or a list that sends nothing as it is. Of radio buttons only those of which none is chosen. */
function isLeftOpen({ element, name }: SentField, all: readonly SentField[]): boolean {
  const isRadio = element !== undefined && isInput(element) && element.type === 'radio';
  return !isRadio || !all.some(other => other.name === name && other.values.length > 0);
}

type Field = Submission['fields'][number];

function describeField(field: SentField): Field {
  const { element, name, values, isSeen } = field;
  const label = (element && isSeen && labelOf(element)) || cleanName(name, 40, 20);
  const shown = values.map(value => shownValue(value, field));
  const length = Math.max(0, ...shown.map(({ length = 0 }) => length));
  return {
    ...(element ? { elementId: elementIds.idOf(element) } : {}),
    label,
    ...(isCalled(name, label) ? {} : { name: cleanName(name, 40, 20) }),
    values: shown.map(({ text }) => text),
    ...(length > 0 ? { length } : {}),
    ...(isSeen ? {} : { isHidden: true }),
    ...(isFilledIn(field) ? {} : { isUnsent: true }),
  };
}

/** Empty where the field has no words of its own. */
function labelOf(element: Element): string {
  const name = shortName(element);
  return name === `<${localNameOf(element)}>` || HINT.test(name) ? '' : name;
}

/** Nobody reads it on the field. */
const HINT = /^\[[^\]]*\]$/u;

/** The page's words for a field may hide what it is for the server. */
function isCalled(name: string, label: string): boolean {
  const [one, other] = [name, label].map(text => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
  if (one === undefined || other === undefined) return false;
  return other.includes(one) || (other.length >= SHORTEST_LABEL && one.includes(other));
}

const SHORTEST_LABEL = 3;

function shownValue(value: string, { element, name, isSeen }: SentField): { text: string; length?: number } {
  const isNamedSecret = namesSecret(name) || (!isSeen && TOKEN_NAME.test(name));
  if (isNamedSecret || (element && isSecret(element)) || (!isSeen && isToken(value))) return { text: MASK };
  const { length } = value;
  if (length <= HEAD + TAIL) return { text: value };
  return { text: `${value.slice(0, HEAD)} … ${value.slice(-TAIL)}`, length };
}
