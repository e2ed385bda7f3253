import { isSecretParameter } from './mask-address.ts';
import { mayNameSecret, namesPrivateNumber, namesSecret } from './secret-words.ts';
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
  if (MAY_BE_CODE.test(masked)) masked = masked.replace(CODE_FIRST, MASK);
  return maskCredentials(masked);
}

function maskCredentials(text: string): string {
  return MAY_BE_CREDENTIAL.test(text) ? text.replace(CREDENTIALS, MASK) : text;
}

const MAX_LABEL_LENGTH = 48;

/** Groups as of keys for an authenticator and of licences; a number in two groups; one word. */
const GROUPED = '[A-Za-z\\d]{4,6}(?:[ -][A-Za-z\\d]{4,6}){3,12}(?![\\w])|\\d{3,4}[ -]\\d{3,4}(?![\\d -])';
/** A parenthesis of another script is a remark of ours. */
const WORD = '(?!//)(?:(?!\\([^\\0-\\x7f])[^\\s|"\'`<>,;，。；、（）)]){3,200}';
const QUOTES = '["\'`*]{0,3}';

/** Only the separator is consumed: a line that was taken for a value may hold another label. */
const VALUE = new RegExp(
  `${QUOTES}\\s{0,4}[:：＝=|\\n\\t]\\s{0,4}${QUOTES}(?=(${GROUPED}|${WORD}))` +
    `|(?:\\s{1,4}(?:is|ist|lautet|est|es|è|é|:)[\\s:]{1,4}|\\s{0,4}[是为為]\\s{0,4}|(?<=\\p{L})\\s{1,4})${QUOTES}` +
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
  const phrase = before.split(/[\n\t|!?。！？;；,，:：=]|\.\s/u).at(-1) ?? '';
  const words = phrase.trim().split(/\s+/u);
  const isNamed = between.trim() !== '';
  const label = words.slice(isNamed ? -4 : -2).join(' ');
  if (!/\p{L}/u.test(label) || !mayNameSecret(label)) return false;
  const bare = value.replace(/[.:]+$/u, '');
  if (PLACEHOLDER.test(bare) || IN_CODE.test(bare)) return false;
  if (isNamed && NAMES_NUMBER.test(label) && /^\d{3,8}$/u.test(bare)) return true;
  if (CODE.test(bare) && NAMES_CODE.test(label) && !OTHER_CODE.test(label.toLowerCase())) return true;
  if (isPlainValue(bare)) return false;
  const isMixed = MIXED.test(bare);
  if ((isMixed || between.includes('=')) && isNamed && isSecretParameter(words.at(-1) ?? '', bare))
    return true;
  if (isMixed && isNamed && bare.length >= SHORTEST_WORD && NAMES_KEY.test(label)) return true;
  if (namesSecret(label) || (isNamed && namesSecret(words.at(-1) ?? '')))
    return isValueOfSecret(bare, between, isWhole);
  if (isNamed && /\d{4}/u.test(bare) && namesPrivateNumber(label)) return true;
  return false;
}

/** Letters on both sides of digits, or digits of letters: no number of an order or a version. */
const MIXED = /\p{L}\d+\p{L}|\d\p{L}+\d/u;
const NAMES_KEY = /(?:^|\s)(?:token|key|secret|credentials?|passcode)(?:$|\s)/iu;

/** Without a separator or a digit it may be the next word of a sentence. */
function isValueOfSecret(value: string, between: string, isWhole: boolean): boolean {
  if (/\d/u.test(value)) return between.trim() !== '' || /\p{L}/u.test(value) || CODE.test(value);
  if (/[=＝]|[:：]\s*["'`]/u.test(between)) return value.length > 3;
  if (/\s(?:is|ist|lautet|est|es|è)\s/u.test(between)) return /^\p{Lu}.*[^\p{L}]$|\p{Ll}\p{Lu}/u.test(value);
  const isJoined = /^\p{L}+(?:-\p{L}+){2,}$/u.test(value);
  return /[:：]/u.test(between) && (isWhole || isJoined) && value.length >= SHORTEST_WORD;
}

const SHORTEST_WORD = 8;

/** What stands in place of a value, or describes it. */
const PLACEHOLDER =
  /^(?:none|null|nil|undefined|true|false|yes|no|string|text|required|optional|password|passwd|secret|token|hidden|enabled|disabled|(?:un)?changed|unknown|default|revoked|expired|invalid|incorrect|missing|not|encrypted|protected|available|unavailable|(?:your|my|the|some|enter|insert|example)[-_]\S*|your\w*|the|an?|some|enter|at|in|on|for|to|and|or|change-?me\S*|x{3,}|\*{2,}|\.{3,}|\$\S+|%\S+%?|<\S*|\{\S*|\[\S*|\(\S*|process\.env\S*|os\.\S+|env\.\S+|obligatorio|obligatoire|new|await|this|self|(?:u?int|float)\d+\w*|(?:sha|md|utf|base|rs|es|hs|ps)-?\d{1,3}(?:url)?|ed25519|x509\S*|bcrypt|argon2\w*|erforderlich|vergessen\??|.*\(.*|.*•.*)$/iu;

/** A member or a type of a program. */
const IN_CODE = /^(?:[\p{L}_$]+(?:\.[\p{L}_$]+)+[(;]*|(?:\p{Lu}\p{Ll}+){2,})$/u;

/** Dates, times, prices, versions, lengths and addresses are no secrets. */
function isPlainValue(value: string): boolean {
  return /^(?:\d{1,3}|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?|\d{1,2}:\d\d(?::\d\d)?|[$€£¥]?\d+[.,]\d+[%$€£¥]?|\d+\+|v?\d+(?:\.\d+)+|\d+[-–]\d+|(?:19|20)\d\d|(?:https?|mailto):.*|\d+-?(?:digits?|characters?|chars?|bits?|days?|hours?|minutes?|位|个|個|分钟|天).*)$/iu.test(
    value,
  );
}

/** Short numbers, which a year looks like too. */
const NAMES_NUMBER = /(?:^|[^\p{L}])(?:pin(?:[- ]?code)?|cvv2?|cvc2?|csc|otp|tan|puk)\W*$/iu;

/** A word with a number, such as SPRING26, is for a discount. */
const CODE =
  /^(?:\d{6,8}|\d\d-\d\d-\d\d|\d{3}[ -]\d{3,4}|(?![A-Z]{3,}-?\d{1,3}[A-Z]?$)(?=.*\d)(?:[A-Z\d]{3,4}-[A-Z\d]{3,4}|[A-Z\d]{6,8}))$/u;
const NAMES_CODE =
  /(?<!\p{L})(?:code|kod|código|codigo|codice|kode|koodi|kód|код|tan|otp|pin|mã)(?!\p{L})|码|碼|コード|코드/iu;
const OTHER_CODE =
  /zip|post|area|country|error|status|exit|discount|promo|coupon|voucher|product|item|order|booking|bar ?code|source|currency|airport|station|colou?r|article|artikel|course|class|subject|flight|gate|fehler|erreur|postal|错误|邮|優惠|优惠|商品|状态|条形|二维/u;

/** Quick first looks: most texts need no more. */
const MAY_BE_CODE = /\d{3}[ -]?\d/u;
const MAY_BE_CREDENTIAL = /Bearer|Basic|-[up]|WIFI:/u;

const CODE_FIRST =
  /(?<![\d.,]|\d-)(?:\d{4,8}|\d{3}[ -]\d{3})(?= (?:is|ist|est|es|è|é) (?:your|the|ihr|dein|votre|ton|tu|su|il tuo|o seu|seu) [^.\n]{0,40}(?:code|pin|otp|tan|passw|código|codice))/giu;

/** In headers, commands and the text of a Wi-Fi's picture. */
const CREDENTIALS =
  /(?<=\bBearer\s)(?=\S*\d)[\w.~+/=-]{8,}|(?<=\bBasic\s)(?=\S*(?:\d|[a-z][A-Z]|=))[\w+/-]{11,}={0,2}|(?<=\s-u\s["']?[\w.@-]{1,40}:)[^\s"']{3,}|(?<=\s-u \S{1,40} -p )\S{6,}|(?<=\s-p["']?)(?=[^\s"']*\p{L})(?=[^\s"']*\d)[^\s"']{6,}|(?<=WIFI:[^\n]{0,100};P:|WIFI:P:)[^;\n]+/gu;
