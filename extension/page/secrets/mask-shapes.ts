import { maskAddress } from './mask-address.ts';
import { isOpaque } from './mask-credentials.ts';
import { maskLabelled } from './mask-labelled.ts';
import { maskPhraseInParts, maskPhrases } from './mask-phrases.ts';
import { maskPins } from './mask-pins.ts';
import { maskPrivateNumbers } from './private-numbers.ts';
import { isToken, KNOWN_TOKENS } from './random-text.ts';
import { isCardNumber, MASK } from './secrets.ts';
import { maskAnswers } from './security-answers.ts';
import { shownSecretsPattern } from './shown-secrets.ts';

/** Masks what any page may show without a field: secrets under a heading, and what `maskShapes` finds. */
export function maskShown(texts: readonly string[]): string[] {
  return maskShownBy(shownSecretsPattern(), texts);
}

/** `isShown`: matches what the page shows. */
export function maskShownBy(isShown: RegExp | undefined, texts: readonly string[]): string[] {
  return maskPhraseInParts(
    texts.map((text, at) => {
      if (isOpaque(text) && USER.test(texts[at - 1] ?? '')) return MASK;
      return maskShapes(isShown ? text.replace(isShown, MASK) : text);
    }),
  );
}

/** In the cell or line before a password. */
const USER = /^(?:\S+@\S+\.\S+|admin\w*|root)$/u;

/** Masks what a text shows to be secret by itself: in addresses, by its form, or by the words before it. */
export function maskShapes(text: string): string {
  if (!MAY_HOLD.test(text)) return text;
  const keyless = LONG_RUN.test(text) ? text.replace(PRIVATE_KEY, MASK).replace(TOKENS, MASK) : text;
  const tokens = RUN_TO_JUDGE.test(keyless) ? keyless.replace(RUN, maskRun) : keyless;
  const labelled = maskLabelled(maskPrivateNumbers(maskNumbers(tokens)));
  return maskPhrases(maskAnswers(maskPins(labelled)));
}

/** Values have a digit or a separator before them; the others are long. */
const MAY_HOLD = /\d|[/?#;=:：]|[\w-]{10}|[a-z]{2} [a-z]{2}|[^\0-\x7f]/u;

/** Matched whole, so that a long text takes no longer per character. */
const RUN = /[^\s"'<>()[\]]+/gu;
const SEPARATED = /[/?#;]|mailto:/u;
const ADDRESS = /^[^\w/?#]{0,3}(?:[a-z][\w+.-]{1,20}:\/\/|\/|\?|#|www\.)/iu;

/** An address says by its names which of its random parts are public. */
function maskRun(run: string): string {
  const address = SEPARATED.test(run) ? maskAddress(run).replace(MESSAGE, maskMessage) : run;
  return ADDRESS.test(run) ? address : address.replace(LONG, maskRandom);
}

/** A text to send, in the address of a mail or a message. */
const MESSAGE = /(?<=[?&](?:body|text|message|msg|subject)=)[^&#\s•]+/gu;

function maskMessage(encoded: string): string {
  const text = new URLSearchParams(`text=${encoded}`).get('text') ?? '';
  return maskShapes(text) === text ? encoded : MASK;
}

/** Quick first looks: most texts are short words. */
const LONG_RUN = /[\w./:$-]{12}|-----/u;
const RUN_TO_JUDGE = /[/?#;]|mailto:|[\w+/=-]{24}/u;
const PRIVATE_KEY =
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[\s\S]*?-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[\s\S]*)/gu;
const TOKENS = new RegExp(`(?<![\\w-])(?:${KNOWN_TOKENS})`, 'gu');
const LONG = /(?<![\w+/=-]|sha\d{1,3}:)[\w+/=-]{24,}/giu;

/** A path has been judged by its parts, unless its slashes are digits of Base64. */
function maskRandom(run: string): string {
  if (PUBLIC_RUN.test(run)) return run;
  const isSecret = run.includes('/') ? isBase64(run) && isToken(run.replace(/[+/=]/gu, '')) : isToken(run);
  return isSecret ? MASK : run;
}

function isBase64(run: string): boolean {
  return BASE64.test(run) && !run.split('/').some(part => PATH_PART.test(part));
}

/** Digests and public keys. */
const PUBLIC_RUN = /^(?:sha\d{1,3}[-_]|AAAA[BCE]3NzaC1|AAAAE2VjZHNh|MCow|MII[BC]Ij|MFkw|MHYw)/u;
const BASE64 = /^[A-Za-z\d][A-Za-z\d+/]{38,}={0,2}$/u;
const PATH_PART = /^(?:[a-z]{3,}|[\da-f]{12,})$/u;

/** Numbers of cards and of social security, and licences in five groups. */
function maskNumbers(text: string): string {
  if (!/\d[\d -]{9}|[- ][A-Z\d]{4,5}[- ]|[A-Z\d]{4}-[A-Z\d]{4}/iu.test(text)) return text;
  return text
    .replace(CARDS, digits => (isCardNumber(digits) ? MASK : digits))
    .replace(SOCIAL_SECURITY, MASK)
    .replace(DEVICE_CODE, MASK)
    .replace(RECOVERY_CODE, MASK)
    .replace(LICENCES, run => (LETTERS_AND_DIGITS.test(run) ? MASK : run));
}

/** The groups of an IBAN may pass as a card's. */
const CARDS =
  /(?<![\w.,/-]|[A-Z]{2}\d\d )(?:(?:4\d|5[1-5]|2[2-7]|6[05])\d{2}([ -]?)\d{4}\1\d{4}\1\d{4}|3[47]\d{2}[ -]?\d{6}[ -]?\d{5})(?![\w/-])/gu;
const SOCIAL_SECURITY = /(?<![\w.-])(?!000|666)[0-8]\d{2}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/gu;
/** Without vowels, so that no word is meant; https://www.rfc-editor.org/rfc/rfc8628#section-6.1 */
const DEVICE_CODE = /(?<![\w-])[BCDFGHJ-NP-TV-XZ]{4}-[BCDFGHJ-NP-TV-XZ]{4}(?![\w-])/gu;
/** Groups of small letters and digits, mixed in each: `k7pq-m2xv`. No identifier in hexadecimal digits. */
const RECOVERY_CODE =
  /(?<![\w./@-])(?![\da-f-]+(?![\w-]))(?:(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,5}(?:-(?=\w)|(?![\w./@-]))){2,8}(?<!-)/gu;
const LETTERS_AND_DIGITS = /[A-Z].*\d|\d.*[A-Z]|\d.*[a-z].*\d/u;
/** Also keys for an authenticator: four or more groups of Base32. */
const LICENCES =
  /(?<![\w-])(?:(?:[A-Z\d]{5}-){4}[A-Z\d]{5}|(?:[A-Z\d]{4}-){3}[A-Z\d]{4}|(?:(?:[A-Z2-7]{4} ){3,15}|(?:[a-z2-7]{4} ){3,15})[A-Za-z2-7]{2,4})(?![\w-])/gu;
