/**
 * Serialized into the page, so it uses nothing outside itself and is long. Runs the code if this is the document `born` then,
 * because Chromium (156) addresses a new document by the id of the one in the back/forward cache. Returns how the code ended:
 * its value within limits, and descriptions of what JSON lacks.
 */
export async function runShownCode(
  run: () => Promise<unknown>,
  born: number,
  lines: { before: number; own: number },
): Promise<unknown> {
  const MAX_DEPTH = 6;
  const MAX_ITEMS = 200;
  const MAX_TEXT = 4_000;
  /** Characters of all texts and keys together. */
  let left = 20_000;
  if (performance.timeOrigin !== born) return { kind: 'elsewhere' };
  try {
    const value = await run();
    return value === undefined ? { kind: 'nothing' } : { kind: 'returned', value: describe(value, []) };
  } catch (thrown) {
    if (!(thrown instanceof Error))
      return { kind: 'threw', name: 'Error', message: JSON.stringify(describe(thrown, [])) };
    const { name, message, stack } = thrown;
    return { kind: 'threw', name: short(String(name)), message: short(String(message)), line: lineIn(stack) };
  }

  /** The innermost line of the code in a stack. */
  function lineIn(stack: unknown): number | undefined {
    const places = String(stack).matchAll(/:(\d+):\d+\)?$/gmu);
    const shown = [...places].map(([, line]) => Number(line) - lines.before);
    return shown.find(line => line >= 1 && line <= lines.own);
  }

  function describe(value: unknown, around: readonly unknown[]): unknown {
    switch (typeof value) {
      case 'string':
        return short(value);
      case 'boolean':
        return value;
      case 'number':
        left -= 8;
        return Number.isFinite(value) ? value : `[${value}]`;
      case 'object':
        return value === null ? null : describeObject(value, around);
      case 'function':
        return short(`[function ${value.name}]`);
      default:
        return short(`[${typeof value} ${String(value)}]`);
    }
  }

  function describeObject(value: object, around: readonly unknown[]): unknown {
    if (around.includes(value)) return '[circular]';
    left -= 2;
    if (left <= 0 || around.length >= MAX_DEPTH) return '[…]';
    try {
      return describePlain(value, [...around, value]);
    } catch (thrown) {
      return short(`[unreadable: ${String(thrown)}]`);
    }
  }

  function describePlain(value: object, around: readonly unknown[]): unknown {
    if (value instanceof Node) return short(describeNode(value));
    if (value instanceof Window) return '[window]';
    if (value instanceof Error) return short(`[${value.name}: ${value.message}]`);
    if (value instanceof RegExp) return short(String(value));
    if (value instanceof Promise) return '[promise]';
    if ('toJSON' in value && typeof value.toJSON === 'function') return describe(value.toJSON(), around);
    if (value instanceof Map) return describeItems([...value], around);
    if (isList(value)) return describeItems(Array.from(value), around);
    return describeKeys(value, around);
  }

  /** Finite ones only. */
  function isList(value: object): value is Iterable<unknown> {
    return [Array, Set, NodeList, HTMLCollection, DOMTokenList].some(list => value instanceof list);
  }

  function describeItems(items: readonly unknown[], around: readonly unknown[]): unknown[] {
    const shown = items.slice(0, MAX_ITEMS).map(item => describe(item, around));
    return items.length > MAX_ITEMS ? [...shown, `[… ${items.length - MAX_ITEMS} more]`] : shown;
  }

  function describeKeys(value: object, around: readonly unknown[]): unknown {
    const entries = Object.entries(value);
    const shown = entries.slice(0, MAX_ITEMS).map(([key, item]) => [short(key), describe(item, around)]);
    const more = entries.length - MAX_ITEMS;
    return Object.fromEntries(more > 0 ? [...shown, ['…', `[… ${more} more]`]] : shown);
  }

  function describeNode(node: Node): string {
    if (!(node instanceof Element)) return `[${node.nodeName} ${node.nodeValue ?? ''}]`;
    const id = node.id ? `#${node.id}` : '';
    return `[element <${node.localName}${id}>]`;
  }

  function short(text: string): string {
    const most = Math.max(0, Math.min(MAX_TEXT, left));
    left -= Math.min(text.length, most);
    return text.length > most ? `${text.slice(0, most)}…` : text;
  }
}
