import { isSaid } from './said-of-secrets.ts';
import { namesSecretItself } from './secret-words.ts';
import { MASK } from './secrets.ts';

/**
 * Masks the words that a sentence says to be a password: "Your password is correct horse battery staple". A sentence that says
 * something of it begins with another kind of word: "is too short", "is stored in the vault".
 */
export function maskSentences(text: string): string {
  if (!IS.test(text)) return text;
  return text
    .replace(BEFORE_VALUE, (whole, subject: string, is: string, value: string) =>
      namesPassword(subject, is) && isNamed(value, is) ? whole.slice(0, whole.length - value.length) + MASK : whole,
    )
    .replace(VALUE_BETWEEN, (whole, subject: string, is: string, value: string, end: string) =>
      namesPassword(subject, is) && isNamed(value, is) ? subject + is + MASK + end : whole,
    );
}

/** What stands between a name and its value: words that mean nothing else, and words that may say something of it. */
const ALWAYS = 'lautet|brzmi|là|adalah|ialah|คือ|هي|هو|היא|הוא|(?<=(?:hasł|kod|pin|klucz)[^.:\\n]{0,24} )to';
const MOSTLY = "is|was|ist|war|est|c'est|es|era|è|é|este|je|är|er|var|(?<=(?:sana|koodi)(?:si|nne)? )on|είναι|—|–";

/** A quick first look. */
const IS = new RegExp(`(?<=\\s)(?:${ALWAYS}|${MOSTLY})\\s|[はは는은]\\s?\\S|[是为為]|\\sहै`, 'u');

const PART = '[^\\s.!?。:;,|<>"«»„“”‘’「」()\\n]';
const VALUE = `${PART}{2,30}(?: ${PART}{1,30}){0,7}`;
const QUOTE = '["\'«„“‘「『]?';

/** The value ends the sentence. */
const BEFORE_VALUE = new RegExp(
  `((?:[^\\s.!?:;|\\n]+ ){0,9}[^\\s.!?:;|\\n]+)(\\s(?:${ALWAYS}|${MOSTLY})[\\s:]{1,3}|\\s?[是为為][:：]?\\s?)${QUOTE}(${VALUE})(?=["'»”“’」』]?[.!。]?(?:\\s*$|\\n|[.!。]\\s|\\s?[|<"»”」』,;]))`,
  'gmu',
);
/** The verb ends the sentence. */
const VALUE_BETWEEN = new RegExp(
  `([^\\s.!?。|]+(?: [^\\s.!?。|]+){0,4}?)(\\s?は\\s?|[는은]\\s|\\s)${QUOTE}(${VALUE}?)(["'»”’」』]?\\s?(?:です|になります|입니다|이에요|है)(?=[\\s.。।!]|$))`,
  'gu',
);

/** Before a word that may say something, the name stands at the end, or before what the password is for. */
function namesPassword(subject: string, is: string): boolean {
  const words = subject.trim().split(/\s+/u).slice(-MAX_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    const name = words.slice(Math.max(0, end - MAX_WORDS_OF_NAME), end).join(' ');
    if (!namesSecretItself(name) || NAMED_BY_PEOPLE.test(name)) continue;
    const next = words[end];
    return next === undefined || FOR.test(next) || (words.length - end <= 1 && ROMANCE.test(is.trim()));
  }
  return false;
}

const MAX_WORDS = 10;
const MAX_WORDS_OF_NAME = 3;
/** Keys and codes have digits, or names of their own; "the secret is patience". */
const NAMED_BY_PEOPLE =
  /(?:^|\s)(?:keys?|tokens?|codes?|pin|tan|secrets?|clés?|claves?|schlüssel|geheimnis|códigos?|codice|kod|код)$|码|碼$/iu;
const FOR =
  /^(?:for|of|to|on|in|at|f[üuö]r|von|zu[mr]?|d[ue]s?|pour|para|del|d[oa]|per|di|van|voor|till|til|dla|do|pro|для|от|к|của|ของ|untuk|anda|bạn|الخاصة?|σας|του|te)$/iu;
const ROMANCE = /^(?:est|es|era|è|é|este|là|adalah|คือ|هي|هو|היא|הוא|brzmi|to|είναι)$/u;

function isNamed(value: string, is: string): boolean {
  if (value.includes('•') || value.length < SHORTEST || /^\d{1,3}(?:\s|$)/u.test(value)) return false;
  return IS_ALWAYS.test(is) || !isSaid(value) || GOES_ON.test(value);
}

const IS_ALWAYS = new RegExp(`^\\s(?:${ALWAYS.replace(/\(\?<=.*\)/u, '')})`, 'u');
const SHORTEST = 4;

/** "correct horse battery": what is said of a password goes on with a short word, or not at all. */
const GOES_ON = /^(?:correct|safe|strong|short|long|open|new|blank|full)(?! (?:enough|until|since|after|before|again))(?: \p{Ll}{3,}){2}/u;
