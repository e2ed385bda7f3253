import type { Random } from './random-numbers.ts';

/** A control of the page; `thing`: of a row or a section, which others have too. */
interface Control {
  kind: 'field' | 'choice' | 'tick' | 'button' | 'link' | 'icon';
  name: string;
  thing?: string;
}

const THINGS = ['Tea', 'Coffee', 'Cocoa', 'Mate', 'Juice', 'Soup'];
const SECTIONS = ['Billing', 'Shipping', 'Contact'];

/** In the order of the page as it is recorded. */
export const CONTROLS: readonly Control[] = [
  { kind: 'field', name: 'Guest' },
  { kind: 'field', name: 'Email address' },
  { kind: 'choice', name: 'Seats' },
  { kind: 'tick', name: 'Send me news' },
  { kind: 'button', name: 'Book a table' },
  { kind: 'button', name: 'Book' },
  { kind: 'icon', name: 'Close the notice' },
  ...THINGS.flatMap(thing => [
    { kind: 'button' as const, name: 'Delete', thing },
    { kind: 'link' as const, name: `Open ${thing}`, thing },
  ]),
  ...SECTIONS.map(thing => ({ kind: 'button' as const, name: 'Edit', thing })),
];

/** How a build of the page differs from the recorded one. Without a random number it is that one. */
interface Build {
  random: Random | undefined;
  /** The control that this build does not have. */
  without: number | undefined;
}

/** The page as a build makes it: ids, classes, order, wrappers and decoration are the build's; names are not. */
export function renderPage(build: Build): string {
  const form = CONTROLS.slice(0, 6).map((_, at) => fieldOf(at, build));
  const notice = `<aside class="${word(build)}"><p>We moved.</p>${render(6, build)}</aside>`;
  const rows = THINGS.map((thing, row) => {
    const own = [7 + 2 * row, 8 + 2 * row].map(at => render(at, build));
    return `<tr class="${word(build)}"><td>${thing}</td><td>${order(own, build).join(' ')}</td></tr>`;
  });
  const sections = SECTIONS.map((thing, at) => {
    const button = render(7 + 2 * THINGS.length + at, build);
    return `<section id="${word(build)}"><h3>${thing}</h3>${decoration(build)}${wrapped(button, build)}</section>`;
  });
  const parts = [
    `<form class="${word(build)}" onsubmit="return false">${order(form, build).join('\n')}</form>`,
    notice,
    `<table id="${word(build)}">${order(rows, build).join('\n')}</table>`,
    `<div>${order(sections, build).join('\n')}</div>`,
  ];
  return `<main class="${word(build)}"><h1>Tables</h1>${order(parts, build).join(decoration(build))}</main>`;
}

function fieldOf(at: number, build: Build): string {
  const { kind, name } = controlAt(at);
  const control = render(at, build);
  if (kind === 'button' || control === '') return wrapped(control, build);
  if (build.random?.isIn(0.5)) {
    const id = /id="([^"]*)"/u.exec(control)?.[1];
    return wrapped(`<label for="${id}" class="${word(build)}">${name}</label> ${control}`, build);
  }
  return wrapped(`<label>${name} ${control}</label>`, build);
}

function render(at: number, build: Build): string {
  if (at === build.without) return '';
  const { kind, name } = controlAt(at);
  const own = `data-k="${at}" id="${word(build)}-${at}" class="${word(build)} ${word(build)}"`;
  switch (kind) {
    case 'field':
      return `<input ${own}>`;
    case 'choice':
      return `<select ${own}><option>2</option><option>4</option></select>`;
    case 'tick':
      return `<input type="checkbox" ${own}>`;
    case 'icon':
      return `<button type="button" ${own} aria-label="${name}">×</button>`;
    case 'link':
      return `<a ${own} href="#/${word(build)}">${name}</a>`;
    case 'button':
      return build.random?.isIn(0.3)
        ? `<div role="button" tabindex="0" ${own}>${name}</div>`
        : `<button type="button" ${own}><span>${name}</span></button>`;
  }
}

function controlAt(at: number): Control {
  const control = CONTROLS[at];
  if (!control) throw new Error(`There is no control ${at}.`);
  return control;
}

function order(parts: readonly string[], { random }: Build): string[] {
  if (!random) return [...parts];
  const rest = [...parts];
  return parts.flatMap(() => rest.splice(random.below(rest.length), 1));
}

function wrapped(html: string, { random }: Build): string {
  if (!random) return `<p>${html}</p>`;
  const tag = random.oneOf(['p', 'div', 'div><div', 'span']);
  return `<${tag}>${html}</${tag.split('><').toReversed().join('></')}>`;
}

function decoration({ random }: Build): string {
  return (
    random?.oneOf(['', '<hr>', '<p>A new season begins.</p>', '<svg width="9" height="9"></svg>', '<br>']) ??
    ''
  );
}

function word({ random }: Build): string {
  return random ? `x${random.below(1_000_000)}` : 'plain';
}
