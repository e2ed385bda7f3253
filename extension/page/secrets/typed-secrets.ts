import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isEditorHost, isInput, isTextArea } from '../dom/element-types.ts';
import { innerPages } from '../dom/inner-pages.ts';
import {
  fieldsOf,
  heldBy,
  heldText,
  isFramed,
  keepSecrets,
  maskSecretsIn,
  otherFields,
  SHORTEST_SECRET,
} from './mask-secrets.ts';
import { maskShown } from './mask-shapes.ts';
import { isSecret, MASK } from './secrets.ts';

export interface SecretsWatch {
  mask(text: string): string;
  /** For several texts, in the same time. */
  maskAll(texts: readonly string[]): string[];
  stop(): void;
}

/**
 * Remembers fields' values from the start of a watch and what is typed meanwhile: a page may quote a cleared password, or a
 * removed file's name. Only masks leave this closure.
 */
export function watchSecrets(): SecretsWatch {
  const held = new Map<Element, Set<string>>();
  const typed = new Set<Element>();
  const fileNames = new Set<string>();
  const roots = rootsOf(document);
  const rememberFiles = (files: FileList | null | undefined) => {
    for (const { name } of files ?? []) fileNames.add(name);
  };
  const remember = (field: Element) => {
    if (isInput(field) && field.type === 'file') return rememberFiles(field.files);
    const text = heldText(field);
    if (text !== '') held.set(field, (held.get(field) ?? new Set()).add(text));
  };
  const rememberAll = () => [...fieldsOf(roots), ...fieldsAround(roots)].forEach(remember);
  const onInput = (event: Event) => {
    const [field] = event.composedPath();
    if (!(field instanceof Element) || !(isInput(field) || isTextArea(field) || isEditorHost(field))) return;
    typed.add(field);
    remember(field);
  };
  const onDrop = ({ dataTransfer }: DragEvent) => rememberFiles(dataTransfer?.files);
  const maskAll = (texts: readonly string[]) => {
    rememberAll();
    return maskSecretsIn(texts, held).map(text => maskNames(text, fileNames));
  };
  rememberAll();
  addEventListener('input', onInput, true);
  addEventListener('drop', onDrop, true);
  return {
    mask: text => maskAll([text])[0] ?? '',
    maskAll,
    stop: () => {
      for (const field of typed) keepTyped(field, [...(held.get(field) ?? [])]);
      removeEventListener('input', onInput, true);
      removeEventListener('drop', onDrop, true);
    },
  };
}

/** Including documents that scripts reach. Without frames among its windows there may be some in shadow trees. */
function fieldsAround(roots: readonly (Document | ShadowRoot)[]): Element[] {
  return isFramed() ? otherFields() : fieldsOf(innerPages(roots).flatMap(rootsOf));
}

/** A page may quote a password after its field is gone. Values present while it was typed are no passwords. */
function keepTyped(field: Element, texts: readonly string[]): void {
  const whole = texts.filter(text => !texts.some(other => other !== text && other.startsWith(text)));
  if (whole.length === 0 || !isSecret(field)) return;
  keepSecrets(whole);
}

/** File names are private. Longest first: one may be part of another. */
function maskNames(text: string, names: ReadonlySet<string>): string {
  return [...names]
    .filter(name => name.length >= SHORTEST_SECRET)
    .sort((left, right) => right.length - left.length)
    .reduce((masked, name) => masked.replaceAll(name, MASK), text);
}

export type Hide = (texts: readonly string[]) => readonly string[];

/** For all texts that are reported or compared with a model's words: a match would tell how a secret begins. */
export function textHider(): Hide {
  return secretsHider() ?? maskShown;
}

/** Undefined when no field holds a secret. */
export function secretsHider(): Hide | undefined {
  const held = heldBy(fieldsOf(rootsOf(document))).filter(
    ([field, values]) => values.some(Boolean) && isSecret(field),
  );
  const isNone = held.length === 0 && !documentState.typedSecrets?.size;
  return isNone ? undefined : texts => maskSecretsIn(texts, held);
}
