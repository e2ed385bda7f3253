/** Whether a parameter of this name and value holds a secret, by the facts that the extension's `mask-address.ts` goes by. */
export function isSecretParameter(name: string, value: string): boolean {
  const key = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  if (SECRET_KEYS.test(key)) return true;
  if (isSometimes(name, key) && !isPlain(value) && !(key === 'code' && /^\d{5,7}$/u.test(value))) return true;
  if (/(?:^|[~&;,])(?:hmac|sig|signature|token)=/u.test(value)) return true;
  if (isKnownToken(value)) return true;
  return !PUBLIC_KEYS.test(key) && (isRandom(value, SHORTEST_VALUE) || /^[\da-f]{32,}$/iu.test(value));
}

/** Whether a text is a key or token by its own form: a known prefix, a JWT, or random characters. */
export function isToken(text: string): boolean {
  return isKnownToken(text) || isRandom(text, SHORTEST_RANDOM);
}

function isKnownToken(text: string): boolean {
  return KNOWN_TOKEN.test(text);
}

/** `sort_key=name` and `error_code=7` mean no secret, `key=…` and `code=…` mostly do. */
function isSometimes(name: string, key: string): boolean {
  if (SECRET_SOMETIMES.test(key)) return true;
  const words = name
    .replace(/([a-z])(?=[A-Z])/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
  return SECRET_WORD.test(words) && !PUBLIC_WORD.test(words);
}

/** Words, codes of public things as `CS-204B`, short numbers, dates. */
function isPlain(value: string): boolean {
  return /^(?:[a-z]{1,10}|[A-Z][a-z]{1,14}|[A-Z]{1,6}|\p{L}{2,12}(?:[_ +.-]\p{L}{2,12}){1,3}|[A-Z]{1,5}[-_]?\d{1,6}[-_]?[A-Z]?|\d{1,3}|true|false|\d{4}-\d\d-\d\d)$/u.test(
    value,
  );
}

/** Whether letters and digits alternate as in random text. UUIDs and hexadecimal numbers mostly name public things. */
function isRandom(text: string, shortest: number): boolean {
  if (text.length < shortest || HEXADECIMAL.test(text)) return false;
  const pieces = text.split(/[^A-Za-z0-9]+/u);
  const piece = pieces.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  if (piece.length < 10 || piece.length < text.length * 0.4 || HEXADECIMAL.test(piece)) return false;
  if (!/\d/u.test(piece)) return false;
  const share = (piece.match(CHANGE) ?? []).length / (piece.length - 1);
  // One case alone has fewer changes.
  if (!/[a-z]/u.test(piece) || !/[A-Z]/u.test(piece))
    return /[a-z]/iu.test(piece) && share >= 0.28 && (piece.match(/\d/gu) ?? []).length >= piece.length / 7;
  const inWords = (piece.match(WORDS) ?? []).join('').length;
  return share >= 0.38 && inWords / piece.length <= 0.6;
}

/** Shorter ones are ordinary ids of videos, tracks and designs. */
const SHORTEST_RANDOM = 24;
/** In a parameter, which has a name of its own. */
const SHORTEST_VALUE = 16;

const HEXADECIMAL = /^[\da-f]+$|^[\dA-F]+$|^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$|^0x[\da-f]+$/iu;
const WORDS = /[A-Z]?[a-z]{3,}/gu;
/** Two neighbours of different classes. */
const CHANGE = /[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=[A-Za-z])/gu;

/** Prefixes that issuers give to their secrets so that scanners find them. */
const KNOWN_TOKEN =
  /^(?:eyJ[\w-]{6,}\.[\w-]{2,}(?:\.[\w-]*)*|(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][\w-]{8,}|sk-(?=[a-z-]*\d)[\w-]{16,}|(?:gh[opsur]|npm|hf|shpat|shpss|shpca|dop_v1|sbp|whsec|lin_api|pat|figd)_[\w-]{16,}|glpat-[\w-]{16,}|github_pat_\w{20,}|xox[abeoprs]-[\w-]{10,}|xapp-[\w-]{10,}|(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}|AIza[\w-]{30,}|ya29\.[\w-]{16,}|GOCSPX-[\w-]{16,}|SG\.[\w-]{16,}\.[\w-]{16,}|\d{8,10}:AA[\w-]{30,})$/u;

/** Without punctuation and case, as `X-Amz-Signature` and `id_token` are written in many ways. */
const SECRET_KEYS =
  /(?:token|usercode|devicecode|vcode|smscode|authkey|jwt|signature|secret|password|passwd|passphrase|passcode|apikey|accesskey|secretkey|privatekey|sessionid|sessid|sesskey|credentials?|otp|onetimecode|oobcode|magiclink|csrf|xsrf)$|^(?:sig|hmac|sas|pwd|pw|pass|bearer|jsessionid|phpsessid|samlresponse|samlrequest|assertion|codeverifier|authorization|authcode|invitecode|userinfo|xamzcredential|googleaccessid|keypairid)$|密码|口令|验证码|密钥/u;

/** Mostly secrets, and sometimes plain: `code=US`, `key=name`. A word of the name, or its end. */
const SECRET_SOMETIMES =
  /^(?:code|key|auth|session|(?:connect)?sid|sess|magic|hash|nonce|ticket|invite|invitation|verify|verification|confirm|confirmation|activation|state|access|login|unlock|hdnea|hdnts|ott|otc|jti|ssid|pin|tan|tk|cred|h)$/u;
const SECRET_WORD =
  /(?:^| )(?:key|tok|sig|sign|hash|sess|session|s?sid|code|cred|creds|[cx]srf|invite|magic|hmac|mfa|jwt|auth)(?= |$)|(?:key|tok|sess|csrf|sid|hmac|mfa|code)$/u;
/** Names with such a word in them that mean no secret. */
const PUBLIC_WORD =
  /sort|order|product|item|country|lang|currency|zip|post|promo|coupon|discount|voucher|error|status|color|colour|bar|qr|course|region|area|short|hot|mon|key(?:word|board)|cache|file|commit|source|encode|decode|airport|public/u;

/** Ids of public things, and what somebody searched for. */
const PUBLIC_KEYS =
  /^(?:q|query|search|searchterm|term|keywords?|text|s|v|list|id|[a-z]*id|slug|page|sha|commit|rev|revision|version|ver|digest|integrity|checksum|etag|sha\d*|md5|fingerprint|publickey|pubkey)$/u;
