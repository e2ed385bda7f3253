import { redirect } from '../../serve-truth.ts';
import { API, sitePage, TOASTS } from '../../site-pages.ts';
import {
  type Answer,
  click,
  failed,
  NOTHING,
  type Site,
  type Truth,
  type TruthAction,
  type TruthCase,
  type Visit,
  WAITING,
} from '../../truth-case.ts';

interface Look {
  title?: string;
  lang?: string;
  head?: string;
}

/** A page with a script that may `api`, `wait`, `toast` and `$`, and has `b` and `e`, the elements of these ids. */
export function app(
  body: string,
  script: string,
  { title = 'App', lang = 'en', head = '' }: Look = {},
): string {
  return sitePage(
    title,
    `${body}${API}${TOASTS}<script>{ const b = $('#b'), e = $('#e'); ${script} }</script>`,
    { lang, head },
  );
}

/** The script runs at a click on `b`. */
export const onClick = (body: string, script: string, look: Look = {}): string =>
  app(body, `b.addEventListener('click', async event => { ${script} });`, look);

/** A button, and a line behind it. */
export const button = (label: string): string =>
  `<button id="b" type="button">${label}</button><p id="e"></p>`;

type Checked = NonNullable<TruthCase['check']>;

/** A click on `#b` is judged. */
export function clicked(
  name: string,
  site: Site | string,
  truth: Truth,
  check?: Checked | RegExp,
): TruthCase {
  return acted(name, [click('#b')], site, truth, check);
}

/** A site of one page may be its HTML alone; a check may be what is seen. */
export function acted(
  name: string,
  actions: readonly TruthAction[],
  site: Site | string,
  truth: Truth,
  check?: Checked | RegExp,
): TruthCase {
  const all = typeof site === 'string' ? { 'GET /': site } : site;
  const made = { name, site: all, actions, truth };
  if (!check) return made;
  return { ...made, check: check instanceof RegExp ? { seen: check } : check };
}

/** A page of a server with a form to `/do`, which leads back to it, where `told` is shown once. */
export function flashed(
  draw: (told: string, visit: Visit) => string,
  told: string,
  changes: (visit: Visit) => void = () => undefined,
): Site {
  return {
    'GET /': visit => {
      const html = draw(visit.memory.get('told') ?? '', visit);
      visit.memory.delete('told');
      return html;
    },
    'POST /do': visit => {
      changes(visit);
      visit.memory.set('told', told);
      visit.memory.set('done', 'yes');
      return redirect('/', 302);
    },
  };
}

/** A form to `/do` with a button. */
export const form = (fields: string, label: string): string =>
  `<form method="post" action="/do" novalidate>${fields}<button id="b">${label}</button></form>`;

/** After more than two seconds: what came of it, or that the server has not answered yet. */
export const lateOr = (final: RegExp): Truth => ({
  says: new RegExp(`${WAITING.source}|${final.source}`, 'i'),
  never: NOTHING,
});

/** It came late, and who does not wait so long may say so. */
export const cameLate: Truth = { success: true, never: NOTHING, mayWait: true };

/** Neither done nor refused: the page asks or tells something first. */
export const open = (says: RegExp, never?: RegExp): Truth => (never ? { says, never } : { says });

/** For scripts: `message(text, time)`, of Ant Design, in the middle at the top, without a role. */
export const ANT = `const message = (text, time = 3000) => { const box = document.createElement('div'); box.className = 'ant-message-notice'; box.style.cssText = 'position:fixed;top:8px;left:45%'; box.textContent = text; document.body.append(box); setTimeout(() => box.remove(), time); };`;

const FIELD = '<label>Name <input id="name" name="name" value="tea"></label>';

/** A form with a heading, and what the server answers to it. */
export const answered = (
  name: string,
  label: string,
  answer: string | Answer | ((drawn: string) => string),
  says: RegExp,
): TruthCase => {
  const drawn = `<h1>Edit</h1>${form(FIELD, label)}`;
  return clicked(
    name,
    {
      'GET /': sitePage('Edit', drawn),
      'POST /do': typeof answer === 'function' ? sitePage('Edit', answer(drawn)) : answer,
    },
    failed(says),
  );
};
