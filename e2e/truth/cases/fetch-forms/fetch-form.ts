import { API, sitePage, TOASTS } from '../../site-pages.ts';

interface FetchForm {
  fields?: string;
  button?: string;
  /** What stands behind the form. */
  behind?: string;
  title?: string;
  lang?: string;
}

/** A form that a script sends. The script has `f` (the form), `b` (its button), `api`, `wait`, `toast` and `$`. */
export function fetchForm(
  script: string,
  {
    fields = '<label>Name <input id="name" name="name" value="Mei Lin"></label>',
    button = 'Save',
    behind = '',
    title = 'Profile',
    lang = 'en',
  }: FetchForm = {},
): string {
  return sitePage(
    title,
    `<h1>${title}</h1><form id="f" novalidate>${fields}<button id="b">${button}</button></form>${behind}${API}${TOASTS}
     <script>
       const f = $('#f'), b = $('#b');
       const values = () => Object.fromEntries(new FormData(f));
       f.addEventListener('submit', async event => { event.preventDefault(); ${script} });
     </script>`,
    { lang },
  );
}
