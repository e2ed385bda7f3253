/** A page that a test sets up and changes, and which tells what was pressed. */

/** What a press does, as a person would say it: the thing, its number, the control. Clocks and hints are no part of it. */
export type Meaning = string;

/** The control that a test is about to press, what it is about, and another such thing. */
type Parts = { control: Element; thing: Element; other: Element };

type Change = (parts: Parts) => void;

const THINGS = ['Tea', 'Coffee', 'Cocoa', 'Mate', 'Water', 'Juice', 'Milk', 'Soup'];

export const SCENES: readonly string[] = [
  `<h2>Stock</h2><table>${THINGS.map(
    (thing, index) =>
      `<tr data-thing><td class="key">${1000 + index}</td><td class="name">${thing}</td><td class="ago">${index + 2} seconds ago</td>
      <td><button>Buy</button> <a href="#/${thing}">Open</a></td></tr>`,
  ).join('')}</table>`,
  `<h2>Offers</h2>${THINGS.map(
    thing =>
      `<div data-thing><p class="name">${thing}</p><p class="key">$${thing.length}</p><div><button>Buy</button></div></div>`,
  ).join('')}`,
  `<h2>Files</h2><ul>${THINGS.map(
    thing => `<li data-thing><span class="name">${thing}</span> <button>Delete</button></li>`,
  ).join('')}</ul>`,
  `<h2>Pay</h2><form data-thing><p class="name">You pay <b class="key">$20</b> to Ann</p><label>Note <input></label> <button>Pay</button></form>
  <form data-thing><p class="name">You send a card to Bob</p><label>Text <input></label> <button>Send</button></form>`,
];

/** After these, a press would do something else than before. Serialized into the page, so they use nothing outside themselves. */
export const MEANINGFUL = {
  swap: ({ thing, other }) => {
    const [ones, others] = [thing, other].map(each => [...each.querySelectorAll('.key, .name')]);
    ones?.forEach((one, index) => {
      const opposite = others?.[index];
      const text = one.textContent;
      one.textContent = opposite?.textContent ?? '';
      if (opposite) opposite.textContent = text;
    });
  },
  recycle: ({ thing }) => {
    const all = [...(thing.parentElement?.children ?? [])].filter(each => each.matches('[data-thing]'));
    const rows = all.map(each => [...each.querySelectorAll('.key, .name')]);
    const texts = rows.map(row => row.map(at => at.textContent));
    rows.forEach((row, number) => {
      row.forEach((at, index) => {
        at.textContent = texts[(number + 1) % rows.length]?.[index] ?? '';
      });
    });
  },
  rewrite: ({ thing }) => {
    const text = thing.querySelector('.name')?.firstChild;
    if (text) text.nodeValue = 'Something else';
  },
  replace: ({ thing }) => {
    const name = thing.querySelector('.name');
    const made = document.createElement(name?.localName ?? 'p');
    made.className = 'name';
    made.textContent = 'Something else';
    name?.replaceWith(made);
  },
  rename: ({ control }) => {
    control.textContent = 'Give away';
  },
  lead: ({ control }) => {
    if (control.hasAttribute('href')) control.setAttribute('href', '#/elsewhere');
    else control.textContent = 'Give away';
  },
  renumber: ({ thing }) => {
    const at = thing.querySelector('.key') ?? thing.querySelector('.name');
    if (at) at.textContent = '4711';
  },
  raise: ({ thing }) => {
    const at = thing.querySelector('.key') ?? thing.querySelector('.name');
    if (at) at.textContent = '$2000';
  },
  entitle: () => {
    const heading = document.querySelector('h2');
    if (heading) heading.textContent = 'Things of somebody else';
  },
  substitute: ({ thing }) => {
    const copy = thing.cloneNode(true);
    const name = copy instanceof Element && copy.querySelector('.name');
    if (name) name.textContent = 'Newcomer';
    thing.replaceWith(copy);
  },
} satisfies Record<string, Change>;

/** After these, it would do the same. */
export const MEANINGLESS = {
  nothing: () => undefined,
  restyle: ({ control, thing }) => {
    for (const at of [control, thing]) at.classList.toggle('lit');
  },
  append: ({ thing }) => {
    const more = '<p>There is more to come.</p><button>More</button>';
    thing.closest('main')?.insertAdjacentHTML('beforeend', more);
  },
  tick: () => {
    for (const at of document.querySelectorAll('.ago'))
      at.textContent = `${Number.parseInt(at.textContent ?? '', 10) + 7} seconds ago`;
  },
  redraw: ({ thing }) => {
    for (const at of thing.querySelectorAll('.key, .name'))
      at.replaceChildren(...[...at.childNodes].map(node => node.cloneNode(true)));
  },
  reorder: ({ thing }) => thing.parentElement?.append(thing),
  hint: () => document.body.insertAdjacentHTML('afterbegin', '<div role="status">Saved a draft.</div>'),
  expand: ({ control }) => control.setAttribute('aria-expanded', 'true'),
} satisfies Record<string, Change>;

/** What the page can be told to do. It answers with the meanings of its controls, or of those that were pressed. */
export type Command =
  | { kind: 'set-up'; html: string }
  | { kind: 'change'; source: string; target: number; other: number }
  | { kind: 'tell' };

export const MUTATING_PAGE = `<!doctype html><title>Mutations</title><main id="stage"></main><script>(${runPage})()</script>`;

/** Asks `/commands` what to do, and answers there. Serialized too. */
function runPage(): void {
  const stage = document.querySelector('main') ?? document.body;
  let pressed: Meaning[] = [];

  const meaningOf = (control: Element): Meaning => {
    const thing = control.closest('[data-thing]');
    const parts = ['.key', '.name'].map(part => thing?.querySelector(part)?.textContent ?? '');
    const heading = document.querySelector('h2')?.textContent;
    return [heading, ...parts, control.textContent, control.getAttribute('href')].join('|');
  };
  const all = (selector: string): Element[] => [...stage.querySelectorAll(selector)];

  function obey(command: Command): Meaning[] {
    if (command.kind === 'tell') return pressed;
    if (command.kind === 'set-up') {
      pressed = [];
      for (const status of document.querySelectorAll('[role=status]')) status.remove();
      stage.innerHTML = command.html;
      return all('button, a').map(meaningOf);
    }
    const control = all('button, a')[command.target];
    const thing = control?.closest('[data-thing]');
    const others = all('[data-thing]').filter(each => each !== thing);
    const other = others[command.other % others.length];
    const change: Change = new Function('parts', `return (${command.source})(parts)`).bind(null);
    if (control && thing && other) change({ control, thing, other });
    return [];
  }

  document.addEventListener('click', event => {
    const control = event.target instanceof Element && event.target.closest('button, a');
    if (!control) return;
    pressed.push(meaningOf(control));
    event.preventDefault();
    stage.insertAdjacentHTML('beforeend', '<p>Done.</p>');
  });

  async function serve(): Promise<void> {
    for (let answer: Meaning[] = []; ; ) {
      const body = JSON.stringify(answer);
      const response = await fetch(`/commands${location.search}`, { method: 'POST', body });
      answer = obey(await response.json());
    }
  }
  void serve();
}
