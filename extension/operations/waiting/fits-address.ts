/** Whether an address has these parts in it, in this order, with anything between them where the pattern has a `*`. */
export function fitsAddress(address: string, pattern: string): boolean {
  let at = 0;
  return pattern.split('*').every(part => {
    const found = address.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}
