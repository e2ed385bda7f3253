import type { Language } from '@assent/shared';
import { isDisabled, isTicked } from '../dom/element-state.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { elementValue } from '../naming/element-value.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { resolveElement, type TargetNames } from './resolve-target.ts';

export interface InspectRequest {
  target: TargetNames;
  language: Language;
  /** The attribute that is wanted. */
  attribute?: string | undefined;
}

export type Inspected =
  | { status: 'elsewhere' }
  | {
      status: 'found';
      isVisible: boolean;
      isEnabled: boolean;
      /** Absent for what cannot be checked. */
      isChecked?: boolean;
      /** A secret one as its mask. */
      value: string;
      attribute?: string;
      /** The attribute is none of those that leave the page. */
      isWithheld?: true;
    };

/** The state of one element, where it is in this document. Values leave as in a reading. */
export function inspectElement({ target, language, attribute }: InspectRequest): Inspected {
  const element = resolveElement(target, language);
  if (!element) return { status: 'elsewhere' };
  const isChecked = isTicked(element);
  return {
    status: 'found',
    isVisible: createVisibility().sees(element),
    isEnabled: !isDisabled(element),
    ...(isChecked === undefined ? {} : { isChecked }),
    value: elementValue(element) ?? '',
    ...attributeIn(element, attribute),
  };
}

/** Values, tokens and what scripts keep in `data-` attributes stay in the page. */
const HARMLESS =
  /^(?:href|src|alt|title|name|id|class|type|role|lang|dir|placeholder|label|for|rel|target|method|action|min|max|step|pattern|maxlength|minlength|required|disabled|readonly|checked|selected|multiple|open|hidden|tabindex|colspan|rowspan|datetime|aria-[a-z]+)$/u;

const MAX_ATTRIBUTE = 2_000;

function attributeIn(element: Element, name: string | undefined): { attribute?: string; isWithheld?: true } {
  if (name === undefined) return {};
  if (!HARMLESS.test(name.toLowerCase())) return { isWithheld: true };
  const value = attributeOf(element, name);
  if (value === null) return {};
  const secrets = watchSecrets();
  secrets.stop();
  return { attribute: secrets.mask(value).slice(0, MAX_ATTRIBUTE) };
}
