import { click, press, type Scene, task } from './scene.ts';

export const links: Scene = {
  name: 'links',
  html: `<nav><a href="/home">Home</a> <a id=act href="/help">Help</a> <a href="/out">Out</a></nav><p id=beside>Read more:</p>`,
  around: ['#beside'],
  tasks: [
    task('click Help', 'click', click('#act')),
    task('press Enter on Help', 'press Enter', press('#act', 'Enter')),
  ],
};

const button = (name: string, html: string): Scene => ({
  name,
  html: `<p id=beside>Choose:</p>${html}`,
  around: ['#beside'],
  tasks: [
    task('click it', 'click', click('#act')),
    task('press Enter on it', 'press Enter', press('#act', 'Enter')),
    task('press Space on it', 'press Space', press('#act', ' ')),
  ],
});

/** Buttons whose words come from elsewhere than a text in them. */
export const wordedButtons: Scene[] = [
  button('button with a label', '<button id=act aria-label=Save>Save</button>'),
  button(
    'button with generated words',
    '<style>#act::before { content: "Pay 10 €" }</style><button id=act aria-label="Pay"></button>',
  ),
  button(
    'button with an image',
    "<button id=act><img id=picture alt=\"Pay 10 €\" src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/>\"></button>",
  ),
  button(
    'button with SVG words',
    '<button id=act><svg width=90 height=20><text id=drawn y=15>Pay 10 €</text></svg></button>',
  ),
  button('button with a shadow root', '<button id=act><x-words id=words></x-words></button>'),
  button(
    'button that opens',
    '<button id=act popovertarget=one>Open</button><div id=one popover>One</div><div id=two popover>Two</div>',
  ),
  {
    name: 'drawn button',
    html: '<p id=beside>Choose:</p><div id=act role=button tabindex=0>Pay 10 €</div>',
    around: ['#beside'],
    tasks: [task('click it', 'click', click('#act'))],
  },
];

/** Shadow roots around a button say what it is for. */
export const wordedRow: Scene = {
  name: 'row with shadow words',
  html: `<ul><li id=row1>One <button>Buy</button></li><li id=row><x-words id=words></x-words><button id=act>Buy</button></li></ul>`,
  around: ['#row'],
  tasks: [
    task('click Buy', 'click', click('#act')),
    task('press Enter on Buy', 'press Enter', press('#act', 'Enter')),
  ],
};
