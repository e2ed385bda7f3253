import { isSecretParameter } from './mask-address.ts';
import { maskCredentials } from './mask-credentials.ts';
import { maskSentences } from './mask-sentences.ts';
import { mayNameSecret, namesSecret, namesSecretItself } from './secret-words.ts';
import { MASK } from './secrets.ts';

/** Masks what stands after a label: "Password: hunter2", "DB_PASSWORD=hunter", "Your code is 482913", "482 913 is your code". */
export function maskLabelled(text: string): string {
  if (!mayNameSecret(text)) return maskCredentials(text);
  let masked = '';
  let at = 0;
  for (const found of text.matchAll(VALUE)) {
    const [between, named, following] = found;
    const value = named ?? following ?? '';
    const start = found.index + between.length;
    if (start < at) continue;
    const before = text.slice(Math.max(0, found.index - MAX_LABEL_LENGTH), found.index);
    const whole = isPhrase(before, between) ? restOfLine(text, start) : value;
    const end = start + whole.length;
    const isWhole = ENDS.test(text.slice(end, end + MAX_LABEL_LENGTH));
    if (!isLabelled(before, between, value, isWhole)) continue;
    masked += text.slice(at, start) + MASK;
    at = end;
  }
  masked += text.slice(at);
  if (MAY_BE_CODE.test(masked)) masked = masked.replace(CODE_FIRST, MASK).replace(CODE_TO_ENTER, MASK);
  return maskCredentials(maskSentences(masked));
}

const MAX_LABEL_LENGTH = 64;

/** Groups as of keys for an authenticator and of licences; a number in groups or in single digits; one word. */
const GROUPED =
  '[A-Za-z\\d]{4,6}(?:[ -][A-Za-z\\d]{4,6}){3,12}(?![\\w])|\\d{3,4}[ -]\\d{3,4}(?![ -]?\\d)|\\d(?:[ .]\\d){3,7}(?![\\d.])|\\d\\d(?: \\d\\d){2,5}(?! ?\\d)|\\d{1,4}(?:\\*{2,4}\\d{1,4}){1,5}';
/** A parenthesis of another script is a remark of ours. */
const WORD =
  '(?!//)(?:(?!\\((?:[^\\0-\\x7f]|placeholder))[^\\s|"\'`<>,;，。；、（）)「」『』«»【】“”„\\]]){3,200}';
const QUOTES = '["\'`*「『«【“„‘\\[]{0,3}';
const BEING =
  "is|ist|lautet|est|c['’]est|es|è|é|este|είναι|هي|هو|היא|הוא|là|adalah|je|är|er|(?<=(?:sana|koodi)(?:si|nne)? {1,4})on|такой|(?<=(?:[Hh]asł|[Kk]od|PIN|[Kk]lucz)[^.:\\n]{0,24} )to|: ";

/** Only the separator is consumed: a line that was taken for a value may hold another label. */
const VALUE = new RegExp(
  `${QUOTES}\\s{0,4}[:：＝=|\\n\\t→⇒]\\s{0,4}${QUOTES}(?=(${GROUPED}|${WORD}))` +
    `|(?:\\s{1,4}(?:${BEING})(?: still| now| also)?[\\s:]{1,4}|\\s{0,4}[是为為「『«【]\\s{0,4}|\\s[-–—]\\s|(?<=[\\p{L}\\p{M}])\\s{1,4})${QUOTES}` +
    `(?=((?=\\S{0,200}\\d)(?:${GROUPED}|${WORD})))`,
  'gu',
);

/** A passphrase has several words. */
function isPhrase(before: string, between: string): boolean {
  return /[:：=]/u.test(between) && /(?:phrase|mnemonic|助记词|助記詞)\W*$/iu.test(before);
}

function restOfLine(text: string, start: number): string {
  return /^[^\n|"<.]{0,200}/u.exec(text.slice(start, start + 200))?.[0] ?? '';
}

/** After a value that is not the first word of a sentence; where lines are joined, another label follows. */
const ENDS = /^(?:$|["'`*<|\n\t,;)]|[.!]?\s?(?:$|\n)| [\w.-]{1,40} ?[:=])/u;

/** Only the last words count: the name of a secret farther away belongs to a sentence about it. */
function isLabelled(before: string, between: string, value: string, isWhole: boolean): boolean {
  const phrase = before.split(/[\n\t|!?。！？;；,，:：=&→⇒]|\.\s/u).at(-1) ?? '';
  const words = phrase
    .replace(SPELLED, letters => letters.replace(/\s/gu, ''))
    .trim()
    .replace(ADJECTIVE, '')
    .split(/\s+/u);
  const isNamed = between.trim() !== '';
  const label = withoutLeet(words.slice(wordsInLabel(between)).join(' '));
  const bare = value.normalize('NFKC').replace(/[.:]+$|\*{2,}/gu, '');
  if (isCodeOfSentence(before, between, bare)) return true;
  if (!/\p{L}/u.test(label) || !mayNameSecret(label)) return false;
  if (
    PLACEHOLDER.test(bare) ||
    (STANDARD.test(bare) && !(isNamed && bare.length >= SHORTEST_WORD && namesCodeToEnter(label))) ||
    IN_CODE.test(bare) ||
    isNameOfThing(words, isNamed, bare)
  )
    return false;
  if (/pincode\W*$/iu.test(label) && /^\d{6}$/u.test(bare)) return false;
  if (isNumberOf(label, bare, isNamed)) return true;
  const isParameter = /[?&]\w+$/u.test(before);
  if (!isParameter && CODE.test(bare) && NAMES_CODE.test(label) && !OTHER_CODE.test(label.toLowerCase()))
    return true;
  if (isPlainValue(bare)) return false;
  if (
    /[:：]/u.test(between) &&
    SHORT_CODE.test(bare) &&
    NAMES_CODE.test(label) &&
    !OTHER_CODE.test(label.toLowerCase())
  )
    return true;
  if (PUBLIC_KEY.test(label) || (ARTICLE.test(label) && !/\d/u.test(bare))) return false;
  const isMixed = MIXED.test(bare);
  if ((isMixed || between.includes('=')) && isNamed && isSecretParameter(words.at(-1) ?? '', bare))
    return true;
  if (isMixed && isNamed && bare.length >= SHORTEST_WORD && NAMES_KEY.test(label)) return true;
  if (bare.length >= SHORTEST_WORD && ENDS_WITH_KEY.test(label) && MIXED.test(bare.replace(/[-_]/gu, '')))
    return true;
  if (isNamed ? namesSecret(label) || namesSecret(words.at(-1) ?? '') : namesDirectly(label))
    return isValueOfSecret(bare, between, isWhole);
  return false;
}

/** Verbs follow a longer subject. */
function wordsInLabel(between: string): number {
  if (between.trim() === '') return -3;
  return BEING_BETWEEN.test(between) ? -6 : -4;
}

/** "P a s s w o r d". */
const SPELLED = /(?<!\S)(?:\S\s){2,}\S(?!\S)/gu;

/** "PA55W0RD". */
function withoutLeet(label: string): string {
  if (!/\p{L}[013457@$]+\p{L}/u.test(label)) return label;
  return label
    .replace(/(?<=\p{L}|\d)[013457@$](?=\p{L}|\d)/gu, sign => PLAIN_LETTERS[LEET.indexOf(sign)] ?? sign)
    .toLowerCase();
}

const LEET = '013457@$';
const PLAIN_LETTERS = 'oieastas';

/** Half of a pair; a saying about a secret. */
const PUBLIC_KEY = /public|öffentlich|publi(?:que|c[ao]|eke)|pubblica|公钥|公開/iu;
const ARTICLE = /^(?:the|our|my|a|das|unser|le|notre|il|el|o) (?:secret|geheimnis|segreto|secreto)$/iu;

/** Before a value without a separator. */
function namesDirectly(label: string): boolean {
  return namesSecretItself(label) || /(?:^|\s)(?:pw|pwd|psw|mdp)$/iu.test(label);
}

/** It follows its noun in some languages: "mot de passe temporaire". */
const ADJECTIVE = /\s(?:tempor|provis|inici|nouv|nuev|actu)\p{L}*$/iu;

/** A person gives names to keys: "Delete API key ci-deploy-2026". Passwords have none. */
function isNameOfThing(words: readonly string[], isNamed: boolean, value: string): boolean {
  if (/wi-?fi|wlan|network|product|licen/iu.test(words.join(' '))) return false;
  return !isNamed && COUNTED.test(words.at(-1) ?? '') && /^\p{L}+(?:[-_]\p{L}+)*[-_]\d+$/u.test(value);
}

const COUNTED = /^(?:keys?|tokens?|secrets?|schlüssel|ключ)$/iu;
/** "Your TAN for the transfer of 120,00 EUR is: 774103". */
function isCodeOfSentence(before: string, between: string, value: string): boolean {
  return (
    /[:：]/u.test(between) &&
    /^\d{6,8}$/u.test(value) &&
    NAMES_CODE_BEFORE.test((before + between).trimEnd().replace(/[:：\s]+$/u, ''))
  );
}

const NAMES_CODE_BEFORE =
  /(?<![\p{L}\d])(?:[mi]?TAN|OTP|PIN)(?!\p{L})[^\n|!?。]{0,48}\s(?:is|lautet|est|es|è|é|hereby)$/u;

/** "PIN: 1987", and "PIN 5518" where it is no year. An Indian post code is a "Pincode" of six digits. */
function isNumberOf(label: string, value: string, isNamed: boolean): boolean {
  if (!NAMES_NUMBER.test(label) || !/^\d(?:[ .*-]*\d){2,7}$/u.test(value)) return false;
  return (
    isNamed || /c[vs][vcn]2?\W*$/iu.test(label) || (value.length >= 4 && !/^(?:19|20)\d\d$/u.test(value))
  );
}

/** Letters on both sides of digits, or digits of letters: no number of an order or a version. */
const MIXED = /\p{L}\d+\p{L}|\d\p{L}+\d/u;
const ENDS_WITH_KEY = /(?:^|[\s_-])token$/iu;
const NAMES_KEY = /(?:^|\s)(?:token|key|secret|credentials?|passcode)(?:$|\s)/iu;

/** Without a separator or a digit it may be the next word of a sentence. */
function isValueOfSecret(value: string, between: string, isWhole: boolean): boolean {
  if (/\d/u.test(value))
    return between.trim() !== '' || (/\p{L}/u.test(value) && value.length > 3) || CODE.test(value);
  if (/[=＝]|[:：]\s*["'`]/u.test(between)) return value.length > 3;
  if (BEING_BETWEEN.test(between)) return /^\p{Lu}.*[^\p{L}]$|\p{Ll}\p{Lu}/u.test(value);
  const isJoined = /^\p{L}+(?:-\p{L}+){2,}$/u.test(value);
  return /[:：]/u.test(between) && (isWhole || isJoined) && value.length >= SHORTEST_WORD;
}

const BEING_BETWEEN = new RegExp(`\\s(?:${BEING})\\s`, 'u');
const SHORTEST_WORD = 8;

/** What stands in place of a value, or describes it. */
const PLACEHOLDER =
  /^(?:none|null|nil|undefined|true|false|yes|no|string|text|required|optional|password|passwd|secret|token|hidden|enabled|disabled|(?:un)?changed|unknown|default|revoked|expired|invalid|incorrect|missing|not|encrypted|protected|available|unavailable|(?:your|my|the|some|enter|insert|example)[-_]\S*|your\w*|the|an?|some|enter|at|in|on|for|to|and|or|change-?me\S*|x{3,}|\*{2,}|\.{3,}|\$\S+|%\S+%?|<\S*|\{\S*|\[\S*|\(\S*|process\.env\S*|os\.\S+|env\.\S+|obligatorio|obligatoire|new|await|this|self|:\w+|--[\w-]+|(?:current|new|old|my)-password|(?:u?int|float)\d+\w*|(?:sha|md|utf|base|rs|es|hs|ps)-?\d{1,3}(?:url)?|ed25519|x509\S*|bcrypt|argon2\w*|erforderlich|vergessen\??|.*\(.*|.*•.*)$/iu;

/** `ERC-20`, `PROJ-12`. */
const STANDARD = /^[A-Z]{2,5}-\d{1,4}$/u;

/** An issue or a standard has no code to sign in with. */
function namesCodeToEnter(label: string): boolean {
  return NAMES_CODE.test(label) && namesSecretItself(label);
}

/** A member or a type of a program. */
const IN_CODE = /^(?:[\p{L}_$]+(?:\.[\p{L}_$]+)+[(;]*|(?:\p{Lu}\p{Ll}+){2,})$/u;

/** Dates, times, prices, versions, lengths and addresses are no secrets. */
function isPlainValue(value: string): boolean {
  return /^(?:\d{1,3}|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?|\d{1,2}:\d\d(?::\d\d)?|[$€£¥]?\d+[.,]\d+[%$€£¥]?|\d+\+|\+\d+|v?\d+(?:\.\d+)+|\d{1,3}[-–]\d+|\d+[-–]\d{1,2}|(?:19|20)\d\d[-–]\d+|(?:19|20)\d\d|(?:https?|mailto):.*|\d+-?(?:digits?|characters?|chars?|bits?|days?|hours?|minutes?|位|个|個|分钟|天).*)$/iu.test(
    value,
  );
}

/** Short numbers, which a year looks like too. */
const NAMES_NUMBER =
  /(?:^|[^\p{L}])(?:pin(?:[- ]?code)?|host key|keypad|digicode|cvv2?|cvc2?|csc|otp|tan|puk)\W*$/iu;

/** A word with a number, such as SPRING26, is for a discount. */
const CODE =
  /^(?:\d{6,8}|\d(?:[ .]\d){3,7}|\d\d(?: \d\d){2,5}|\d{3,8}#|\d\d-\d\d-\d\d|\d{4}-\d{4}|\d{3,4}-\d{2,3}-\d{3,4}|\d{3}[ -]\d{3,4}|(?![A-Z]{3,}-?\d{1,3}[A-Z]?$)(?=.*\d)(?:[A-Z\d]{3,4}-[A-Z\d]{3,4}|[A-Z\d]{6,8}))$/u;
const NAMES_CODE =
  /(?<!\p{L})(?:code|kod|código|codigo|codice|kode|koodi|kód|код|tan|otp|pin|mã)(?!\p{L})|码|碼|コード|코드/iu;
/** After a colon. */
const SHORT_CODE = /^(?:\d{5}|(?=.*\d)(?=.*[A-Z])[A-Z\d]{5}|\p{Ll}{4,7}(?:-\p{Ll}{4,7}){2,3})$/u;
const OTHER_CODE =
  /zip|post|produ|товар|почт|towar|ürün|tuote|termék|vare|sort|atc|icd|fund|stock|dial|level|cheat|friend|area|country|error|status|exit|discount|promo|coupon|voucher|product|item|order|booking|bar ?code|source|currency|airport|station|colou?r|article|artikel|course|class|subject|flight|gate|fehler|erreur|postal|错误|邮|優惠|优惠|商品|状态|条形|二维|基金|股票|证券|航班/u;

/** Quick first looks: most texts need no more. */
const MAY_BE_CODE = /\d{3}[ -]?\d|[A-Z\d]{3}-[A-Z\d]{3}/u;

const CODE_FIRST =
  /(?<![\d.,]|\d-)(?:\d{4,8}|\d{3}[ -]\d{3})(?= (?:is|ist|est|es|è|é) (?:your|the|ihr|dein|votre|ton|tu|su|il tuo|o seu|seu) [^.\n]{0,40}(?:code|pin|otp|tan|passw|código|codice)| [–—-] [^.\n]{0,24}(?:code|pin|otp)(?!\p{L}))/giu;

/** "Enter 482913 to verify your account". */
const CODE_TO_ENTER =
  /(?<=(?<!\p{L})(?:enter|use|type|gib|geben sie|saisissez|introduce|ingresa|inserisci|digite|voer|wpisz|введите) )(?:\d{6}|\d{3}[ -]\d{3}|(?=[A-Z-]*\d)[A-Z\d]{3,4}-[A-Z\d]{3,4})(?= (?:to (?:verify|confirm|sign|log|complete|continue|activate|approve)|ein,? um|pour|para|per|om te|aby|чтобы))/giu;
