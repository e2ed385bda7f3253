const HOST = /^(?:[^\s/?#@\\*:[\]]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** A host as it stands in `Host`, in lower case: `name` or `name:port`. `undefined` for what is none. */
export function readHost(given: string): string | undefined {
  return HOST.test(given) ? given.toLowerCase() : undefined;
}
