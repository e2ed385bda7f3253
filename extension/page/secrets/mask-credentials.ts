import { MASK } from './secrets.ts';

/** Masks credentials by the form of what stands around them: headers, commands, configuration, a user name before a password. */
export function maskCredentials(text: string): string {
  if (!MAY_BE_CREDENTIAL.test(text)) return text;
  return text
    .replace(CREDENTIALS, MASK)
    .replace(AFTER_COMMAND, `$1${MASK}`)
    .replace(CHANGED_TO, `$1${MASK}`)
    .replace(OPTION, `$1${MASK}`)
    .replace(SET_TO, `$1${MASK}`)
    .replace(AFTER_USER, (whole, before: string, word: string) =>
      isOpaque(word) || isOfUser(before, word) ? before + MASK : whole,
    );
}

/** A quick first look: most texts need no more. */
const MAY_BE_CREDENTIAL =
  /Bearer|Basic|-[aup]|WIFI:|LPA:|code |auth=|sshpass|\bBY\b|[Ll]ogin|pw|PIN|\/user:|machine |pass|PASS|secret|SECRET|TOKEN|token|[Kk]ey>|KEY|VALUES|:thin:| \/ |@\w/u;

/** In commands and configuration; what stands before is kept. */
const AFTER_COMMAND = new RegExp(
  `(${[
    '--user[ =]["\']?[\\w.@-]{1,40}:',
    'auth=\\(["\'][^"\']{1,40}["\'], ?["\']',
    '\\bsshpass\\s+-p\\s*["\']?',
    '\\bredis-cli\\s(?:-[hpn]\\s\\S{1,80}\\s){0,3}-a\\s["\']?',
    '\\bIDENTIFIED\\s(?:WITH\\s\\S{1,40}\\s)?BY\\s["\']',
    '\\s\\/user:\\S{1,40}\\s',
    '\\bmachine\\s\\S{1,80}\\slogin\\s\\S{1,80}\\spassword\\s',
    '<(?:\\w{1,20}:)?(?:[\\w-]{0,20}(?:[Pp]ass(?:word|wd)?|[Ss]ecret|[Tt]oken)|api[-_]?[Kk]ey)>',
    '(?:password|passwd|pw|secret|token)\\)\\s{1,4}VALUES\\s{0,4}\\((?:[^)]{0,80}, ?)?["\']',
    'name:\\s["\']?\\w{0,40}(?:PASS(?:WORD)?|SECRET|TOKEN|_KEY|_PW)["\']?\\s{1,12}value:\\s["\']?',
    ':thin:\\w{1,40}\\/',
    '[Pp]ass\\p{L}{2,5}\\s(?:from|von|de)\\s',
    '[\\w-]{1,30}[_-]pass(?:wd)?:\\s',
  ].join('|')})(?!["'$<{]|••)[^\\s"'<@]{3,}`,
  'gu',
);

/** "change password from •••••• to newpass11". */
const CHANGED_TO = /(\s(?:from|von|de)\s•{6}\s(?:to|auf|zu|[àa])\s)[^\s"'<@]{3,}/gu;

/** Of a command. After a space, a word of letters alone may tell what the option is for, as in a manual. */
const OPTION =
  /(\s--?(?:[a-z]{1,12}-)?(?:pass(?:word|phrase|wd)|secret|token|api-?key)(?:=["']?|\s["']?(?=[^\s"']*[^\sA-Za-z"'])))(?!["'$<{[-]|[A-Z_]+(?!\S)|(?:your|my)[-_]|\w+=|•)[^\s"'<>]{4,}/gu;

/** "PIN changed to Turnip_26": words say how it was changed, or to what kind. */
const SET_TO =
  /((?<!\p{L})(?:[Pp]wd?|[Pp]ass(?:word|code|phrase|wort)?|PIN) (?:(?:is|was|has been|now) ){0,2}(?:changed|(?:re-?)?set) to ["'“]?)(?!\d+[-+]|[A-Z]+-?\d|•)(?=\S*(?:\d|\p{L}[!@#$%&*+=]))[^\s"'“”<>,;]{4,40}/gu;

/** `kim / p1neapple!`, `kim@x.test p1neapple`, `login is kim with p1ne!`. */
const AFTER_USER =
  /((?:(?:[Ll]ogin|[Uu]ser(?:name)?)(?: is|:)? \S{2,40} (?:with|and|mit|avec)|(?:: |(?<![\p{L}\d.]))[a-z][\w.-]{1,30}\s\/|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.]{2,40}["'*_\]]{0,3}(?:\s?[:,|])?(?:\s\/)?)(?:\s{1,3}|,(?="))["'*_[]{0,3})([^\s"'<>|,;]{6,60})/gu;

/** Letters among digits or symbols, as no name, amount or version has them. */
export function isOpaque(word: string): boolean {
  if (/\s|^[\da-f]+$|^(?:https?:|[\w.+-]+@|[+\d(#])/u.test(word)) return false;
  return /\p{Ll}\d+\p{Ll}|\d\p{L}+\d/u.test(word) || /\p{L}[!#$%&*?~^]+\S*\d|\d[^\s]*[!#$%&*?~^]/u.test(word);
}

/** After an address or a label, and a slash, even a word with a number. */
function isOfUser(before: string, word: string): boolean {
  return /@.*\/\s$|^: /u.test(before) && /^(?=.*\p{L})(?=.*\d)(?!https?:|[+\d(#])/u.test(word);
}

/** In headers, commands and the text of a Wi-Fi's picture. */
const CREDENTIALS =
  /(?<=\bBearer\s)(?=\S*\d)[\w.~+/=-]{8,}|(?<=\bBasic\s)(?=\S*(?:\d|[a-z][A-Z]|=))[\w+/-]{11,}={0,2}|(?<=\s-u\s["']?[\w.@-]{1,40}:)[^\s"']{3,}|(?<=\s-u \S{1,40} -p )\S{6,}|(?<=\s-p["']?)(?=[^\s"']*\p{L})(?=[^\s"']*\d)[^\s"']{6,}|(?<=\bcode(?: is)? )[a-z]{4,6}(?:-[a-z]{4,6}){2}(?![\w-])|(?<=LPA:1\$[\w.-]{1,60}\$)[\w-]{6,}|(?<=WIFI:[^\n]{0,100};P:|WIFI:P:)[^;\n]+/gu;
