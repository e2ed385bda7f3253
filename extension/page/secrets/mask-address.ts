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
    .replace(PARAMETER, (whole, start: string, name: string, value: string) =>
      isSecretParameter(decoded(name), decoded(value)) ? `${start}${name}=${MASK}` : whole,
    )
    .replace(INVITATION, MASK)
    .replace(PATH, maskPath);
}

const USER = /(:\/\/)[^/?#\s@]+@/gu;
/** Whoever has such an address may come in. */
const INVITATION = /(?<=\b(?:chat\.whatsapp\.com|t\.me\/joinchat)\/|\bt\.me\/\+)[\w-]{6,}/gu;
const PARAMETER = /([?&#;])([^?&#;=\s]+)=([^&#;\s)\]"]+)/gu;
/** From the first slash after the host to the query; a fragment without parameters too. */
const PATH = /(?<=^|[^:/])\/[^?#\s]+|#[^?#=&\s/][^?#=&\s]{7,}/gu;

function maskPath(path: string): string {
  const parts = path.split(/(?<=[/#])/u);
  return parts
    .map((part, index) => {
      const [, name = '', end = ''] = /^(.*?)([/#]?)$/su.exec(part) ?? [];
      return isSecretPart(decoded(name), parts[index - 1] ?? '') ? MASK + end : part;
    })
    .join('');
}

/** What follows such a part opens a door by itself. */
const BEFORE_SECRETS =
  /(?:^|[/_-])(?:reset|recover|magic|verif|confirm|activat|invit|join|accept|claim|redeem|regist|sign-?up|onboard|token|unsubscribe|one-?time|otp|password|passwd|sso|webhook|hooks|share|secret|signin|login|auth|session|s\/key|bot)/u;

function isSecretPart(part: string, before: string): boolean {
  return isToken(part) || (BEFORE_SECRETS.test(before.toLowerCase()) && isGuarding(part));
}

/** Not a word, a year, a small number or a public address of a block chain. */
function isGuarding(part: string): boolean {
  const bare = part.replace(/\.\w{2,4}$|^0x[\da-f]+$/iu, '');
  if (/^\d+$/u.test(bare)) return bare.length >= 6;
  return bare.length >= 8 && /\d/u.test(bare) && !/^\d{4}-\d\d-\d\d$/u.test(bare) && !isSlug(bare);
}

/** Words with a number or two: `iphone-15-pro`. */
function isSlug(text: string): boolean {
  const words = text.split(/[-_]/u);
  const isWordy = words.every(word => /^[a-z]*\d{0,4}$/iu.test(word));
  return words.length > 1 && isWordy && words.some(word => /^[a-z]{4,}$/iu.test(word));
}

/** Whether a parameter, or a variable or cookie of this name, holds a secret. */
export function isSecretParameter(name: string, value: string): boolean {
  const key = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  if (SECRET_KEYS.test(key) || namesSecret(name)) return true;
  if (SECRET_SOMETIMES.test(key) && !isPlain(value)) return true;
  if (/[?&#][^=]+=/u.test(value) && maskAddress(value) !== value) return true;
  if (isKnownToken(value)) return true;
  // Addresses have been judged by their parts, and pictures are shown.
  if (/^(?:https?:\/\/|\/|data:(?:image|font)\/)/u.test(value)) return maskAddress(value) !== value;
  return !PUBLIC_KEYS.test(key) && (isRandom(value, SHORTEST_VALUE) || /^[\da-f]{32,}$/iu.test(value));
}

const SHORTEST_VALUE = 16;

/** Without punctuation and case, as `X-Amz-Signature` and `id_token` are written in many ways. */
const SECRET_KEYS =
  /(?:token|jwt|signature|secret|password|passwd|apikey|accesskey|sessionid|sessid|sesskey|credentials?|otp|onetimecode|oobcode|magiclink)$|^(?:sig|hmac|sas|pwd|pw|pass|bearer|jsessionid|phpsessid|samlresponse|samlrequest|assertion|codeverifier|authorization|authcode|invitecode|userinfo|xamzcredential|googleaccessid|keypairid)$/u;

/** Mostly secrets, and sometimes plain: `code=US`, `key=name`. */
const SECRET_SOMETIMES =
  /^(?:code|key|auth|session|(?:connect)?sid|sess|magic|hash|nonce|ticket|invite|invitation|verify|verification|confirm|confirmation|activation|state|access|login|unlock|hdnea|ott|otc|jti|ssid|pin|tan)$/u;

function isPlain(value: string): boolean {
  return /^(?:[a-z]{1,10}|[A-Z]{1,3}|\d{1,3}|[a-z]{2}[-_][A-Z]{2}|true|false|\d{4}-\d\d-\d\d)$/u.test(value);
}

/** Ids of public things, and what somebody searched for. */
const PUBLIC_KEYS =
  /^(?:q|query|search|searchterm|term|keywords?|text|s|v|list|id|[a-z]*id|slug|page|sha|commit|rev|revision|version|ver|digest|integrity|checksum|etag)$/u;

function decoded(text: string): string {
  if (!/[%+]/u.test(text)) return text;
  return new URLSearchParams(`name=${text.replaceAll('+', '%2B')}`).get('name') ?? text;
}
