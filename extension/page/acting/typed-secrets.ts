import { isInput, isTextArea } from '../dom/element-types.ts';
import { isSecret, MASK } from '../seeing/secrets.ts';

/** Shorter ones stand in every text by chance; the digits of a code in boxes of one are put together. */
const SHORTEST = 4;

/**
 * Remembers what the fields hold from the start of a watch, and what is written into them meanwhile: a page may quote a
 * password that it has just cleared from its field, or the name of a file that it took out of one. Nothing of it leaves this closure but as a mask.
 */
export function watchSecrets(): { mask(text: string): string; stop(): void } {
  const held = new Map<Element, Set<string>>();
  const fileNames = new Set<string>();
  const rememberFiles = (files: FileList | null | undefined) => {
    for (const { name } of files ?? []) fileNames.add(name);
  };
  const remember = (field: Element) => {
    if (!isInput(field) && !isTextArea(field)) return;
    if (isInput(field) && field.type === 'file') return rememberFiles(field.files);
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
  const onDrop = ({ dataTransfer }: DragEvent) => rememberFiles(dataTransfer?.files);
  rememberAll();
  addEventListener('input', onInput, true);
  addEventListener('drop', onDrop, true);
  return {
    mask: text => {
      rememberAll();
      return maskNames(maskIn(text, held), fileNames);
    },
    stop: () => {
      removeEventListener('input', onInput, true);
      removeEventListener('drop', onDrop, true);
    },
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

/** What the person calls their files is nobody else's business. Longest first: one name may be part of another. */
function maskNames(text: string, names: ReadonlySet<string>): string {
  return [...names]
    .filter(name => name.length >= SHORTEST)
    .sort((left, right) => right.length - left.length)
    .reduce((masked, name) => masked.replaceAll(name, MASK), text);
}

function isShort(values: ReadonlySet<string>): boolean {
  return [...values].every(value => value.length === 1);
}
