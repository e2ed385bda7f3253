/** Downloads a file without the downloads permission. */
export function offerDownload(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  // The browser starts the download after this task and then keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
