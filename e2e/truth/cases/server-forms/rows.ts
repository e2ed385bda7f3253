import { redirect } from '../../serve-truth.ts';
import { sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, type Site, type TruthCase, type Visit } from '../../truth-case.ts';

const NAMES = 'Kettle,Teapot,Cup';

/** Tables of a server: a row comes, goes, moves, or stays although it should have gone. */
export const rowForms: readonly TruthCase[] = [
  {
    name: 'delete by a button in the row: the row is gone, no word',
    site: table({ 'POST /delete': change(names => names.filter(each => each !== 'Teapot')) }),
    actions: [click('#delete-Teapot')],
    truth: came(),
    check: { seen: /2 items/, unseen: /Teapot/ },
  },
  {
    name: 'delete after a question of the browser',
    site: table(
      { 'POST /delete': change(names => names.filter(each => each !== 'Cup')) },
      'onsubmit="return confirm(\'Are you sure?\')"',
    ),
    actions: [click('#delete-Cup')],
    truth: came(),
    check: { seen: /2 items/, unseen: /Cup/ },
  },
  {
    name: 'delete refused: the row stands there still, with a reason on top',
    site: table({
      'POST /delete': change(names => names, 'Teapot is part of an open order and cannot be deleted.'),
    }),
    actions: [click('#delete-Teapot')],
    truth: failed(/cannot be deleted/i),
  },
  {
    name: 'delete without effect: the row stands there still, no word',
    site: table({ 'POST /delete': change(names => names) }),
    actions: [click('#delete-Teapot')],
    truth: failed(),
    check: { seen: /Teapot[\s\S]*3 items|3 items[\s\S]*Teapot/, requests: { 'POST /delete': 1 } },
  },
  {
    name: 'delete a row that somebody else deleted before',
    site: table({
      'POST /delete': {
        status: 404,
        html: sitePage('Not found', '<h1>Not found</h1><p>This item does not exist any more.</p>'),
      },
    }),
    actions: [click('#delete-Teapot')],
    truth: failed(/404|not found|not exist/i),
  },
  {
    name: 'add: the row is there, the field is empty',
    site: table({ 'POST /add': change((names, { form }) => [...names, form.get('name') ?? '']) }),
    actions: [fill('#name', 'Saucer'), click('#add')],
    truth: came(),
    check: { seen: /4 items/ },
  },
  {
    name: 'add twice: duplicate refused, text beside the field',
    site: table({ 'POST /add': change(names => names, 'Kettle is already in the list.') }),
    actions: [fill('#name', 'Kettle'), click('#add')],
    truth: failed(/already in the list/i),
  },
  {
    name: 'add beyond the limit of the plan: an offer instead',
    site: table({
      'POST /add': sitePage(
        'Upgrade',
        '<h1>Upgrade to add more items</h1><p>The free plan holds 3 items. Your item was not added.</p><a href="/plans">See plans</a>',
      ),
    }),
    actions: [fill('#name', 'Saucer'), click('#add')],
    truth: failed(/upgrade|not added/i),
  },
  {
    name: 'move up: same rows in another order',
    site: table({ 'POST /up': change(([first = '', second = '', ...rest]) => [second, first, ...rest]) }),
    actions: [click('#up-Teapot')],
    truth: came(),
    check: { seen: /Teapot[\s\S]*Kettle/ },
  },
  {
    name: 'empty the list: nothing is left, as it should be',
    site: table({ 'POST /empty': change(() => []) }),
    actions: [click('#empty')],
    truth: { success: true },
    check: { seen: /Nothing here yet/ },
  },
];

type Changed = (names: string[], visit: Visit) => string[];

const namesOf = ({ memory }: Visit): string[] => (memory.get('names') ?? NAMES).split(',').filter(Boolean);

/** Keeps the changed rows, and what is said of it, and leads back to the table. */
function change(changed: Changed, told = '') {
  return (visit: Visit) => {
    visit.memory.set('names', changed(namesOf(visit), visit).join(','));
    visit.memory.set('told', told);
    return redirect('/', 302);
  };
}

function table(routes: Site, attributes = ''): Site {
  return {
    'GET /': visit => {
      const names = namesOf(visit);
      const told = visit.memory.get('told') ?? '';
      visit.memory.delete('told');
      const button = (action: string, label: string, id: string): string =>
        `<form method="post" action="/${action}" style="display:inline" ${attributes}><input type="hidden" name="name" value="${id}"><button id="${action}-${id}">${label}</button></form>`;
      const rows = names.map(
        name =>
          `<tr><td>${name}</td><td>${button('up', 'Move up', name)} ${button('delete', 'Delete', name)}</td></tr>`,
      );
      return sitePage(
        'Items',
        `<h1>Items</h1>${told ? `<p class="message">${told}</p>` : ''}
         ${names.length > 0 ? `<p>${names.length} items</p><table>${rows.join('')}</table>` : '<p>Nothing here yet.</p>'}
         <form method="post" action="/add"><label>Name <input id="name" name="name"></label><button id="add">Add item</button></form>
         <form method="post" action="/empty"><button id="empty">Delete all</button></form>`,
      );
    },
    ...routes,
  };
}
