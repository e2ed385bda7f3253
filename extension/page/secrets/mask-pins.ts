import { isSaid } from './said-of-secrets.ts';
import { MASK } from './secrets.ts';

/**
 * Masks the numbers of a text that says what they open, or tells to enter them: "PIN Handy 4471", "the safe opens with
 * 12-40-07", "disarm with 4471".
 */
export function maskPins(text: string): string {
  if (!MAY_BE_PIN.test(text)) return text;
  return text
    .replace(PIN_OF, (whole, words: string, number: string) =>
      words.trim().split(/\s+/u).some(isSaid) || YEAR.test(number) ? whole : whole.replace(number, MASK),
    )
    .replace(DIALLED, MASK)
    .replace(ENTERED, (number: string) => (YEAR.test(number) ? number : MASK))
    .replace(PRESSED, MASK)
    .replace(COMBINATION, numbers => (LOCK.test(text) ? MASK : numbers));
}

/** What numbers open, alone: "Safe", "Bike lock". Beside other things, numbers count them. */
export function namesLock(text: string): boolean {
  return text.length < LONGEST_LOCK && ONLY_LOCK.test(text);
}

const LONGEST_LOCK = 24;
const ONLY_LOCK =
  /^\s*(?:\p{L}+ ){0,2}(?:safe|(?:pad)?lock|(?:lock|key) ?box|tresor|coffre(?:-fort)?|cassaforte|kluis|сейф)\s*:?\s*$/iu;

/** A quick first look. */
const MAY_BE_PIN = /\d{4}|\d[ #*-]\d/u;

/** The number ends its line or clause. */
const PIN_OF =
  /(?<=(?<![\p{L}\d])(?:PIN|PUK|pin))((?: \p{L}{2,14}){1,3})[:：]? (\d{4,8})(?=["'”»)]?[.,;!]?(?:\s*$|\n|\s\D))/gmu;
const YEAR = /^(?:19|20)\d\d$/u;
/** After a pause in a number to dial. */
const DIALLED = /(?<=#,{0,6}\*)\d{4,8}(?=#)/gu;
const LOCK = /safe|tresor|vault|lock|comb[io]|kombi|coffre|fuerte|kluis|sejf|сейф|金庫|保险|금고/iu;
/** No date, with the day first or the month. */
const COMBINATION =
  /(?<![\d.,/-])(?!(?:[0-2]\d|3[01])-(?:0\d|1[0-2])-|(?:0\d|1[0-2])-(?:[0-2]\d|3[01])-)\d\d-\d\d-\d\d(?![\d.,/-]?\d|-)/gu;
/** After what it opens, or who entered it; a unit after it tells an amount. */
const ENTERED = new RegExp(
  `(?<=(?<!\\p{L})(?:${[
    '(?:d[eéi]sa[crt]|unlock|opens?(?!\\p{L})|entsperr)\\p{L}* (?:\\p{L}+ ){0,3}(?:with|using|mit|avec|con)',
    '(?:turn|set|dreh|stell)\\p{L}* (?:\\p{L}+ ){0,3}(?:wheels?|dials?|rings|lock|räd\\p{L}+) (?:to|auf)',
    '(?:PIN|(?:pass)?code|password|keypad)(?!\\p{L})[^\\n]{0,48} (?:tried|entered|typed)',
    '(?:PIN|pass(?:code|word)|unlock|open|log ?in)(?!\\p{L})[^.\\n]{0,64} followed by',
  ].join(
    '|',
  )}) ["“«„]?)(?:\\d{4,8}|\\d(?:[ -]\\d){3,7})(?=["”»“]?(?:[.,;!)]?\\s*$|[.,;!)]\\s|\\n| (?:and|but|then|within|to|und|et|e) ))`,
  'gimu',
);
/** With a sign of a keypad within or after it; services of networks have it before. */
const PRESSED =
  /(?<=(?<!\p{L})(?:press|enter|type|key in|drücken sie|tapez|digita) )(?:\d{1,6}#\d{1,6}#?|\d{4,8}#)(?![\w#*])/giu;
