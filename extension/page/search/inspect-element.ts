import type { Language } from '@assent/shared';
import { isDisabled, isTicked } from '../dom/element-state.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { elementValue } from '../naming/element-value.ts';
import { attributeText, isHarmlessAttribute } from '../reading/harmless-attributes.ts';
import { innerHtml } from '../reading/inner-html.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { resolveElement, type TargetNames } from './resolve-target.ts';

export interface InspectRequest {
  target: TargetNames;
  language: Language;
  /** The attribute that is wanted. */
  attribute?: string | undefined;
  /** Whether the markup in it is wanted. */
  html?: true | undefined;
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
      html?: string;
      /** The markup ends early. */
      isCut?: boolean;
    };

/** The state of one element, where it is in this document. Values leave as in a reading. */
export function inspectElement({ target, language, attribute, html }: InspectRequest): Inspected {
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
    ...(html ? innerHtml(element) : {}),
  };
}

function attributeIn(element: Element, name: string | undefined): { attribute?: string; isWithheld?: true } {
  if (name === undefined) return {};
  if (!isHarmlessAttribute(name)) return { isWithheld: true };
  const value = attributeOf(element, name);
  if (value === null) return {};
  const secrets = watchSecrets();
  secrets.stop();
  return { attribute: secrets.mask(attributeText(name, value)) };
}
