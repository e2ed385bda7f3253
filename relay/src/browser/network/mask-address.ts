import { isSecretParameter, isToken } from './secret-values.ts';

/** As in what the extension sends. */
export const MASK = '••••••';

/** Addresses are read so far; what comes after it is not kept. */
const LONGEST = 8_000;

/**
 * An address without passwords, the values of parameters that are named like secrets, and random values and parts. Ids, slugs
 * and search terms stay.
 */
export function maskAddress(address: string): string {
  return address
    .slice(0, LONGEST)
    .replace(USER, `$1${MASK}@`)
    .replace(PARAMETER, (whole, start: string, name: string, value: string) =>
      isSecretParameter(decoded(name), decoded(value)) || holdsSecret(decoded(value))
        ? `${start}${name}=${MASK}`
        : whole,
    )
    .replace(PATH, maskPath);
}

const USER = /^([a-z][a-z\d+.-]*:\/\/)[^/?#\s@]*@/iu;
const PARAMETER = /([?&#;])([^?&#;=\s]+)=([^&#;\s]+)/gu;
/** From the first slash after the host to the query; a fragment without parameters too. */
const PATH = /(?<=^|[^:/])\/[^?#\s]+|#[^?#=&\s/][^?#=&\s]{7,}/gu;

/** An address in a value, as after `redirect_uri=`. */
function holdsSecret(value: string): boolean {
  return /^(?:https?:\/\/|\/)|[?&#][^=]+=/u.test(value) && maskAddress(value) !== value;
}

function maskPath(path: string): string {
  let opens: Opening | undefined;
  return path
    .split(/(?<=[/#])/u)
    .map(part => {
      const [, name = '', end = ''] = /^(.*?)([/#]?)$/su.exec(part) ?? [];
      const isSecret = isSecretPart(decoded(name), opens);
      opens = openingOf(name.toLowerCase()) ?? opens;
      return isSecret ? MASK + end : part;
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
  /^(?:[^/]*[_-])?(?:reset|recover|magic|verif|confirm|activ|otp|one-?time|claim|redeem|login|signin)/u;
const BEFORE_SECRETS =
  /(?:^|[_-])(?:invit|join|accept|regist|sign-?up|onboard|token|unsub|opt-?(?:out|in)|password|passwd|sso|webhooks?|hooks|shar(?:e|ed|ing)|secret|private|auth|sess(?:ion)?|bot|downloads?)|^key$/u;

const SHORTEST_PART = 7;

function isSecretPart(part: string, opens: Opening | undefined): boolean {
  if (isToken(part)) return true;
  const bare = part.replace(/\.[a-z]{2,4}$/iu, '');
  if (opens === 'codes' && /^\d{6,}$/u.test(bare)) return true;
  return opens !== undefined && bare.length >= SHORTEST_PART && isMixed(bare);
}

/** Whether letters and digits alternate: `lemon77x`. In `iphone-15-pro` each word is one kind. */
function isMixed(part: string): boolean {
  return part
    .split(/[-_.~+]/u)
    .some(
      word => /\d\p{L}+\d|\p{L}\d+\p{L}/u.test(word) && !/^\d+[a-z]{1,3}\d*$|^[a-z]\d[a-z]$/iu.test(word),
    );
}

/** What is no percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
