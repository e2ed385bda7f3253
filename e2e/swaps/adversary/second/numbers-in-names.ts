import { press } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

const numberedButtons = (
  [
    ['3 Dateien löschen', '8 Dateien löschen'],
    ['3件を削除', '7件を削除'],
    ['3 Aktien verkaufen', '7 Aktien verkaufen'],
    ['Supprimer (3)', 'Supprimer (8)'],
    ['3 fichiers à supprimer', '5 fichiers à supprimer'],
    ['Eliminar (1043)', 'Eliminar (1044)'],
    ['Удалить (3)', 'Удалить (7)'],
    ['Invite (3)', 'Invite (8)'],
    ['3 files: upload', '7 files: upload'],
    ['حذف (3)', 'حذف (7)'],
    ['Ban for 3 hours', 'Ban for 8 hours'],
    ['Mute 5 min', 'Mute 9 min'],
    ['Slot 10:30', 'Slot 10:33'],
    ['Room 12: 3 h', 'Room 12: 5 h'],
  ] as const
).map(([before, now]) =>
  pageOf({
    name: `name: ${before}`,
    html: `<button id=act>${before}</button>`,
    about: ['#act'],
    moments: [BETWEEN, at('pointerdown')],
    changes: { 'another number': setText('#act', now) },
  }),
);

/** A number in a name, a heading or a title. */
export const numberedNamePages: readonly AdversaryPage[] = [
  ...numberedButtons,
  pageOf({
    name: 'heading that counts',
    html: '<section id=box><h2 id=h>Selected users (3)</h2><button id=act>Delete</button></section>',
    changes: {
      'all of them': setText('#h', 'Selected users (948)'),
    },
  }),
  pageOf({
    name: 'heading of an order in brackets',
    html: '<section id=box><h3 id=h>Room (12)</h3><button id=act>Book</button></section>',
    changes: {
      'another room': setText('#h', 'Room (14)'),
    },
  }),
  pageOf({
    name: 'title that counts',
    html: '<section id=box><button id=act title="12 users" aria-label=Remove>x</button></section>',
    changes: {
      'more of them': `$('#act').title = '4000 users'`,
      'the title goes': `$('#act').title = ''`,
    },
  }),
  pageOf({
    name: 'title comes',
    html: '<section id=box><p>Disk</p><button id=act aria-label=Go>go</button></section>',
    changes: {
      'a title comes': `$('#act').title = 'Erase the disk'`,
    },
  }),
  pageOf({
    name: 'spin button of an order line',
    html: '<section id=box><p>Basket</p><div role=spinbutton tabindex=0 id=act aria-label="Quantity of line 12" aria-valuenow=1>1</div></section>',
    rows: [press('#act', 'ArrowUp')],
    decisive: ['keydown'],
    moments: AT_FOCUS,
    changes: {
      'another line': `$('#act').setAttribute('aria-label', 'Quantity of line 15')`,
    },
  }),
];
