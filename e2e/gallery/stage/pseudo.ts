// A language for tests: every text of a catalog in [!! … !!] and 1.4 × as long. A text outside the brackets did not come
// from a catalog, and a layout that only fits English breaks.
const PADDING =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore ';

/** A tag, a space and quotation marks are no texts. */
const NO_TEXT = ['locale', 'space', 'quotes'];

export function pseudo(entry: unknown): unknown {
  if (typeof entry === 'string') return entry === '' ? '' : wrap(entry);
  if (typeof entry === 'function') return (...given: unknown[]) => pseudo(entry(...given));
  if (Array.isArray(entry)) return entry.map(pseudo);
  if (typeof entry !== 'object' || entry === null) return entry;
  const entries = Object.entries(entry);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, NO_TEXT.includes(key) ? value : pseudo(value)]),
  );
}

function wrap(text: string): string {
  const more = Math.max(0, Math.ceil(text.length * 0.4) - '[!!  !!]'.length);
  const padding = PADDING.repeat(Math.ceil(more / PADDING.length))
    .slice(0, more)
    .trim();
  return `[!! ${[text, padding].filter(Boolean).join(' ')} !!]`;
}
