import type { Page } from 'playwright-core';

/** A page that notes in its tab what is done to it, over all that the tab shows. */
export const RECORDING_PAGE = `<!doctype html><title>Recording</title><label>Note <input></label><button>Press</button><output></output>
  <script>
    const note = entry => { sessionStorage.log = (sessionStorage.log ?? '') + entry + ';'; };
    addEventListener('pageshow', () => note('visit ' + location.search));
    document.querySelector('input').onchange = ({ target }) => note('fill ' + target.value);
    document.querySelector('button').onclick = () => { note('press'); document.querySelector('output').value += 'x'; };
  </script>`;

export async function recorded(page: Page): Promise<string[]> {
  return String(await page.evaluate('sessionStorage.log'))
    .split(';')
    .filter(Boolean);
}
