export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '');
  return /^\d{13,19}$/u.test(digits) && luhnSum(digits) % 10 === 0;
}

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
