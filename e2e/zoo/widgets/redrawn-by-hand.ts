import { type Item, liveList } from './redrawn-list.ts';

const rowOf = ({ name, note }: Item) =>
  `<tr class=row><td>${name}</td><td>${note}</td><td><input aria-label=Amount></td><td><button>${list.verb}</button></td></tr>`;

/** Rewrites everything each time, as pages without a framework do. */
liveList(() => {
  const root = document.querySelector('#root');
  if (root)
    root.innerHTML = `<main><h1>People</h1><button>Add</button><a href=/help>Help</a><table><tbody>${list.items.map(rowOf).join('')}</tbody></table></main>`;
});
