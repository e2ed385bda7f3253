/** Puts files into a field in place of what it holds, with the events of a choice in the browser's own window. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')?.set?.call(
    input,
    transferOf(files).files,
  );
  for (const event of [
    new Event('input', { bubbles: true, composed: true }),
    new Event('change', { bubbles: true }),
  ])
    EventTarget.prototype.dispatchEvent.call(input, event);
}

/** The only way for a script to make a list of files. */
export function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** What a field holds, to be compared and never handed out. */
export function heldFiles(input: HTMLInputElement): string {
  return filesKey([...(input.files ?? [])]);
}

export function filesKey(files: readonly File[]): string {
  return files.length === 0 ? '' : JSON.stringify(files.map(({ name, size, type }) => [name, size, type]));
}
