import { foldedMarks, SECRETS_ABROAD } from './secret-words-abroad.ts';

/** Whether a label or a programmer's name (`userPwd`, `cc_num`, `yzm`) means a secret. */
export function namesSecret(text: string): boolean {
  const words = wordsOf(text);
  const isNamed =
    (MAY_NAME.test(words) && SECRET.test(words)) ||
    /(^|[^\p{L}\d])(PIN|TAN)([^\p{L}]|$)/u.test(text.slice(0, MAX_LOOKED_AT));
  return isNamed || VARIABLE.test(text) || namesCard(text);
}

/** Whether text ends with the name of a secret: "Client secret", and not "Password type". */
export function namesSecretItself(text: string): boolean {
  if (!namesSecret(text)) return false;
  const words = wordsOf(text).split(' ');
  const last = words.at(-1) ?? '';
  return words.length === 1 || NAMES_VALUE.test(last) || !namesSecret(words.slice(0, -1).join(' '));
}

const NAMES_VALUE =
  /^(?:\d+|keys?|tokens?|codes?|secrets?|values?|numbers?|phrases?|words?|answers?|pin|again|repeat|confirmation)$/u;

/** Whether text names a part of a payment card, or shows its format: `1234 1234 1234 1234`, `MM/YY`. */
export function namesCard(text: string): boolean {
  const words = wordsOf(text);
  return (MAY_NAME.test(words) && CARD.test(words)) || CARD_SHAPE.test(text);
}

/** Whether a text may have a label that names a secret or a private number: a quick first look. */
export function mayNameSecret(text: string): boolean {
  const lower = text.toLowerCase();
  const plain = (ASCII.test(lower) ? lower : foldedMarks(lower)).replace(BETWEEN_LETTERS, '');
  return MAY_NAME.test(plain) || MAY_NAME_NUMBER.test(plain);
}

export function isCardBegun(text: string): boolean {
  return CARD_BEGUN.test(text);
}

/** As words: `userPwd2` is "user pwd 2", and "p.i.n" is "pin". Ignores width, accents, punctuation and invisible characters. */
export function wordsOf(text: string): string {
  const plain = withoutLookAlikes(text.slice(0, MAX_LOOKED_AT));
  return (ASCII.test(plain) ? apart(plain) : apartAbroad(foldedMarks(plain.normalize('NFKC'))))
    .toLowerCase()
    .trim()
    .replace(SPELLED, letters => letters.replaceAll(' ', ''))
    .split(EXCEPTED)
    .join(' ')
    .trim();
}

/** Cyrillic letters among Latin ones. */
function withoutLookAlikes(text: string): string {
  if (!LOOK_ALIKE.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/\S*[a-z]\S*/gu, word =>
      word.replace(/[а-ӿԁ]/gu, letter => LATIN[CYRILLIC.indexOf(letter)] ?? letter),
    );
}

const CYRILLIC = 'асеорхуіѕԁһ';
const LATIN = 'aceopxyisdh';
const LOOK_ALIKE = new RegExp(`[a-z][${CYRILLIC}]|[${CYRILLIC}][a-z]`, 'iu');

function apart(text: string): string {
  return text
    .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/gu, '$1$3 $2')
    .replace(/([A-Za-z])(?=\d)/gu, '$1 ')
    .replace(/[^A-Za-z\d]+/gu, ' ');
}

/** The same for all scripts; slower. */
function apartAbroad(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ');
}

/** A variable of an environment. */
const VARIABLE =
  /^(?!.*(?:PUBLIC|PRIMARY|FOREIGN|SORT)_KEY)[A-Z][A-Z\d_]*_(?:PASS|PWD|PW|KEY|SECRET|TOKEN|SIGNING|CREDENTIALS?|SALT|PEPPER|PRIVATE|AUTH)$|^SALT$/u;

const MAX_LOOKED_AT = 300;
const ASCII = /^[\0-\x7f]*$/u;

/** Single letters in a row. */
const SPELLED = /(?<!\S)(?:[^\s\d] ){2,}[^\s\d](?!\S)/gu;

/** A quick first look: to compile the patterns below takes longer than to read a small page. */
const MAY_NAME =
  /p[aæ4@][s5$]|ser[iy]|ktiv|gultig|valid|scad|caduc|vencim|verval|wazn|utlop|utgang|udlob|合言|salt|pepper|privat|jeton|entr|gizli|сери|сері|pw|psw|pin|tan|puk|cod|kod|otp|api|wi ?fi|mdp|cred|daten|combo|combin|2 ?fa|mfa|tfa|dig|key|token|secret|phrase|seed|mnemonic|words?(?:$|\W{1,2}\d)|(?:start|safe|magic|challenge) ?word|activation num|secur|yzm|yanzh|mima|kouling|mm|aqm|jym|dxm|tqm|c[vs][vcn]|card|cc|exp|kahao|yhk|xyk|wort|senha|wacht|wagw|has[lł]|pasah|kood|(?:^| )ma |losen|salas|lykil|jelsz|sifre|lozink|zapor|slapt|fjal|cyfrin|nenos|focal|mat kh|kata|geheim|hesl|gesl|paro|clav|klucz|chiave|cle|chave|schl|krypt|crypt|contras|ziffer|zahl|tunnus|vc|[\u0370-\u1fff\u3040-\u30ff\uac00-\ud7af\uff00-\uffef密码碼令词詞钥鑰位卡保期证證号號暗証認確番]/u;

/** As in `p.i.n`. */
const BETWEEN_LETTERS = /(?<=(?<!\w)\w)[. _-](?=\w(?!\w))/gu;

/** Also of cookies, headers and documents. */
const MAY_NAME_NUMBER =
  /sid|sess|auth|sig|csrf|jwt|hash|nonce|magic|ticket|cred|ssn|mrn|social|insur|national|member|tax|health|patient|medic|tesser|ident|licen|nhs|nino|bsn|ahv|nir|dni|nie|cpf|pesel|aadhaar|steuer|fiscal|numero|permi|visa|rijb|kiml|rodn|ausweis|fuhrer|patent|condu|cedul|dowod|prawo|cpr|versich|avs|secu|henkil|personn|[^\0-\u02ff\u2000-\u2bff\u3000-\u303f\u3400-\u9fff]/u;

const END = '( \\d+)?$';
const FIELD = '(code|number|num|no|nr|input|field|box|text|txt|value|digit|entry)';

/** Names of secrets, in both languages and a few that pages mix in. */
const SECRET = oneOf(
  // A field about passwords, as a policy or a reset has, holds none.
  '(?<!1)pass ?(word|wd|code|phrase)s?(?!less| (reset|recovery|policy|manager|length|strength|rules?|expir|hint))',
  'pwd|pswd|(^| )(code|start|safe|magic|challenge) ?word( |$)',
  ...SECRETS_ABROAD,
  '^((user|login|my|new|old|current|confirm|repeat|re|txt|admin|db|email|wp) )?(pass|psw|pw)( (input|field|box|txt))?( \\d+)?$',
  `(^| )(otp|totp)( |$)|(^| )(2fa|mfa|tfa)( (code|token|key|secret|seed|input))?${END}`,
  '(^| )pin ?(codes?|kode?|koodi)( |$)',
  `(^| )pin( ${FIELD}s?( |$)|${END})`,
  'one ?time ?(code|pass|pin|token|key|verification)',
  '(verification|verify|veri|valid|validate|validation|security|safe|auth|authentication|authenticator|authorization|sms' +
    '|login|sign ?in|confirmation|activation|access|reset|recovery|backup|email|check|dynamic|unlock|two factor|set ?up|pairing|disarm) ?codes?( |$)|activation number',
  '(^| )v ?code( |$)|\\d ?digits? (code|number|pin)|(^| )digit \\d',
  '(emergency|scratch|rescue|spare|fallback|single use|burner|door|gate|alarm|entry|room|keypad|lockbox|safe) ?(codes?|combo|combination)( |$)|(^| )creds?( |$)|credentials?$',
  'codes? (that )?(we|you|was|were|has been)? ?(just )?(sent|texted|emailed|received|got)',
  '(api|private|secret|access|encryption|licen[cs]e|product|activation|ssh|signing|master|setup|set up|account|wpa|wep|wpa ?2|network|recovery|backup|decryption) ?keys?( |$)|(seed|recovery|secret|mnemonic) ?(phrase|words?)',
  `(^| )secret( (key|access|token|answer|code|word|phrase|value|number|id)( |$)|s?${END})`,
  `^token${END}|(access|auth|api|bearer|refresh|session|security|login|personal|bot|secret|private|jwt|csrf|xsrf|id|oauth|deploy|ci|invite|reset|verification) ?token( value| key|s)?${END}`,
  'security (answer|key|pin)|(confirm|verify|select|enter) (the )?word \\d',
  '(密码|密碼)(?!学|學|策略|强度|長度|长度)|口令|验证码|驗證碼|校验码|校驗碼|动态码|動態碼|短信码|安全码|安全碼|授权码|授權碼',
  '助记词|助記詞|私钥|私鑰|密钥|密鑰|恢复码|备用码|提取码|访问令牌|密保|第 ?\\d ?位',
  `(^| )([a-z]*yzm|yanzhengma|[a-z]*mima|kouling|(dl|jy|zf|qr|cx|dt|yh|x|y)mm|aqm|jym|dxm|tqm)${END}`,
);

const CARD = oneOf(
  '(^| )(cvv|cvc|csc|cvn)( |$)|card (code|verification|security|details?)',
  '(^| |credit|debit|bank|payment)(card|cc) ?(number|num|no|nr)( |$)|(credit|debit|bank) ?card$',
  '(^| )(card|cc) ?exp|(^| )exp(iry|iration|ires)? ?(month|year)',
  '卡号|卡號|信用卡|银行卡|銀行卡|储蓄卡|借记卡|卡片?有效期',
  `(^| )([a-z]*kahao|yhkh?|xykh?)${END}`,
);

/** Formats of card numbers and dates: `1234 1234 1234 1234`, `MM/YY`. */
const CARD_SHAPE = /^\s*(?:[\dx•*·#_]{4}[ -]?){3,4}\s*$|^\s*mm ?\/ ?(?:yy|jj|aa){1,2}\s*$/iu;

/** An unfinished number in a card's groups, with the first digits of payment cards. */
const CARD_BEGUN =
  /^\s*(?:[3-6]\d{3}|2[2-7]\d{2})[ -]\d{4}[ -]\d{1,4}(?:[ -]\d{1,4})?\s*$|^\s*3[47]\d{2}[ -]\d{6}[ -]\d{0,5}\s*$/iu;

/** An exclusion is not the field's content: 卡号以外的备注, "Notes (without passwords)". */
const EXCEPTED = /\S*?(?:以外|之外|除外)|(?:^| )(?:without|except|excluding|other than) .*/iu;

function oneOf(...patterns: string[]): RegExp {
  return new RegExp(foldedMarks(patterns.join('|')), 'u');
}
