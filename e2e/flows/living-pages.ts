/** Pages that go on by themselves while a person reads a card, and mean no harm. */
export interface LivingPage {
  name: string;
  /** The button's name. Its press sets `did`. */
  button: string;
  html: string;
}

const button = (name: string): string => `<button id=act type=button onclick="did = 1">${name}</button>`;

const every = (milliseconds: number, script: string): string =>
  `<script>let n = 0; setInterval(() => { n += 1; ${script} }, ${milliseconds})</script>`;

/** What stands around the button. */
const SHAPES: Record<string, (text: string, name: string) => string> = {
  row: (text, name) =>
    `<ul><li>Ann <button>Other</button></li><li>Ben <span id=x>${text}</span> ${button(name)}</li></ul>`,
  card: (text, name) => `<main><div class=card><p>Ben</p><p id=x>${text}</p>${button(name)}</div></main>`,
  cell: (text, name) =>
    `<table><tr><td>Ann<td>10<td><button>Other</button><tr><td>Ben<td id=x>${text}<td>${button(name)}</table>`,
  dialog: (text, name) =>
    `<div role=dialog aria-label=Notice><p>Welcome, Ben</p><p id=x>${text}</p>${button(name)}</div>`,
  section: (text, name) => `<section><h2 id=x>${text}</h2><p>About it</p>${button(name)}</section>`,
};

/** Milliseconds, the text at first, and the later texts as a script of `n`. */
const TEXTS: Record<string, [number, string, string]> = {
  'clock with seconds': [1000, '10:15:30', '"10:15:" + (30 + n)'],
  'countdown in words': [1000, 'Ends in 2h 14m 48s', '"Ends in 2h 14m " + (48 - n) + "s"'],
  'bare counter': [900, '41', '41 + n'],
  'upload in per cent': [700, '4% uploaded', '4 + n + "% uploaded"'],
  'price of a share': [2300, '187.32', '(187.32 + n / 100).toFixed(2)'],
  'stock left': [2600, '9 left', '9 - n + " left"'],
  'words that rotate': [2400, 'Great! (Ann)', '["Super (Ben)", "Great! (Ann)", "Nice (Cy)"][n % 3]'],
  'typing that comes and goes': [1700, 'online', 'n % 2 ? "Ben is typing…" : "online"'],
};

const inShapes = Object.entries(TEXTS).flatMap(([what, [milliseconds, first, next]]) =>
  Object.entries(SHAPES).map(([shape, make]) => ({
    name: `${what}, ${shape}`,
    button: 'Open',
    html: make(first, 'Open') + every(milliseconds, `x.textContent = ${next}`),
  })),
);

const chat = (around: string, name: string): string =>
  `<section><h2>Ada</h2><div id=x><p>Ada: hi</p></div>${around}${button(name)}</section>${every(
    1900,
    "x.insertAdjacentHTML('beforeend', '<p>Ada: message ' + n + '</p>')",
  )}`;

const SCENES: readonly (readonly [name: string, button: string, html: string])[] = [
  ['chat that gets messages', 'Send', chat('<textarea aria-label=Message>ok</textarea>', 'Send')],
  ['call beside a chat', 'Call', chat('', 'Call')],
  [
    'carousel',
    'Next',
    `<div role=region aria-roledescription=carousel aria-label=Offers><h3 id=x>Shoes</h3>${button('Next')}</div>
     ${every(2200, "x.textContent = ['Hats', 'Bags', 'Shoes'][n % 3]")}`,
  ],
  [
    'slides that move',
    'Buy',
    `<div style="width:300px;overflow:hidden"><ul id=x style="display:flex;transition:transform .4s">
     <li>Hats</li><li>Bags</li></ul></div>${button('Buy')}
     ${every(1500, 'x.style.translate = -(n % 2) * 50 + "px"')}`,
  ],
  [
    'feed that grows above',
    'Reply',
    `<main id=x><article><p>Hello</p>${button('Reply')}</article></main>
     ${every(1600, "x.insertAdjacentHTML('afterbegin', '<article>Post ' + n + ' <button>Reply ' + n + '</button></article>')")}`,
  ],
  [
    'feed of equal buttons that grows below',
    'Like',
    `<main id=x>${['Ann', 'Ben'].map(who => `<article><p>${who}: Hello</p>${who === 'Ben' ? button('Like') : '<button>Like</button>'}</article>`).join('')}</main>
     ${every(400, "x.insertAdjacentHTML('beforeend', '<article><p>User ' + n + ': Hi</p><button>Like</button></article>')")}`,
  ],
  [
    'content that comes late',
    'Add',
    `<main><h1>Vase</h1><p id=x>Loading…</p>${button('Add')}</main>
     <script>setTimeout(() => { x.textContent = 'In stock, 3 reviews' }, 3700)</script>`,
  ],
  [
    'advertisement that comes late',
    'Vote',
    `<aside><h3>Poll</h3><div id=x></div>${button('Vote')}</aside>
     <script>setTimeout(() => { x.innerHTML = '<a href="https://ads.test/1">Cheap flights</a>' }, 3600)</script>`,
  ],
  [
    'toasts that come and go',
    'Save',
    `<main><h1>Notes</h1>${button('Save')}<div id=x></div></main>
     ${every(1300, "x.innerHTML = n % 2 ? '<p>Ben joined</p>' : ''")}`,
  ],
  [
    'form with a quiz clock',
    'Submit',
    `<form onsubmit="event.preventDefault(); did = 1"><p id=x>Time left: 9:58</p>
     <label>Answer <input name=a value=Hi></label><button>Submit</button></form>
     ${every(1000, 'x.textContent = "Time left: 9:" + (58 - n)')}`,
  ],
  [
    'form that renews a token',
    'Send',
    `<form onsubmit="event.preventDefault(); did = 1"><input type=hidden id=x name=csrf_token
     value=Zk3v9QpX7mN2rT5wY8aB><label>Note <input name=a value=Hi></label><button>Send</button></form>
     ${every(2100, "x.value = 'Zk3v9QpX7mN2rT5wY8a' + 'CDEFGHJK'[n % 8]")}`,
  ],
  [
    'page that draws each frame',
    'Start',
    `<main><h1>Game</h1><p id=x>0</p>${button('Start')}</main>
     <script>const go = t => { x.style.left = t + 'px'; requestAnimationFrame(go) }; go(0)</script>`,
  ],
];

export const livingPages: readonly LivingPage[] = [
  ...inShapes,
  ...SCENES.map(([name, named, html]) => ({ name, button: named, html })),
];
