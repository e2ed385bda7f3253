/** Hands a file to the person by the browser's own way of downloading, which needs no permission. */
export function offerDownload(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  // The download has its own hold on the file once it has begun, which the browser does after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
