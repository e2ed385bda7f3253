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
  // Cells of a grid without rows.
  `<h2>Stock</h2><div style="display: grid; grid-template-columns: 1fr 1fr">${THINGS.map(
    (thing, index) =>
      `<div data-thing data-of="${index}"><b class="name">${thing}</b> <i class="key">${1000 + index}</i></div><button data-of="${index}">Buy</button>`,
  ).join('')}</div>`,
  // Running text.
  `<h2>Files</h2><div>${THINGS.map(
    (thing, index) =>
      `<span data-thing data-of="${index}"><span class="name">${thing}</span></span> <button data-of="${index}">Delete</button><br>`,
  ).join('')}</div>`,
  // One row, and nothing like it.
  `<h2>Share</h2><div data-thing><a class="name" href="#/folder">Minutes</a> <button>Withdraw</button></div><aside data-thing><p class="name">Old</p></aside>`,
  // What changes all the time.
  `<h2>News</h2>${THINGS.map(
    (thing, index) =>
      `<article data-thing><p class="name">${thing}</p><p>Ends in <span class="left">${10 + index}:0${index}</span></p>
      <button class="likes">Like ${index + 12}</button> <a href="${longAddress(thing)}">Read</a> <button>Save</button></article>`,
  ).join('')}`,
  // What CSS writes, and a form says where it leads.
  `<h2>Mail</h2><style>.verb::before { content: "Keep " } .verb.other::before { content: "Drop "; color: red }</style>${THINGS.map(
    thing =>
      `<form data-thing action="#/${thing}"><p class="name">${thing}</p><button class="verb">it</button></form>`,
  ).join('')}`,
];

/** Longer than what a snapshot shows of it. */
function longAddress(thing: string): string {
  return `#/?utm_source=one&in=${'folder/'.repeat(20)}&of=${thing}`;
}

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
  exchange: ({ thing, other }) => {
    const [one, another] = [thing, other].map(each => each.querySelector('.name'));
    const place = document.createElement('i');
    one?.replaceWith(place);
    if (one) another?.replaceWith(one);
    if (another) place.replaceWith(another);
  },
  send: ({ control }) => {
    const form = control.closest('form[action]');
    if (form) form.setAttribute('action', '#/elsewhere');
    else control.textContent = 'Give away';
  },
  draw: ({ control }) => {
    if (control.matches('.verb')) control.classList.add('other');
    else control.textContent = 'Give away';
  },
  reach: ({ control }) => {
    const href = control.getAttribute('href');
    if (href) control.setAttribute('href', `${href}0`);
    else control.textContent = 'Give away';
  },
  charge: ({ control }) => {
    control.textContent = `${control.textContent} 13 €`;
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
  reorder: ({ thing, control }) =>
    thing.parentElement?.append(thing, ...(thing.contains(control) ? [] : [control])),
  track: () => {
    for (const link of document.querySelectorAll('a[href*=utm_]'))
      link.setAttribute(
        'href',
        (link.getAttribute('href') ?? '').replace(/utm_source=[^&]*/u, 'utm_source=another-one'),
      );
  },
  like: () => {
    for (const at of document.querySelectorAll('.likes'))
      at.textContent = `Like ${Number((at.textContent ?? '').slice(5)) + 1}`;
  },
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

  const thingOf = (control: Element): Element | null =>
    control.closest('[data-thing]') ??
    stage.querySelector(`[data-thing][data-of="${control.getAttribute('data-of')}"]`);
  const meaningOf = (control: Element): Meaning => {
    const parts = ['.key', '.name'].map(part => thingOf(control)?.querySelector(part)?.textContent ?? '');
    const heading = document.querySelector('h2')?.textContent;
    const name = (control.textContent ?? '').replace(/^Like \d+$/u, 'Like');
    const drawn = getComputedStyle(control, '::before').content;
    const href = control.getAttribute('href')?.replace(/utm_source=[^&]*/u, '');
    return [heading, ...parts, name, drawn, href, control.closest('form')?.getAttribute('action')].join('|');
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
    const thing = control && thingOf(control);
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
  // Countdowns go on by themselves.
  setInterval(() => {
    for (const at of document.querySelectorAll('.left')) {
      const [minutes = 0, seconds = 0] = (at.textContent ?? '').split(':').map(Number);
      const left = minutes * 60 + seconds - 1;
      at.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    }
  }, 1_000);
}
