import { inBrowser } from './show.ts';

/** The page says so when a handler sets `did`: what shows no sign is waited for, in each of many tests. */
const SAYS_DONE = `<script>{
  let did;
  Object.defineProperty(window, 'did', {
    get: () => did,
    set: value => {
      did = value;
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'Done' }));
    },
  });
}</script>`;

/** As {@link inBrowser}, for pages whose handlers set `window.did`. */
export function inBrowserWithDone(): ReturnType<typeof inBrowser> {
  const show = inBrowser();
  return html => show(SAYS_DONE + html);
}
