import { cleanText } from '../../page/dom/clean-text.ts';
import { closestComposed } from '../../page/dom/composed-tree.ts';
import { pressedBy } from '../../page/dom/destination.ts';
import { isButton, isInput } from '../../page/dom/element-types.ts';
import { attributeOf } from '../../page/dom/native-dom.ts';
import { elementIds } from '../../page/identity/element-ids.ts';
import { type SentField, sentFieldsOf } from '../../page/identity/sent-fields.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { namesSecret } from '../../page/secrets/secret-words.ts';
import { isSecret, MASK } from '../../page/secrets/secrets.ts';
import type { Submission } from '../contract/preview.ts';

const MAX_FIELDS = 100;

const MAX_VALUE = 400;

/** Tokens and identifiers of sessions are of this kind; a person can read nothing in them. */
const UNREADABLE = /^[\w+/=.~-]{24,}$/u;

/** Everything that goes along with a submit, for the person who decides on it: without secrets. */
export function describeSubmission(element: Element): Submission | undefined {
  const [form, submitter] = formAndSubmitter(element);
  if (!form) return undefined;
  const own = submitter && attributeOf(submitter, 'name');
  const sent = sentFieldsOf(element).filter(({ name, values }) => name !== '' && values.length > 0);
  const pushed = own
    ? [{ label: own, values: [attributeOf(submitter, 'value') ?? ''], isHidden: true as const }]
    : [];
  const given = (name: string) => submitter && attributeOf(submitter, `form${name}`);
  return {
    method: (given('method') ?? attributeOf(form, 'method') ?? 'get').toUpperCase(),
    encoding: given('enctype') ?? attributeOf(form, 'enctype') ?? '',
    fields: [...sent.slice(0, MAX_FIELDS).map(describeField), ...pushed],
    ...(sent.length > MAX_FIELDS ? { more: sent.length - MAX_FIELDS } : {}),
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

function describeField({ element, name, values, isSeen }: SentField): Submission['fields'][number] {
  const isKept = namesSecret(name) || (element !== undefined && isSecret(element));
  return {
    ...(element ? { elementId: elementIds.idOf(element) } : {}),
    label: element && isSeen ? shortName(element) : cleanText(name, 60),
    values: values.map(value =>
      isKept || (!isSeen && UNREADABLE.test(value)) ? MASK : value.slice(0, MAX_VALUE),
    ),
    ...(isSeen ? {} : { isHidden: true as const }),
  };
}
