/** Keeps what the person does from the page. What a page does by itself is left alone, and counts for nothing: false. */
export function swallow(event: Event): boolean {
  if (!event.isTrusted) return false;
  if (event.cancelable) event.preventDefault();
  event.stopImmediatePropagation();
  return true;
}
