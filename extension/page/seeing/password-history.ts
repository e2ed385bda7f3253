const PASSWORDS = 'input[type="password" i]';

/** Fields that were of `type=password` once: an eye button makes them plain text, and their value no less secret. */
const known = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/** Whether an input is or was a password since this was first asked in the document. */
export function wasPassword(input: HTMLInputElement): boolean {
  observer ??= observeTypes();
  note(observer.takeRecords());
  if (input.type === 'password') known.add(input);
  return known.has(input);
}

/** Hears of passwords that are shown between two looks at the page. Changes of `type` are few. */
function observeTypes(): MutationObserver {
  for (const field of Document.prototype.querySelectorAll.call(document, PASSWORDS)) known.add(field);
  const types = new MutationObserver(note);
  types.observe(document, { subtree: true, attributeFilter: ['type'], attributeOldValue: true });
  return types;
}

function note(records: readonly MutationRecord[]): void {
  for (const { target, oldValue } of records) {
    if (oldValue?.toLowerCase() === 'password') known.add(target);
  }
}
