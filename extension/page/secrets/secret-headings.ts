import { isElement, isText } from '../dom/element-types.ts';
import { isMatching, nextSiblingOf } from '../dom/native-dom.ts';
import { namesExpiry } from './harmless-words.ts';
import { namesLock } from './mask-pins.ts';
import { MAX_HEADING_LENGTH } from './places-under.ts';
import { namesPrivateNumber } from './private-numbers.ts';
import { mayNameSecret, namesSecret } from './secret-words.ts';
import { asksForAnswer, maskAnswers, namesReply } from './security-answers.ts';
import { NOT_SHOWN } from './shown-values.ts';

/** An element whose own text names a secret, and the element right after that text within it. */
export interface Naming {
  heading: Element;
  beside: Element | undefined;
}

function besideOf(node: Node): Element | undefined {
  let next = nextSiblingOf(node);
  if (next && isText(next) && next.data.trim() === '') next = nextSiblingOf(next);
  return next && isElement(next) ? next : undefined;
}

/**
 * Call for a root's texts in their order: the element whose own text names a secret, in any markup. A question that its text
 * answers has no answer elsewhere.
 */
export function createNamingReader(): (node: Text) => Naming | undefined {
  let sinceQuestion = MAX_BEFORE_ANSWER;
  return node => {
    const text = node.nodeValue ?? '';
    if (!isLongEnough(text) || text.length > MAX_TEXT_LENGTH) return undefined;
    const isAsking = asksForAnswer(text) && maskAnswers(text) === text;
    const isReply = sinceQuestion < MAX_BEFORE_ANSWER && namesReply(text);
    if (text.trim() !== '') sinceQuestion = isAsking ? 0 : sinceQuestion + 1;
    if (!isAsking && !isReply && !mayNameSecret(text) && !namesLock(text)) return undefined;
    const heading = headingOf(node, text, isAsking || isReply);
    return heading && { heading, beside: besideOf(node) };
  };
}

/** Two signs of Chinese make a word. */
function isLongEnough(text: string): boolean {
  return text.length >= 3 || (text.length === 2 && /^(?:[^\0-\u02ff]{2}|PW)$/u.test(text));
}

/** Texts between a question and the word "Answer". */
const MAX_BEFORE_ANSWER = 3;
const MAX_TEXT_LENGTH = 120;

function headingOf(node: Node, text: string, isAsking: boolean): Element | undefined {
  const parent = node.parentElement;
  if (!parent || isMatching(parent, NOT_SHOWN)) return undefined;
  const whole = text.trim();
  return isAsking || isNamingSecret(whole) ? parent : undefined;
}

function isNamingSecret(text: string): boolean {
  return (
    isLongEnough(text) &&
    text.length <= MAX_HEADING_LENGTH &&
    !ABOUT.test(text) &&
    !isHeadline(text) &&
    namesSecretOrNumber(text)
  );
}

/** Says something about secrets: Chinese with more than a name, or a sentence. */
function isHeadline(text: string): boolean {
  const eastern = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0;
  if (eastern > 0) return eastern > MAX_EASTERN_NAME || /[，。、；]|[：:].+/u.test(text);
  return text.split(/\s+/u).length > MAX_WORDS_IN_NAME && !/[:：]$/u.test(text);
}

const MAX_EASTERN_NAME = 14;
const MAX_WORDS_IN_NAME = 6;

/** A page repeats its headings. */
function namesSecretOrNumber(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const isNamed =
    namesSecret(text) ||
    namesExpiry(text) ||
    namesPrivateNumber(text) ||
    namesLock(text) ||
    AMBIGUOUS.test(text) ||
    CODE_ALONE.test(text) ||
    /^PW$/u.test(text);
  if (judged.size > MAX_JUDGED) judged.clear();
  judged.set(text, isNamed);
  return isNamed;
}

const judged = new Map<string, boolean>();
const MAX_JUDGED = 5000;

/** Headings about secrets, with explanations under them. */
const ABOUT =
  /\?$|\b(?:forgot|forgotten|reset|change|changing|create|creating|manage|how|what|why|about|using|rules?|policy|hashing|type|required|help|docs?|guide|learn|strength|expires?|expiry)\b/iu;

/** Languages, designs and issues have them too: `color-red-500`, `PROJ-12`. */
export const AMBIGUOUS =
  /^\s*(?:token|key|(?:your |my |new |the |ihre |deine |vos |tus |i tuoi |seus |ваши )?(?:codes|códigos|codici|kody|коды|kodlar|koder|コード))\s*$/iu;

/** Of a voucher, or of an article, a course, a country. */
export const CODE_ALONE = /^\s*(?:redeem )?code\s*:?\s*$/iu;
