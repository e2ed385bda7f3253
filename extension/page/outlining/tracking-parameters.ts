/** By which pages count where a visitor came from. They say nothing about where a link leads. */
const TRACKING =
  'utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|mc_cid|mc_eid|igshid|_ga|_gl';

const ONE = new RegExp(`(?:^|(?<=[?&]))(?:${TRACKING})=[^&#…]*(?:&|(?=#|…|$))`, 'giu');

/** An address without them. One that was cut behind the first of them ends there: how much of it is left depends on theirs. */
export function withoutTracking(address: string): string {
  const [head = '', ...others] = address.split('?');
  if (others.length === 0) return address;
  const query = others.join('?');
  if (query.endsWith('…') && query.search(ONE) !== -1) return `${head}?${query.slice(0, query.search(ONE))}…`;
  const kept = query.replace(ONE, '').replace(/&(?=#|$)/u, '');
  return /^(?:#|$)/u.test(kept) ? `${head}${kept}` : `${head}?${kept}`;
}
