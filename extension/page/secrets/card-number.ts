/** Whether text is a payment card number: 13 to 19 digits that pass the Luhn check. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '');
  return /^\d{13,19}$/u.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Whether text has the number of a card somewhere in it. */
export function hasCardNumber(text: string): boolean {
  return (text.match(RUNS) ?? []).some(isCardNumber);
}

const RUNS = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu;

/** https://en.wikipedia.org/wiki/Luhn_algorithm */
function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .map(Number)
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0);
}
