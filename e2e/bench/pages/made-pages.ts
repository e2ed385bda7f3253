import type { MadePage } from './page.ts';

/** Generated pages of sizes and shapes that no package ships. */
export const madePages: readonly MadePage[] = [
  made('table of 1,000 rows', () => table(1000)),
  made('table of 50,000 rows', () => table(50_000)),
  made('form of 10,000 controls', () => form(10_000)),
  made('100,000 elements', () => sections(100_000)),
  made('250,000 elements', () => sections(250_000)),
  made('shadow roots, 60 deep', () => shadows(60)),
];

function made(name: string, body: () => string): MadePage {
  return {
    name,
    origin: 'made',
    html: `<!doctype html><meta charset="utf-8"><title>${name}</title>${body()}`,
  };
}

function repeat(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join('');
}

/** 50,000 rows are 250,000 elements: cells of text, and a link in every tenth row. */
function table(rows: number): string {
  const row = (index: number): string => {
    const name = index % 10 === 0 ? `<a href="#row-${index}">Order ${index}</a>` : `Order ${index}`;
    return `<tr><td>${name}</td><td>${index * 7} €</td><td>open</td><td>2026-01-01</td></tr>`;
  };
  const head = '<tr><th>Order</th><th>Sum</th><th>State</th><th>Date</th></tr>';
  return `<h1>Orders</h1><input type="search" placeholder="Search"><table>${head}${repeat(rows, row)}</table>`;
}

function form(controls: number): string {
  const kinds = [
    (index: number) => `<input id="f${index}" name="f${index}" value="${index}">`,
    (index: number) => `<input id="f${index}" type="checkbox">`,
    (index: number) => `<select id="f${index}"><option>One</option><option>Two</option></select>`,
    (index: number) => `<textarea id="f${index}" placeholder="Remark"></textarea>`,
    (index: number) => `<button id="f${index}" type="button">Clear ${index}</button>`,
  ];
  const field = (index: number): string => {
    const control = kinds[index % kinds.length]?.(index) ?? '';
    return `<p><label for="f${index}">Field ${index}</label> ${control}</p>`;
  };
  return `<form>${repeat(controls, field)}<button>Save</button></form>`;
}

/** Mostly boxes of text, like long articles; each has a link, a button and a box that a script makes clickable. */
function sections(elements: number): string {
  const section = (index: number): string =>
    `<section><h2>Part ${index}</h2>${repeat(14, line => `<p>Line ${line} of <b>part</b> ${index}</p>`)}
    <a href="#part-${index}">Link ${index}</a><button>Button ${index}</button>
    <div class="card"><span>Open card ${index}</span></div></section>`;
  const style = '<style>.card { cursor: pointer; border: 1px solid }</style>';
  return `${style}<nav><a href="#top">Top</a> <input type="search"></nav>${repeat(Math.round(elements / 34), section)}`;
}

/** 30 columns of nested roots: each root holds a button, some text and the next root. */
function shadows(depth: number): string {
  return `<main></main><script>
    for (let column = 0; column < 30; column += 1) {
      let at = document.querySelector('main');
      for (let level = 0; level < ${depth}; level += 1) {
        const host = at.appendChild(document.createElement('div'));
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<button>Button ' + column + '.' + level + '</button><p>Text</p>';
        at = root;
      }
    }
  </script>`;
}
