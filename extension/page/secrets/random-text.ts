/** Whether a text is a key or token by its own form, wherever it stands: a known prefix, a JWT, or random characters. */
export function isToken(text: string): boolean {
  return isKnownToken(text) || isRandom(text, SHORTEST_RANDOM);
}

export function isKnownToken(text: string): boolean {
  return KNOWN_TOKEN.test(text);
}

/** Prefixes that issuers give to their secrets so that scanners find them. */
export const KNOWN_TOKENS =
  'eyJ[\\w-]{6,}\\.[\\w-]{2,}(?:\\.[\\w-]*)*|(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][\\w-]{8,}|sk-(?=[a-z-]*\\d)[\\w-]{16,}' +
  '|(?:gh[opsur]|npm|hf|shpat|shpss|shpca|dop_v1|doo_v1|sbp|whsec|lin_api|pat|figd)_[\\w-]{16,}|(?:glpat|glrt|xkeysib)-[\\w-]{16,}' +
  '|github_pat_\\w{20,}|xox[abeoprs]-[\\w-]{10,}|xapp-[\\w-]{10,}|(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}' +
  '|AIza[\\w-]{30,}|ya29\\.[\\w-]{16,}|GOCSPX-[\\w-]{16,}|SG\\.[\\w-]{16,}\\.[\\w-]{16,}|pypi-[\\w-]{16,}' +
  '|\\d{8,10}:AA[\\w-]{30,}|pat\\w{12,}\\.[\\da-f]{32,}|AGE-SECRET-KEY-1\\w{20,}|otpauth://\\S+|\\$(?:2[aby]|argon2\\w*|[156y]|scrypt|bcrypt\\S*)\\$[\\w./$=,+-]{12,}|pbkdf2_\\w+\\$\\S{12,}|[xyz]prv\\w{80,}|ed25519:\\w{40,}';

const KNOWN_TOKEN = new RegExp(`^(?:${KNOWN_TOKENS})$`, 'u');

/** Shorter ones are ordinary ids of videos, tracks and designs. */
const SHORTEST_RANDOM = 24;

/** A piece between separators that is long enough to judge. */
const SHORTEST_PIECE = 10;

/**
 * Whether letters and digits alternate as in random text, about every second character; words, also joined as in
 * `camelCase`, alternate less. Hexadecimal numbers and UUIDs do not count: most name public things.
 */
export function isRandom(text: string, shortest: number): boolean {
  if (text.length < shortest || text.length > LONGEST || HEXADECIMAL.test(text)) return false;
  const pieces = text.split(/[^A-Za-z0-9]+/u);
  const piece = pieces.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  if (piece.length < Math.min(SHORTEST_PIECE, shortest) || !/\d/u.test(piece) || HEXADECIMAL.test(piece))
    return false;
  // A name may have a random part.
  if (piece.length < text.length * LEAST_RANDOM) return false;
  const share = (piece.match(CHANGE) ?? []).length / (piece.length - 1);
  // One case alone has fewer changes, and joined words have none.
  if (!/[a-z]/u.test(piece) || !/[A-Z]/u.test(piece))
    return /[a-z]/iu.test(piece) && share >= 0.28 && (piece.match(/\d/gu) ?? []).length >= piece.length / 7;
  const inWords = (piece.match(WORDS) ?? []).join('').length;
  return share >= 0.38 && inWords / piece.length <= MAX_IN_WORDS;
}

const LONGEST = 4000;

const LEAST_RANDOM = 0.4;

const HEXADECIMAL = /^[\da-f]+$|^[\dA-F]+$|^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$|^0x[\da-f]+$/iu;

const WORDS = /[A-Z]?[a-z]{3,}/gu;
/** Random text has about a quarter in runs that could be words. */
const MAX_IN_WORDS = 0.6;

/** Two neighbours of different classes. */
const CHANGE = /[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=[A-Za-z])/gu;
