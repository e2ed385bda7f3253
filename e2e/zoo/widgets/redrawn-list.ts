/** A list with buttons, redrawn in the ways of several frameworks, which knows the subject of each element. */
export interface Item {
  key: number;
  name: string;
  note: string;
}

export interface List {
  items: Item[];
  /** Another number: everything is made of new nodes. */
  edition: number;
  verb: string;
}

/** What an element is about, as the page itself knows it, and whether it is the same node as before. */
export interface Truth {
  node: number;
  key: number;
  seen: string;
}

declare global {
  interface Element {
    truth?: Truth;
  }
  var list: List;
  var pointedOut: Truth | undefined;
  var pressed: Truth | undefined;
  var redraw: (change: keyof typeof CHANGES, at: number) => void;
}

let nextKey = 1;
let nextNode = 1;

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', '张伟', '王芳'];

function makeItem(at: number): Item {
  const key = nextKey;
  nextKey += 1;
  return { key, name: NAMES[at % NAMES.length] ?? '', note: at % 5 === 0 ? '' : `note ${key % 4}` };
}

/** What an app does to its list. */
const CHANGES = {
  'no drawing': () => undefined,
  nothing: () => undefined,
  remount: () => {
    list.edition += 1;
  },
  reverse: () => {
    list.items = [...list.items].reverse();
  },
  swap: (at: number) => {
    const items = [...list.items];
    const [moved] = items.splice(at % items.length, 1);
    if (moved) items.unshift(moved);
    list.items = items;
  },
  insert: (at: number) => {
    const place = at % (list.items.length + 1);
    list.items = list.items.toSpliced(place, 0, makeItem(at));
  },
  remove: (at: number) => {
    if (list.items.length > 3) list.items = list.items.toSpliced(at % list.items.length, 1);
  },
  rename: (at: number) => {
    list.items = list.items.map((item, index) =>
      index === at % list.items.length ? { ...item, name: NAMES[(at * 7) % NAMES.length] ?? '' } : item,
    );
  },
  relabel: (at: number) => {
    list.verb = at % 2 ? 'Delete' : 'Remove';
  },
  'remount and swap': (at: number) => {
    CHANGES.remount();
    CHANGES.swap(at);
  },
  'remount and insert': (at: number) => {
    CHANGES.remount();
    CHANGES.insert(at);
  },
  'remount and remove': (at: number) => {
    CHANGES.remount();
    CHANGES.remove(at);
  },
} as const;

/** `draw` renders `list` into `#root`: one `.row` for each item, in order. */
export function liveList(draw: () => unknown): void {
  globalThis.list = { items: [1, 2, 3, 4, 6].map(makeItem), edition: 0, verb: 'Delete' };
  globalThis.redraw = (change, at) => {
    CHANGES[change](at);
    if (change !== 'no drawing') draw();
    noteTruth();
  };
  document.addEventListener('pointed-out', ({ target }) => {
    globalThis.pointedOut = target instanceof Element ? target.truth : undefined;
  });
  // A click without a visible effect would be reported as no change.
  const log = document.body.appendChild(document.createElement('output'));
  document.addEventListener('click', event => {
    const { target } = event;
    event.preventDefault();
    log.textContent += ' pressed';
    globalThis.pressed = target instanceof Element ? target.closest('button, input, a')?.truth : undefined;
  });
  draw();
  noteTruth();
}

function noteTruth(): void {
  for (const control of document.querySelectorAll('#root button, #root input, #root a')) {
    const row = control.closest('.row');
    const index = row ? [...document.querySelectorAll('.row')].indexOf(row) : -1;
    const { key, name, note } = list.items[index] ?? { key: 0, name: '', note: '' };
    const seen = `${control.textContent} ${control.getAttribute('aria-label')} of ${name} ${note}`;
    if (!control.truth) nextNode += 1;
    control.truth = { node: control.truth?.node ?? nextNode, key, seen };
  }
}
