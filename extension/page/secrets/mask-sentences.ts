import { isSaid } from './said-of-secrets.ts';
import { namesSecretItself } from './secret-words.ts';
import { MASK } from './secrets.ts';

/**
 * Masks the words that a sentence says to be a password: "Your password is correct horse battery staple". A sentence that says
 * something of it begins with another kind of word: "is too short", "is stored in the vault".
 */
export function maskSentences(text: string): string {
  const passed = text.replace(AFTER_USER, (whole, before: string, name: string, value: string) =>
    namesSecretItself(name) && !isSaid(value) ? before + MASK : whole,
  );
  if (!IS.test(passed)) return passed;
  const replaced = (whole: string, subject: string, is: string, value: string) =>
    namesPassword(subject, is) && isNamed(value, is) ? whole.replace(is + value, is + MASK) : whole;
  return passed
    .replace(IN_ORDER, value => (isSaid(value) ? value : MASK))
    .replace(QUOTED, replaced)
    .replace(BEFORE_VALUE, replaced)
    .replace(AFTER_COLON, replaced)
    .replace(BETWEEN, replaced)
    .replace(BEFORE_HAI, replaced);
}

/** The words joined to one that follow a name on a line of their own: "Password three-blue-doors". */
export function joinedWords(line: string): string[] {
  const [, name = '', value = ''] = LINE.exec(line) ?? [];
  const words = name.trim().split(' ');
  return endsWithName(words) && !words.some(doesSomething) && !isSaid(value) ? [value] : [];
}

const LINE = /^\s*((?:[\p{L}.]+ ){1,4})(\p{Ll}{3,}(?:-\p{Ll}{3,}){2,})\.?\s*$/u;

/** What stands between a name and its value: words that mean nothing else, and words that may say something of it. */
const ALWAYS =
  'lautet|brzmi|là|adalah|ialah|คือ|هي|هو|היא|הוא|(?<=(?:[Hh]asł|[Kk]od|PIN|[Kk]lucz)[^.:\\n]{0,24} )to';
const MOSTLY =
  "is|was|ist|war|est|c'est|es|era|è|é|este|je|är|er|var|(?<=(?:sana|koodi)(?:si|nne)? )on|είναι|—|–";

/** A quick first look. */
const IS = new RegExp(
  `[:：]|password |pass(?:phrase|code) |\\s["“«„「『]|(?<=\\s)(?:${ALWAYS}|${MOSTLY})\\s|[は는은]\\s?\\S|[是为為]|\\sहै`,
  'u',
);

const QUOTE = '["\'«„“‘「『]?';
const PART = '[^\\s.!?。:;,|<>"«»„“”‘’「」()\\n]';
const VALUE = `${PART}{2,30}(?: ${PART}{1,30}){0,7}`;

/** The value ends the sentence. */
const BEFORE_VALUE = new RegExp(
  `((?:[^\\s.!?:;|\\n]+ ){0,9}[^\\s.!?:;|\\n]+)((?:\\s(?:${ALWAYS}|${MOSTLY})[\\s:]{1,3}|\\s?[是为為][:：]?\\s?)${QUOTE})(${VALUE})(?=["'»”“’」』]?[.!。]?(?:\\s*$|\\n|[.!。;]\\s|\\s?[|<"»”」』]))`,
  'gmu',
);
/** A label, and a short value that ends the line. */
const AFTER_COLON = new RegExp(
  `((?:[^\\s.!?:：;|\\n]+ ){0,4}[^\\s.!?:：;|\\n]+)(\\s?[:：]\\s?${QUOTE})(${PART}{2,30}(?: ${PART}{1,30}){0,2})(?=["'»”“’」』]?[.!。]?\\s*$)`,
  'gmu',
);
/** "Sign in with the password lemontree": not a noun that goes with it, such as "the password manager". */
const IN_ORDER =
  /(?<=(?<!\p{L})(?:with|using|use|quote|say|give|enter) (?:the|this|my|our|his|her|their) (?:\p{Ll}+ )?pass(?:word|phrase|code) )(?!manag|field|hint|gen|vau|app|tool|only|ag|bel|abo|here|there|inst|first|tw|box|form|pag|scr|pro|di|inp|rul|pol|li|tab|che|tha|whi|they)\p{Ll}{5,}(?=[.,;!]?\s*$|[.,;!]\s|\s(?:when|to|at|and|if|for)\s)/gimu;
const AND = '(?:and|or|und|oder|et|ou|[eyo]|en|och|og|[iи])';
const SAYS = '[\\s:=]{1,3}(?:(?:is|ist|est|es|è|é)\\s)?["\'«“„]?';
/** "user kim, password crocus": by the next name it means his password. */
const AFTER_USER = new RegExp(
  `((?<!\\p{L})(?:us(?:er|uari|uári)|log-?in|benutzer|utilisa|identifiant|utente|gebruiker|польз|логин|用[户戶])\\p{L}*(?: name)?${SAYS}(?!${AND}\\s|names?\\s)[^\\s,;"]{2,40}["'»”]?(?:\\s?[,;/]|,?\\s${AND})\\s((?:[\\p{L}\\p{M}-]+ ){0,3}[\\p{L}\\p{M}-]+)${SAYS})([^\\s"'»”,;•]{3,40}?)(?=["'»”]?[.,;)]?(?:\\s*$|[.,;]\\s))`,
  'gimu',
);
/** Right after its name, in quotes. */
const QUOTED = new RegExp(
  `((?:[^\\s.!?:;|\\n]+ ){0,3}[^\\s.!?:;|\\n]+)(\\s["“«„「『])(${PART}{4,30})(?=["”»“」』](?:\\s*$|[.,;)]|\\s\\p{Ll}))`,
  'gmu',
);
/** The verb ends the sentence. */
const BETWEEN = new RegExp(
  `([^\\s、。「」|]{2,20}?)((?:\\s?は\\s?|[는은]\\s)${QUOTE})(${VALUE}?)["'»”’」』]?\\s?(?:です|になります|입니다|이에요)(?=[\\s.。!]|$)`,
  'gu',
);
const BEFORE_HAI = new RegExp(`((?:[^\\s।|]+ )?पासवर्ड)( ${QUOTE})(${VALUE}?)["'»”’]? है(?=[\\s।]|$)`, 'gu');

/** Before a word that may say something, the name stands at the end, or before what the password is for. */
function namesPassword(subject: string, is: string): boolean {
  const words = subject.trim().split(/\s+/u).slice(-MAX_WORDS);
  const isLabel = /[:：]/u.test(is);
  if (isLabel && doesSomething(words[0] ?? '')) return false;
  for (let end = words.length; end > 0; end -= 1) {
    if (!endsWithName(words.slice(0, end))) continue;
    const next = words[end];
    return next === undefined || FOR.test(next) || (words.length - end <= 1 && ROMANCE.test(is.trim()));
  }
  return false;
}

/** "Reset password: ask Kim". */
function doesSomething(word: string): boolean {
  return isSaid(word) && !/^(?:n\p{L}{2,5}|your|my|the|our)$/iu.test(word);
}

function endsWithName(words: readonly string[]): boolean {
  const names = [1, 2, 3].map(length => words.slice(-length).join(' '));
  return names.some(name => namesSecretItself(name)) && !names.some(name => NAMED_BY_PEOPLE.test(name));
}

const MAX_WORDS = 10;
/** Keys and codes have digits, or names of their own; "the secret is patience". */
const NAMED_BY_PEOPLE =
  /(?:^|\s|[a-z](?=K))(?:pass|keys?|tokens?|codes?|pin|tan|secrets?|clés?|claves?|schlüssel|geheimnis|códigos?|codice|kod|код)$|(?<!密)[码碼]$/iu;
const FOR =
  /^(?:for|of|to|on|in|at|f[üuö]r|von|zu[mr]?|d[ue]s?|pour|para|del|d[oa]|per|di|van|voor|till|til|dla|do|pro|для|от|к|của|ของ|untuk|anda|bạn|الخاصة?|σας|του|te)$/iu;
const ROMANCE = /^(?:est|es|era|è|é|este|là|adalah|คือ|هي|هو|היא|הוא|brzmi|to|είναι)$/u;

function isNamed(value: string, is: string): boolean {
  if (
    value.includes('•') ||
    value.length < (/[^\0-\u02ff]/u.test(value) ? 2 : SHORTEST) ||
    /^\d{1,3}(?:\s|$)/u.test(value)
  )
    return false;
  return IS_ALWAYS.test(is) || !isSaid(value) || GOES_ON.test(value);
}

const IS_ALWAYS = new RegExp(`^\\s(?:${ALWAYS.replace(/\(\?<=.*\)/u, '')})`, 'u');
const SHORTEST = 4;

/** "correct horse battery": what is said of a password goes on with a short word, or not at all. */
const GOES_ON =
  /^(?:correct|safe|strong|short|long|open|new|blank|full)(?! (?:enough|until|since|after|before|again))(?: \p{Ll}{3,}){2}/u;
