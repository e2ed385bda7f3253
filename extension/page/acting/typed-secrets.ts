import { isInput, isTextArea } from '../dom/element-types.ts';
import { isSecret, MASK } from '../seeing/secrets.ts';

/** Shorter ones stand in every text by chance; the digits of a code in boxes of one are put together. */
const SHORTEST = 4;

/**
 * Remembers what the fields hold from the start of a watch, and what is written into them meanwhile: a page may quote a
 * password that it has just cleared from its field. Nothing of it leaves this closure but as a mask.
 */
export function watchSecrets(): { mask(text: string): string; stop(): void } {
  const held = new Map<Element, Set<string>>();
  const remember = (field: Element) => {
    if (!isInput(field) && !isTextArea(field)) return;
    if (field.value !== '') held.set(field, (held.get(field) ?? new Set()).add(field.value));
  };
  const rememberAll = () => {
    for (const field of Document.prototype.querySelectorAll.call(document, 'input, textarea'))
      remember(field);
  };
  const onInput = (event: Event) => {
    const [field] = event.composedPath();
    if (field instanceof Element) remember(field);
  };
  rememberAll();
  addEventListener('input', onInput, true);
  return {
    mask: text => {
      rememberAll();
      return maskIn(text, held);
    },
    stop: () => removeEventListener('input', onInput, true),
  };
}

/** Whether a field is secret is slow to tell, so it is asked only of those whose text is quoted. */
function maskIn(text: string, held: ReadonlyMap<Element, ReadonlySet<string>>): string {
  const digits = [...held].filter(([field, values]) => isShort(values) && isSecret(field));
  const code = digits.map(([, values]) => [...values].at(-1)).join('');
  const long = [...held].flatMap(([field, values]) =>
    [...values].filter(value => value.length >= SHORTEST && text.includes(value) && isSecret(field)),
  );
  return [...long, ...(code.length >= SHORTEST ? [code] : [])]
    .sort((left, right) => right.length - left.length)
    .reduce((masked, value) => masked.replaceAll(value, MASK), text);
}

function isShort(values: ReadonlySet<string>): boolean {
  return [...values].every(value => value.length === 1);
}
