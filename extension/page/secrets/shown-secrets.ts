import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isElement, isInput, isText } from '../dom/element-types.ts';
import { attributeOf, isMatching, nextSiblingOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import { namesExpiry } from './harmless-words.ts';
import { GIVES_VALUE, valueGiven } from './mask-unasked.ts';
import { isName, looseTextAfter, MAX_HEADING_LENGTH, placesUnder } from './places-under.ts';
import { isPrivateNumber, namesPrivateNumber } from './private-numbers.ts';
import { quotesOf } from './quotes-of.ts';
import { mayNameSecret, namesSecret, namesSecretItself } from './secret-words.ts';
import { asksForAnswer, isAnswer, namesReply } from './security-answers.ts';
import { CONTROLS, isPhraseOfWords, NOT_SHOWN, valuesIn, valuesInText } from './shown-values.ts';

declare global {
  interface AssentDocumentState {
    shownSecrets?: { pattern: RegExp | undefined; at: number } | undefined;
  }
}

/** Matches the shown secrets; undefined without any. Gathered once for the parts of one reading. */
export function shownSecretsPattern(): RegExp | undefined {
  const now = performance.now();
  const { shownSecrets: known } = documentState;
  if (known && now - known.at < MILLISECONDS_OF_A_READING) return known.pattern;
  const pattern = quotesOf(shownSecrets());
  documentState.shownSecrets = { pattern, at: now };
  return pattern;
}

const MILLISECONDS_OF_A_READING = 100;

/**
 * Secrets that the page shows as text after a heading that names them: a column "Password", a row or term "API key", a list
 * under "Recovery codes". Masked wherever they are quoted.
 */
function shownSecrets(): string[] {
  const secrets = rootsOf(document).flatMap(root => [
    ...namingSecrets(root).flatMap(valuesUnder),
    ...[...queryAllIn(root, CALLED_SECRET)].flatMap(valuesOf),
    ...[...queryAllIn(root, NAMED_GROUPS)].flatMap(optionsOf),
    ...[
      ...queryAllIn(
        root,
        'button, [role=button], [role=menuitem], input[type=button], label:has(> [type=checkbox])',
      ),
    ]
      .slice(0, MAX_BUTTONS)
      .flatMap(valuesBeside),
  ]);
  return [...new Set(secrets)].slice(0, MAX_VALUES);
}

const MAX_VALUES = 300;
const MAX_BUTTONS = 500;

const NAMED_GROUPS = '[role=radiogroup][aria-label], [role=listbox][aria-label], [role=list][aria-label]';

/** The choices of a group that is named like a secret; some name first what it is for: "kim / s3cret". */
function optionsOf(group: Element): string[] {
  const name = attributeOf(group, 'aria-label') ?? '';
  if (!mayNameSecret(name) || !namesSecretItself(name)) return [];
  const options = [...queryAllIn(group, '[role=radio], [role=option], [role=listitem]')].slice(
    0,
    MAX_BUTTONS,
  );
  return options.flatMap(option => valuesIn(option, 'words'));
}

/** What "Copy password" stands beside. */
function valuesBeside(button: Element): string[] {
  const name = (
    attributeOf(button, 'aria-label') ?? (isInput(button) ? button.value : textOf(button))
  ).trim();
  if (name.length > MAX_HEADING_LENGTH || !GIVES_VALUE.test(name)) return [];
  const given = valueGiven(name);
  if (given) return [given];
  if (!mayNameSecret(name) || !namesSecretItself(name)) return [];
  const box = button.closest('tr, li, [role=row]') ?? button.parentElement;
  if (!box || textOf(box).length > MAX_ROW) return [];
  return valuesIn(box, 'forms').filter(value => value !== name);
}

const MAX_ROW = 200;

const CALLED_SECRET =
  '[class~=password i], [class~=passwd i], [class~=secret i], [class~=passphrase i], [class*="api-key" i], [class*="apikey" i],' +
  ' [class*="recovery-code" i], [class*="backup-code" i], [data-secret], [itemprop=password]';

/** An element that its class calls a secret; one with parts is a box around a field. */
function valuesOf(called: Element): string[] {
  return called.firstElementChild === null && !isMatching(called, `${CONTROLS}, label`)
    ? valuesIn(called, 'words')
    : [];
}

/** An element whose own text names a secret, and the element right after that text within it. */
interface Naming {
  heading: Element;
  beside: Element | undefined;
}

function besideOf(node: Node): Element | undefined {
  let next = nextSiblingOf(node);
  if (next && isText(next) && next.data.trim() === '') next = nextSiblingOf(next);
  return next && isElement(next) ? next : undefined;
}

/** The elements whose own text names a secret, in any markup. */
function namingSecrets(root: Document | ShadowRoot): Naming[] {
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
  const headings: Naming[] = [];
  let sinceQuestion = MAX_BEFORE_ANSWER;
  for (let left = MAX_TEXTS; left > 0; left -= 1) {
    const node = walker.nextNode();
    if (!node) break;
    const text = node.nodeValue ?? '';
    if (!isLongEnough(text) || text.length > MAX_TEXT_LENGTH) continue;
    const isAsking = asksForAnswer(text);
    const isReply = sinceQuestion < MAX_BEFORE_ANSWER && namesReply(text);
    if (text.trim() !== '') sinceQuestion = isAsking ? 0 : sinceQuestion + 1;
    if (!isAsking && !isReply && !mayNameSecret(text)) continue;
    const heading = headingOf(node, text, isAsking || isReply);
    if (heading) headings.push({ heading, beside: besideOf(node) });
  }
  return headings;
}

/** Two signs of Chinese make a word. */
function isLongEnough(text: string): boolean {
  return text.length >= 3 || (text.length === 2 && /^(?:[^\0-\u02ff]{2}|PW)$/u.test(text));
}

/** Texts between a question and the word "Answer". */
const MAX_BEFORE_ANSWER = 3;
const MAX_TEXTS = 20_000;
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
    AMBIGUOUS.test(text) ||
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

function valuesUnder({ heading, beside }: Naming): string[] {
  const name = beside ? (heading.firstChild?.nodeValue ?? '') : textOf(heading);
  if (namesExpiry(name))
    return placesUnder(heading)
      .map(({ place }) => textOf(place).trim())
      .filter(text => MONTH.test(text));
  if (asksForAnswer(name) || namesReply(name)) return answersUnder(heading, name, beside);
  const isPhrase = NAMES_PASSPHRASE.test(name);
  const isNumber = namesPrivateNumber(name);
  const within = beside
    ? [
        {
          place: beside,
          isSure:
            (/[:：]\s*$/u.test(name) && !beside.nextElementSibling) || isMatching(beside, 'output, code'),
        },
      ]
    : [];
  const values = [...within, ...placesUnder(heading)].flatMap(({ place, isSure }) => [
    ...valuesIn(place, NAMES_PHRASE.test(name) ? 'phrase' : isSure ? 'words' : 'forms'),
    ...(isSure ? [textOf(place).trim()].filter(text => /^\d{3}$/u.test(text)) : []),
    ...(isNumber ? [textOf(place).trim()].filter(isPrivateNumber) : []),
    ...(isPhrase ? [textOf(place).trim()].filter(isPhraseOfWords) : []),
  ]);
  const loose = isName(heading) ? valuesInText(looseTextAfter(heading)) : [];
  return AMBIGUOUS.test(name) ? values.filter(value => MIXED.test(value)) : [...values, ...loose];
}

/** What stands in the place of an answer. An article asks too, and answers in the paragraph below. */
function answersUnder(question: Element, name: string, beside: Element | undefined): string[] {
  const isLabel = !/[?？]/u.test(name);
  const places = placesUnder(question).filter(({ isSure }, at) => isSure || (isLabel && at === 0));
  return [...(beside ? [beside] : []), ...places.map(({ place }) => place)]
    .filter(place => !isMatching(place, CONTROLS) && place.querySelector('input, select, textarea') === null)
    .map(place => textOf(place).trim())
    .filter(text => isAnswer(text) && !namesReply(text));
}

/** The end of a card's validity. */
const MONTH = /^(?:0[1-9]|1[0-2])\s?[/.-]\s?(?:20)?\d\d$/u;

/** Languages, designs and issues have them too: `color-red-500`, `PROJ-12`. */
const AMBIGUOUS =
  /^\s*(?:token|key|(?:your |my |new |the |ihre |deine |vos |tus |i tuoi |seus |ваши )?(?:codes|códigos|codici|kody|коды|kodlar|koder|コード))\s*$/iu;
const MIXED = /(?=.*\p{Ll}|.{12})(?:\p{L}\d+\p{L}|\d\p{L}+\d)/u;

const NAMES_PASSPHRASE = /pass ?phrase/iu;
const NAMES_PHRASE =
  /(?<!pass ?)phrase|word #?\d|mnemonic|seed|(?:secret|recovery|backup) words|助记词|助記詞|phrase secr|frase|wiederherstellungsw/iu;
