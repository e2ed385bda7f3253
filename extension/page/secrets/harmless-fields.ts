import { isEditorHost, isInput, isSelect, isTextArea, isTextField } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { labelWords } from './field-words.ts';
import { mayNameSecret, namesExpiry, namesHarmless, namesNumber } from './harmless-words.ts';
import { namesPrivateNumber } from './private-numbers.ts';
import { isRandom } from './random-text.ts';
import { namesSecretItself } from './secret-words.ts';
import { isSecret, optionLabels } from './secrets.ts';

/**
 * Whether a value may leave the device unasked: only from fields of a known, harmless kind. The type, tokens for autofill and
 * the labels decide; a value that looks like a secret stays anyway. Other fields are reported as filled.
 */
export function isHarmless(element: Element): boolean {
  return !isSecret(element) && isHarmlessOpen(element);
}

/** The same, for an element that is known to be no secret. */
export function isHarmlessOpen(element: Element): boolean {
  return isHarmlessKind(element) && !looksSecret(textIn(element));
}

/**
 * Whether a value may leave when the user approved to read it, or selected it: of an unknown kind too, unless its labels or
 * its form may mean a secret.
 */
export function isReadable(element: Element): boolean {
  if (isSecret(element)) return false;
  if (isHarmless(element)) return true;
  const text = textIn(element).trim();
  if (looksSecret(text) || (PASSWORD_OR_CODE.test(text) && ![...labelWords(element)].some(namesNumber)))
    return false;
  if (countWords(text) > MAX_IN_ANSWER && /\p{L}{2}/u.test(text)) return true;
  const labels = [...labelWords(element)].filter(words => countWords(words) <= MAX_IN_LABEL);
  return !labels.some(words => mayNameSecret(words) || namesPrivateNumber(words));
}

/** A word of letters and digits, or a short number. */
const PASSWORD_OR_CODE = /^(?=\S*\d)(?=\S*\p{L})\S{6,}$|^\d(?:[ -]?\d){3,7}$/u;

/** As an answer to a question of security has. */
const MAX_IN_ANSWER = 4;

/** A longer text stands beside the field by chance. */
const MAX_IN_LABEL = 12;

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}

function isHarmlessKind(element: Element): boolean {
  if (isSelect(element)) return !mayOfferSecrets(element);
  if (!(isInput(element) || isTextArea(element) || isEditorHost(element))) return true;
  if (isInput(element) && HARMLESS_TYPES.has(element.type)) return true;
  const words = [...labelWords(element)];
  if (words.some(namesExpiry)) return false;
  if (isInput(element) && DATE_TYPES.has(element.type)) return true;
  if (words.some(label => mayNameSecret(label) || namesPrivateNumber(label))) return false;
  return (
    !isInput(element) ||
    isQuantityOrDate(element.value) ||
    hasHarmlessTraits(element, words) ||
    words.some(namesHarmless)
  );
}

/** A list called like a secret, whose options are no plain choices, such as durations. */
function mayOfferSecrets(select: HTMLSelectElement): boolean {
  const words = [...labelWords(select)];
  const isNamed = words.some(namesSecretItself);
  if (!isNamed && !words.some(mayNameSecret)) return false;
  return optionLabels(select).some(option =>
    isNamed ? !PLAIN_OPTION.test(option) : PASSWORD_OR_CODE.test(option),
  );
}

/** Nothing, several words, a number with a unit, a short number, an abbreviation; not one word or a code. */
const PLAIN_OPTION =
  /^(?:\W*|[^\d]+ [^\d]+|\+?\d{1,3}(?: ?\p{L}+)?|[A-Z]{2,5}|yes|no|on|off|all|any|none|never|always|default|auto|new|other|ja|nein|oui|non|sí|nie|nee|да|нет|是|否|无|全部)$/iu;

const HARMLESS_TYPES = new Set(['search', 'email', 'url', 'range', 'color']);
const DATE_TYPES = new Set(['date', 'time', 'datetime-local', 'month', 'week']);

function hasHarmlessTraits(field: HTMLInputElement, words: readonly string[]): boolean {
  const tokens = (attributeOf(field, 'autocomplete') ?? '').toLowerCase().split(/\s+/u);
  return (
    tokens.some(token => HARMLESS_TOKEN.test(token)) ||
    isMatching(
      field,
      '[inputmode="search" i], [inputmode="email" i], [inputmode="url" i], [enterkeyhint="search" i]',
    ) ||
    isMatching(field, '[role=searchbox]') ||
    // Its options are public, unless nothing says what they are.
    (words.length > 0 && isMatching(field, '[role=combobox], [list], [aria-haspopup=listbox]'))
  );
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field without secrets. */
const HARMLESS_TOKEN =
  /^(?:name|honorific-(?:prefix|suffix)|(?:given|additional|family|nick)-?name|username|organization(?:-title)?|street-address|address-(?:line|level)\d|country(?:-name)?|postal-code|transaction-(?:currency|amount)|language|bday(?:-\w+)?|sex|url|photo|tel(?:-\w+)?|email|impp)$/u;

/** One or two digits, too few for a code; a full date or a time of the day. */
function isQuantityOrDate(text: string): boolean {
  return /^\s*(?:\d{1,2}|\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/. ]{1,2})\d{1,2}\2\d{4}|\d{1,2}:\d\d(?: ?[ap]m)?)\s*$/iu.test(
    text,
  );
}

function textIn(element: Element): string {
  return isTextField(element) ? element.value.slice(0, MAX_SEARCHED_LENGTH) : '';
}

const MAX_SEARCHED_LENGTH = 2000;

/** A lone run of random characters, or the words of a recovery phrase. */
function looksSecret(text: string): boolean {
  const whole = text.trim();
  return isRandom(whole, SHORTEST_VALUE) || RECOVERY_PHRASE.test(whole);
}

const SHORTEST_VALUE = 12;
const RECOVERY_PHRASE = /^(?:[a-z]{3,8}\s+){11}(?:(?:[a-z]{3,8}\s+){3}){0,4}[a-z]{3,8}$/u;
