import { h, render } from 'vue';
import { type Item, liveList } from './redrawn-list.ts';

const row = (item: Item) =>
  h('li', { class: 'row', key: item.key }, [
    h('span', item.name),
    h('i', item.note),
    h('input', { 'aria-label': 'Amount' }),
    h('button', { type: 'button' }, list.verb),
  ]);

const page = () =>
  h('main', { key: list.edition }, [
    h('h1', 'People'),
    h('button', { type: 'button' }, 'Add'),
    h('a', { href: '/help' }, 'Help'),
    h('ul', list.items.map(row)),
  ]);

const root = document.querySelector('#root');
liveList(() => root && render(page(), root));
