/** For one connection alone (RFC 9110, 7.6.1), with what is only for proxies. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Names and values in turn, as Node gives and takes them, without those for one connection: the known ones, those that
 * `Connection` names, and whatever begins with `Proxy-`.
 */
export function endToEndHeaders(raw: readonly string[], besides: readonly string[] = []): string[] {
  const fields = pairs(raw);
  const named = fields.flatMap(([name, value]) =>
    name.toLowerCase() === 'connection' ? value.split(',').map(option => option.trim().toLowerCase()) : [],
  );
  const dropped = new Set([...HOP_BY_HOP, ...named, ...besides]);
  return fields.filter(([name]) => !dropped.has(name.toLowerCase()) && !/^proxy-/i.test(name)).flat();
}

function pairs(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
}
