import { wordsOf } from './secret-words.ts';
import { MASK } from './secrets.ts';

/** Whether text names a number that stands for a person before an authority, an insurance or a doctor. */
export function namesPrivateNumber(text: string): boolean {
  return PRIVATE_NUMBER.test(wordsOf(text));
}

/** Whether a text is such a number and nothing else: `QQ 12 34 56 C`, `805102/1234`; no date. */
export function isPrivateNumber(text: string): boolean {
  return WHOLE.test(text) && hasDigits(text);
}

/** Masks the number after a label that names one, up to the end of its groups: "Passport no. 533 401 278". */
export function maskPrivateNumbers(text: string): string {
  return text.replace(NUMBER, (whole: string, letters: string, at: number) => {
    if (!hasDigits(whole)) return whole;
    const before = text.slice(Math.max(0, at - MAX_LABEL_LENGTH), at);
    if (namesPrivateNumber(labelIn(before))) return MASK;
    return letters && namesPrivateNumber(labelIn(before + letters)) ? letters + MASK : whole;
  });
}

const MAX_LABEL_LENGTH = 60;

/** Groups of capitals and digits. Two letters before the first digit may be of the number or of its label. */
const GROUPS =
  '((?:[A-Z]{2,3} )?)(?=[A-Z]{0,8}\\d)[A-Z\\d]{1,22}(?:[ ./-](?:(?=[A-Z]{0,8}\\d)[A-Z\\d]{1,12}|[A-Z]{1,2}(?![\\p{L}\\d]))){0,8}';
const NUMBER = new RegExp(`(?<![\\p{L}\\d.,/•-])${GROUPS}(?![\\p{L}\\d])`, 'gu');
const WHOLE = new RegExp(`^${GROUPS}$`, 'u');

function hasDigits(text: string): boolean {
  return (text.match(/\d/gu) ?? []).length >= FEWEST_DIGITS && !DATE.test(text);
}

const FEWEST_DIGITS = 5;
const DATE = /^(?:(?:19|20)\d\d[ ./-]\d{1,2}[ ./-]\d{1,2}|\d{1,2}[ ./-]\d{1,2}[ ./-](?:19|20)\d\d)$/u;

/** The last words before a number, without what only joins them to it. */
function labelIn(before: string): string {
  const bare = before.replace(JOINING, '');
  return bare.split(/[\n\t|!?;,。；，]|\.\s/u).at(-1) ?? '';
}

const JOINING = /(?:[\s:：=|"'«„“(–—-]|\s(?:is|ist|lautet|est|es|è|é|to|это)(?=\s)|[是为為はの])+$/u;

const NUMBER_WORD = '(?:n(?:[or]|um(?:m?er|ero|ber)?)?|id|identifier|cislo|szam|号码?|號碼?|番号|번호)';

/**
 * Passports, identity cards, licences to drive, permits to stay; the numbers of persons before tax offices, insurances and
 * doctors. The numbers of firms, as on invoices, are public.
 */
const PRIVATE_NUMBER = new RegExp(
  [
    `(?:^| )(?:ssn|mrn|nino|bsn|ahv|avs|pesel|cpf|curp|dni|nie|aadhaar|nhs|jmbg|pas+(?:e?ports?|aport[oe])|pas(?:aport|zport|poort)\\p{L}*|reisepass|dri(?:vers?(?: s)?|ving) licen[cs]e|(?:national )?id(?:entity)? card|national id(?:entity)?|residence permit|(?:social|national) (?:security|insurance)|medica(?:re|id)|tax ?payer|(?:health|medical) (?:insurance|card)(?: card)?|visa(?= n)|insurance (?:member|policy)|patient|medical record|permis de conduire|titre de sejour|carte d identite|secu(?:rite sociale)?|patente(?: di guida)?|carta d identita|tessera sanitaria|carne?t? de conducir|seguridad social|cedula|rijbewijs|prawo jazdy|dowod\\p{L}* osobist\\p{L}*|kimlik|rodne|henkilotunnus|person(?=nu)|fødsels(?=nu)|fuhrerschein|personalausweis|aufenthaltstitel|codice fiscale|member id|tax id(?:entification)?|personal id(?:entity|entification)?(?: code)?|steuer(?:liche)? ?id(?:ent\\p{L}*)?|cpr|taj)(?: ?${NUMBER_WORD}){0,2}$`,
    // Letters that mean other things in a sentence.
    '^(?:(?:sin|ni)(?: number)?|nik|cnp|tfn|nir|egn)$',
    '(?:versicherungs|versicherten|ausweis|pass|steueridentifikations|burgerservice)(?:nummer|nr)$',
    '身份证|身份證|身分證|护照|護照|社保|医保|マイナンバー|旅券|運転免許|주민등록|여권|운전면허|паспорт|снилс|(?:^| )инн$|водительск|αμκα|διαβατηρι|מספר זהות|תעודת זהות|דרכון|رقم الهوية|جواز(?: ال)? ?سفر',
  ].join('|'),
  'u',
);
