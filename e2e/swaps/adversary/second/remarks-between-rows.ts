import { check, click } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { AROUND_FILL, SOON_AFTER_CLICK } from '../moments.ts';
import { noteThenClick, pageOf, setText, twoRows } from './page-shapes.ts';

/** Between the rows of a batch: remarks, states and badges. */
export const remarkPages: readonly AdversaryPage[] = [
  noteThenClick({
    name: 'word that limits',
    html: '<div id=box><p><span id=w>only you see this</span></p><label>Note <input id=note></label><button id=act>Post</button></div>',
    changes: {
      'it goes': setText('#w', ''),
      'the element goes': `$('#w').remove()`,
      'another word': setText('#w', 'everyone sees this'),
    },
  }),
  noteThenClick({
    name: 'badge Private',
    html: '<div id=box><span id=w class=badge>Private</span><label>Note <input id=note></label><button id=act>Post</button></div>',
    changes: {
      'it goes': setText('#w', ''),
      'it becomes Public': setText('#w', 'Public'),
    },
  }),
  noteThenClick({
    name: 'remark after the field',
    html: '<div id=box><label>Note <input id=note></label><small id=w>visible to you only</small><button id=act>Post</button></div>',
    changes: {
      'it says the contrary': setText('#w', 'visible to all people'),
      'a name that begins it': setText('#w', 'Mallory gets a copy'),
    },
  }),
  noteThenClick({
    name: 'work state that is an owner',
    html: `<table>${['Ben', 'Ada'].map((who, n) => `<tr ${idOf(n, 'row')}><td ${idOf(n, 'w')}>${who} draft<td><label>Note <input ${idOf(n, 'note')}></label><td><button ${idOf(n, 'act')}>Publish</button></tr>`).join('')}</table>`,
    about: ['#row'],
    changes: {
      'another owner': setText('#w', 'Eve draft'),
      'another state': setText('#w', 'Changes'),
    },
  }),
  noteThenClick({
    name: 'work state that is a place',
    html: '<div id=box><p id=w>Draft for me</p><label>Note <input id=note></label><button id=act>Publish</button></div>',
    changes: {
      'for all': setText('#w', 'Draft for all'),
    },
  }),
  noteThenClick({
    name: 'person who begins like a state',
    html: '<div id=box><h2 id=h>Salvador</h2><label>Note <input id=note></label><button id=act>Send</button></div>',
    changes: {
      'another person': setText('#h', 'Salvatore'),
    },
  }),
  noteThenClick({
    name: 'German state',
    html: '<div id=box><h2 id=w>Entwurf von mir</h2><label>Notiz <input id=note></label><button id=act>Veröffentlichen</button></div>',
    moments: AROUND_FILL,
    changes: {
      'of another': setText('#w', 'Entwurf von ihm'),
    },
  }),
  noteThenClick({
    name: 'wizard step with a summary',
    html: '<div id=box><ol><li>Plan: <b id=w>free</b></li><li>Seats: <b id=x>2</b></li></ol><label>Company <input id=note></label><button id=act>Start</button></div>',
    changes: {
      'another plan': setText('#w', 'gold'),
      'the plan goes': setText('#w', ''),
      'more seats': setText('#x', '200'),
    },
  }),
  noteThenClick({
    name: 'rich editor, then post',
    html: '<div id=box><p>Post in <b id=w>friends</b></p><div contenteditable id=note role=textbox aria-label=Post style="border:1px solid;height:40px"></div><div id=x>not scheduled</div><button id=act>Post</button></div>',
    changes: {
      'another place': setText('#w', 'public'),
      'the place goes': setText('#w', ''),
      'the remark becomes another': setText('#x', 'crossposted everywhere'),
    },
  }),
  noteThenClick({
    name: 'test mode',
    html: '<form id=box action=/pay><p id=w>test mode</p><label>Card <input id=note name=c></label><button id=act>Pay</button></form>',
    changes: {
      'it goes': setText('#w', ''),
      'it becomes live': setText('#w', 'live mode'),
    },
  }),
  pageOf({
    name: 'step of a wizard by a press',
    html: '<div id=box><p id=w>gift for ada</p><button id=k onclick="k.ariaPressed=true">Wrap</button><button id=act>Order</button></div>',
    rows: [click('#k'), click('#act')],
    moments: SOON_AFTER_CLICK,
    changes: {
      'the words go': setText('#w', ''),
      'other words': setText('#w', 'gift for mallory'),
      'the word of the press': setText('#w', 'wrap for ada'),
    },
  }),
  pageOf({
    name: 'ticks in a table, then the bar',
    html: `<div id=box><div class=bar role=toolbar><span id=w>for the guests</span><button id=act>Invite</button></div><table>${twoRows((who, mine) => `<tr ${mine}><td><input type=checkbox ${mine ? 'id=note' : ''} aria-label=${who}><td>${who}</tr>`)}</table></div>`,
    rows: [check('#note'), click('#act')],
    about: ['.bar'],
    own: '#note',
    moments: SOON_AFTER_CLICK,
    changes: {
      'the words go': setText('#w', ''),
      'other words': setText('#w', 'for the owners'),
      'a name of the row': setText('#w', 'for Ada'),
    },
  }),
];
