/** Whether text is a payment card number: 13 to 19 digits that pass the Luhn check. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '');
  return /^\d{13,19}$/u.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Whether text is a card number that is being typed, or has one somewhere in it. */
export function hasCardNumber(text: string): boolean {
  return BEGUN.test(text) || (text.match(RUNS) ?? []).some(isCardNumber);
}

/** In the groups of a card, by the first digits that payment cards have, and not finished yet. */
const BEGUN =
  /^\s*(?:[3-6]\d{3}|2[2-7]\d{2})[ -]\d{4}[ -]\d{1,4}(?:[ -]\d{1,4})?\s*$|^\s*3[47]\d{2}[ -]\d{6}[ -]\d{0,5}\s*$/u;

const RUNS = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu;

/** https://en.wikipedia.org/wiki/Luhn_algorithm */
function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .map(Number)
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0);
}
