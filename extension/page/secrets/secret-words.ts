/** Whether a label or a programmer's name (`userPwd`, `cc_num`, `yzm`) means a secret. */
export function namesSecret(text: string): boolean {
  const isNamed = SECRET.test(wordsOf(text)) || /(^|[^\p{L}\d])PIN([^\p{L}]|$)/u.test(text);
  return isNamed || namesCard(text);
}

/** Whether text names a part of a payment card, or shows its format: `1234 1234 1234 1234`, `MM/YY`. */
export function namesCard(text: string): boolean {
  return CARD.test(wordsOf(text)) || CARD_SHAPE.test(text);
}

export function isCardBegun(text: string): boolean {
  return CARD_BEGUN.test(text);
}

/** As words: `userPwd2` is "user pwd 2". Ignores width, punctuation and invisible characters. */
function wordsOf(text: string): string {
  return text
    .slice(0, MAX_LOOKED_AT)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .toLowerCase()
    .trim()
    .split(EXCEPTED)
    .join(' ')
    .trim();
}

const MAX_LOOKED_AT = 300;

const END = '( \\d+)?$';
const FIELD = '(code|number|num|no|nr|input|field|box|text|txt|value|digit|entry)';

/** Names of secrets, in both languages and a few that pages mix in. */
const SECRET = oneOf(
  // A field about passwords, as a policy or a reset has, holds none.
  '(?<!1)pass ?(word|wd|code|phrase)s?(?!less| (reset|recovery|policy|manager|length|strength|rules?|expir|hint))',
  'pwd|pswd|passwort|kennwort|contraseña|mot de passe|senha|пароль|パスワード|暗証番号|認証コード|비밀번호',
  '^((user|login|my|new|old|current|confirm|repeat|re|txt|admin|db|email|wp) )?(pass|psw|pw)( (input|field|box|txt))?( \\d+)?$',
  `(^| )(otp|totp)( |$)|(^| )(2fa|mfa|tfa)( (code|token|key|secret|input))?${END}`,
  `(^| )pin( ${FIELD}s?( |$)|${END})`,
  'one ?time ?(code|pass|pin|token|key|verification)',
  '(verification|verify|veri|valid|validate|validation|security|auth|authentication|authenticator|authorization|sms' +
    '|login|sign ?in|confirmation|activation|access|reset|recovery|backup|email|check|dynamic|unlock|two factor) ?codes?( |$)',
  '(^| )v ?code( |$)|\\d ?digits? (code|number|pin)|(^| )digit \\d',
  'codes? (that )?(we|you|was|were|has been)? ?(just )?(sent|texted|emailed|received|got)',
  '(api|private|secret|access|encryption|license|ssh) ?key( |$)|(seed|recovery|secret|mnemonic) ?(phrase|words?)',
  `(^| )secret( (key|access|token|answer|code|word|phrase|value|number|id)( |$)|s?${END})`,
  `^token${END}|(access|auth|api|bearer|refresh|session|security|login|personal|bot|secret|private|jwt) ?token( value| key|s)?${END}`,
  'security (answer|key|pin)',
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
  return new RegExp(patterns.join('|'), 'iu');
}
