/** Our own page to try things on, in the extension. */
export const PRACTICE_PAGE = 'try-it.html';

export function isPracticePage(url: string | undefined): boolean {
  return (
    url?.startsWith('chrome-extension:') === true &&
    url.startsWith(chrome.runtime.getURL(`/${PRACTICE_PAGE}`))
  );
}
