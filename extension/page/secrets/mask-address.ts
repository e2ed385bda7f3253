import { percentDecoded } from '../dom/percent-decoded.ts';
import { isKnownToken, isRandom, isToken } from './random-text.ts';
import { namesSecret } from './secret-words.ts';
import { MASK } from './secrets.ts';

/**
 * An address as it may leave the device: without passwords, the values of parameters that are named like secrets, and random
 * values and parts. The page that knew them to be secret may be gone. Ids, slugs and search terms stay.
 */
export function maskAddress(address: string): string {
  return address
    .replace(USER, `$1${MASK}@`)
    .replace(PARAMETER, (whole, start: string, name: string, value: string, at: number) =>
      isSecretParameter(percentDecoded(name), percentDecoded(value)) ||
      isGuardingParameter(address.slice(0, at), percentDecoded(name), percentDecoded(value))
        ? `${start}${name}=${MASK}`
        : whole,
    )
    .replace(PLUS_ADDRESS, MASK)
    .replace(INVITATION, MASK)
    .replace(PATH, maskPath);
}

const USER = /(:\/\/)[^/?#\s@]+@/gu;
/** Whoever has such an address may come in. */
const INVITATION = /(?<=\b(?:chat\.whatsapp\.com|t\.me\/joinchat|discord\.gg)\/|\bt\.me\/\+)[\w-]{6,}/gu;
/** As in `unsub+m7vx2@mail`. */
const PLUS_ADDRESS = /(?<=:(?:unsub|bounce|verif|confirm|reply|leave)[a-z]*\+)[\w-]{6,}(?=@)/gu;
const PARAMETER = /([?&#;])([^?&#;=\s]+)=([^&#;\s)\]"]+)/gu;
/** From the first slash after the host to the query; a fragment without parameters too. */
const PATH = /(?<=^|[^:/])\/[^?#\s]+|#[^?#=&\s/][^?#=&\s]{7,}/gu;

function maskPath(path: string): string {
  const parts = path.split(/(?<=[/#])/u);
  let opens: Opening | undefined;
  return parts
    .map((part, index) => {
      const [, name = '', end = ''] = /^(.*?)([/#]?)$/su.exec(part) ?? [];
      const before = (parts[index - 1] ?? '').toLowerCase();
      opens = openingOf(before) ?? opens;
      return isSecretPart(percentDecoded(name), before, opens) ? MASK + end : part;
    })
    .join('');
}

/** What a part of a path says of the parts after it: they hold a secret, or even a number is one. */
type Opening = 'secrets' | 'codes';

function openingOf(part: string): Opening | undefined {
  if (BEFORE_CODES.test(part)) return 'codes';
  return BEFORE_SECRETS.test(part) ? 'secrets' : undefined;
}

/** What follows such a part opens a door by itself. */
const BEFORE_CODES =
  /^(?:[^/]*[_-])?(?:reset|recover|magic|verif|vérif|confirm|activ|aktiv|attiva|otp|one-?time|claim|redeem|login|signin|bestaetig|bestatig|bestätig|bevestig|bekraft|potwierdz|potvrd)/u;
const BEFORE_SECRETS =
  /(?:^|[_-])(?:invit|join|accept|regist|sign-?up|onboard|token|unsub|opt-?(?:out|in)|password|passwd|passwor[td]|sso|webhooks?|hooks|shar(?:e|ed|ing)|secret|private|auth|sess(?:ion)?|bot|downloads?|einlad|beitreten|zuruecksetzen|zurücksetzen|abmeld|freigabe|teilen|reinit|réinit|desinscri|désinscri|desabonn|partag|restablec|recuper|invitac|compart|reimposta|ripristin|condivi|disiscri|redefinir|convite|wachtwoord|uitnodig|uitschrijv|afmeld|reset-?hasla|zaproszen|udostepn|wypisz|avregistrer|afmeld|kutsu)|^(?:s\/)?key\/?$/u;
/** Short links: a letter alone before the secret. */
const SHORT_LINK = /^[lms]\/$/u;
/** Public by their kind. */
const BEFORE_PUBLIC = /^(?:ip[fn]s|address|tx|transactions?|blocks?|commits?|blob|tree|account|nft)\/$/u;

function isSecretPart(part: string, before: string, opens: Opening | undefined): boolean {
  if (BEFORE_PUBLIC.test(before) || PUBLIC_NUMBER.test(part)) return false;
  const shared = /^s![\w-]{12,}$/u.test(part) ? part.slice(2) : part;
  if (isToken(shared) || (shared !== part && isMixed(shared))) return true;
  if (SHORT_LINK.test(before) && part.length >= 8 && isMixed(part)) return true;
  const bare = part.replace(/\.[a-z]{2,4}$/iu, '');
  if (opens === 'codes' && /^\d{6,}$/u.test(bare)) return true;
  return opens !== undefined && bare.length >= SHORTEST_PART && isMixed(bare);
}

const SHORTEST_PART = 7;

/** Addresses of block chains and their files. */
const PUBLIC_NUMBER =
  /^(?:0x[\da-f]+|bc1[a-z\d]{30,}|Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,}|sha\d+[:-][\da-f]+)$/iu;

/**
 * Whether letters and digits alternate: `lemon77x`. In `iphone-15-pro` each word is one kind, or a word with a number at its
 * end.
 */
function isMixed(part: string): boolean {
  const words = part.split(/[-_.~+]/u);
  return words.some(
    word => /\d\p{L}+\d|\p{L}\d+\p{L}/u.test(word) && !/^\d+[a-z]{1,3}\d*$|^[a-z]\d[a-z]$/iu.test(word),
  );
}

/** On the way to confirm or to leave something, a short number or a mixed word is the proof, under any name. */
function isGuardingParameter(before: string, name: string, value: string): boolean {
  const path = /\/[^?#]*/u.exec(before.replace(/^[a-z]+:\/\/[^/]*/iu, ''))?.[0] ?? '';
  const isProof = path
    .split(/(?<=\/)/u)
    .some(part => openingOf(part.toLowerCase()) === 'codes' || /^unsub/iu.test(part));
  if (!isProof || PUBLIC_KEYS.test(name.toLowerCase())) return false;
  return /^\d{4,8}$/u.test(value) || (value.length >= SHORTEST_PART && isMixed(value));
}

/** Whether a parameter, or a variable or cookie of this name, holds a secret. */
export function isSecretParameter(name: string, value: string): boolean {
  const key = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  if (SECRET_KEYS.test(key) || namesSecret(name)) return true;
  if (isSometimes(name, key) && !isPlain(value) && !(key === 'code' && /^\d+$/u.test(value))) return true;
  if (/(?:^|[~&;,])(?:hmac|sig|signature|token)=/u.test(value)) return true;
  if (/[?&#][^=]+=/u.test(value) && maskAddress(value) !== value) return true;
  if (isKnownToken(value)) return true;
  // Addresses have been judged by their parts, and pictures are shown.
  if (/^(?:https?:\/\/|\/|data:(?:image|font)\/)/u.test(value)) return maskAddress(value) !== value;
  return !PUBLIC_KEYS.test(key) && (isRandom(value, SHORTEST_VALUE) || /^[\da-f]{32,}$/iu.test(value));
}

/** A stock's `code=600519` looks like a one-time code. */
function isSometimes(name: string, key: string): boolean {
  if (SECRET_SOMETIMES.test(key)) return true;
  const words = name
    .replace(/([a-z])(?=[A-Z])/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
  return SECRET_WORD.test(words) && !PUBLIC_WORD.test(words);
}

const SHORTEST_VALUE = 16;

/** Without punctuation and case, as `X-Amz-Signature` and `id_token` are written in many ways. */
const SECRET_KEYS =
  /(?:token|usercode|devicecode|vcode|smscode|authkey|jwt|signature|secret|password|passwd|apikey|accesskey|sessionid|sessid|sesskey|credentials?|otp|onetimecode|oobcode|magiclink|usercode|devicecode|vcode|smscode|authkey)$|^(?:sig|hmac|sas|pwd|pw|pass|bearer|jsessionid|phpsessid|samlresponse|samlrequest|assertion|codeverifier|authorization|authcode|invitecode|userinfo|xamzcredential|googleaccessid|keypairid)$/u;

/** Mostly secrets, and sometimes plain: `code=US`, `key=name`. A word of the name, or its end. */
const SECRET_SOMETIMES =
  /^(?:code|key|auth|session|(?:connect)?sid|sess|magic|hash|nonce|ticket|invite|invitation|verify|verification|confirm|confirmation|activation|state|access|login|unlock|hdnea|hdnts|ott|otc|jti|ssid|pin|tan|tk|cred|h)$/u;
const SECRET_WORD =
  /(?:^| )(?:key|tok|sig|sign|hash|sess|session|s?sid|code|cred|creds|[cx]srf|invite|magic|hmac|mfa|jwt)(?= |$)|(?:key|tok|sess|csrf|sid|hmac|mfa|code)$/u;
/** Names with such a word in them that mean no secret. */
const PUBLIC_WORD =
  /sort|order|product|item|country|lang|currency|zip|post|promo|coupon|discount|voucher|error|status|color|colour|bar|qr|course|region|area|short|hot|mon|key(?:word|board)|cache|file|commit|source|encode|decode|airport|public/u;

/** Words, codes of public things as `CS-204B`, short numbers, dates. */
function isPlain(value: string): boolean {
  return /^(?:[a-z]{1,10}|[A-Z][a-z]{1,14}|[A-Z]{1,6}|\p{L}{2,12}(?:[_ +.-]\p{L}{2,12}){1,3}|[A-Z]{1,5}[-_]?\d{1,6}(?:[-_]?[A-Z]|[-_]\d{1,3})?|[A-Z]{2,6}(?:_[A-Z\d]{2,12})+|E[A-Z]{4,12}|\d{1,3}|true|false|\d{4}-\d\d-\d\d)$/u.test(
    value,
  );
}

/** Ids of public things, and what somebody searched for. */
const PUBLIC_KEYS =
  /^(?:q|query|search|searchterm|term|keywords?|text|s|v|list|id|[a-z]*id|slug|page|sha|commit|rev|revision|version|ver|digest|integrity|checksum|etag|sha\d*|md5|fingerprint|publickey|pubkey)$/u;
