import type { AdversaryPage } from '../adversary-page.ts';
import { THROUGH_PRESS } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

/** Forms and dialogs that are laid out as tables or lists. */
export const layoutPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'form laid out as a table',
    html: '<form id=box action=/pay><table><tr><td>Payee<td id=w>Ada<tr><td>Amount<td>25 €<tr><td colspan=2><button id=act>Pay</button></table></form>',
    changes: {
      'the payee becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'table without a form',
    html: '<table id=box><tr><td>Payee<td id=w>Ada<tr><td>Amount<td>25<tr><td colspan=2><button id=act>Pay</button></table>',
    changes: {
      'the payee becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'form laid out as a list',
    html: '<form id=box action=/pay><ul><li>Payee: <b id=w>Ada</b></li><li>Amount: 25</li><li><button id=act>Pay</button></li></ul></form>',
    changes: {
      'the payee becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'dialog with a list',
    html: '<div role=dialog aria-label=Confirm id=box><ul><li>Delete <b id=w>draft 1</b></li><li>Cannot be undone</li><li><button id=act>Delete</button></li></ul></div>',
    changes: {
      'the thing becomes another': setText('#w', 'production'),
    },
  }),
  pageOf({
    name: 'dialog laid out as a table',
    html: '<div role=dialog aria-label=Confirm id=box><table><tr><th>User<td id=w>ada<tr><th>Role<td id=x>guest<tr><td colspan=2><button id=act>Change</button></table></div>',
    moments: THROUGH_PRESS,
    changes: {
      'another user': setText('#w', 'mallory'),
      'another role': setText('#x', 'owner'),
    },
  }),
  pageOf({
    name: 'wizard laid out as a list, in Arabic',
    html: '<form id=box dir=rtl action=/x><ol><li>إلى: <b id=w>علي</b></li><li><button id=act>إرسال</button></li></ol></form>',
    moments: THROUGH_PRESS,
    changes: {
      'another payee': setText('#w', 'الجميع'),
    },
  }),
  pageOf({
    name: 'toolbar list under a message',
    html: '<article id=box><h3 id=h>Ada</h3><p id=w>Lunch?</p><ul><li><button>Reply</button></li><li><button id=act>Delete</button></li></ul></article>',
    changes: {
      'the message becomes another': setText('#w', 'Your contract'),
      'the sender becomes another': setText('#h', 'Mallory'),
    },
  }),
];
