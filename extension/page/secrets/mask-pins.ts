import { isSaid } from './said-of-secrets.ts';
import { MASK } from './secrets.ts';

/** Masks the numbers of a text that says what they open: "PIN Handy 4471", "the safe opens with 12-40-07". */
export function maskPins(text: string): string {
  return text
    .replace(PIN_OF, (whole, words: string, number: string) =>
      words.trim().split(/\s+/u).some(isSaid) || YEAR.test(number) ? whole : whole.replace(number, MASK),
    )
    .replace(DIALLED, MASK)
    .replace(COMBINATION, numbers => (LOCK.test(text) ? MASK : numbers));
}

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
