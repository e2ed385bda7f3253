/** Offers text to a page as its clipboard events do, without the person's clipboard. True when the page leaves it to us. */
export function offerClipboard(editor: Element, type: 'cut' | 'paste', text: string): boolean {
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  return EventTarget.prototype.dispatchEvent.call(
    editor,
    new ClipboardEvent(type, { bubbles: true, cancelable: true, composed: true, clipboardData }),
  );
}
