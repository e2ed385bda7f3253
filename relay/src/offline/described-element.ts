import type { PageElement } from '@assent/shared';
import { type ElementKind, kindOf } from './element-kind.ts';
import { type Hints, splitHints } from './read-hints.ts';

/** What a description says: `kind:name(hints)`, with colons and brackets of either width. */
export type DescribedElement = {
  id: string;
  kind: ElementKind;
  kindWords: string;
  name: string;
  hints: Hints;
  /** The person said which of several is meant, and it is this one. */
  isAnswer: boolean;
  /** As listed, for telling the person. */
  desc: string;
};

const DESCRIPTION = /^\s*(?<kind>[^:：]{1,30})[:：]\s*(?<rest>[\s\S]*)$/u;

export function describeElement({ id, desc }: PageElement): DescribedElement {
  const { kind: kindWords = '', rest = desc } = DESCRIPTION.exec(desc)?.groups ?? {};
  return { id, kind: kindOf(kindWords), kindWords, ...splitHints(rest), isAnswer: false, desc };
}

/** What it is known by where it has no name of its own. */
export function namesOf({ name, hints }: DescribedElement): string[] {
  return [name, hints.placeholder].filter(each => each !== '');
}

/** How the person would call it. */
export function titleOf(element: DescribedElement): string {
  return namesOf(element)[0] ?? element.desc;
}

const SECRET =
  /pass ?(?:word|code|phrase|wd)|\b(?:pwd|otp|cvv2?|cvc2?|csc|pin|2fa)\b|(?:verification|security|one.?time|sms|login|confirmation) ?code|(?:card|credit|debit|account) ?(?:number|num|no\b)|secret|api ?key|token|密码|口令|验证码|校验码|动态码|安全码|卡号|信用卡|银行卡|助记词|私钥|密钥/iu;

/** Whether words name something that should stay between the person and the page. */
export function isSecretName(words: string): boolean {
  return SECRET.test(words);
}

const CARD_NUMBER = /^(?:\d[ -]?){12,18}\d$/u;

/** A password that stands in a longer value. */
const TELLS_SECRET =
  /(?:pass ?(?:word|code)|\bpin|密码|验证码)\s*(?:is|[是为:：=])?\s*(?=\S*[\d!@#$%])\S{3,}/iu;

/** A value that is not to be repeated on the screen: the field says so, or it looks like a card number. */
export function isSecretValue(value: string, element: DescribedElement | undefined): boolean {
  return (
    CARD_NUMBER.test(value.trim()) ||
    TELLS_SECRET.test(value) ||
    (element !== undefined && isSecretName(element.desc))
  );
}
