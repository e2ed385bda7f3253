import { press } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN, THROUGH_PRESS } from '../moments.ts';
import { pageOf, setText, twoRows } from './page-shapes.ts';

/** Where the words stand that tell what an action is about. */
export const placePages: readonly AdversaryPage[] = [
  pageOf({
    name: 'section of actions',
    html: '<article id=box><section><p id=w>Ada Lovelace</p></section><section><p>Actions</p><button id=act>Block</button></section></article>',
    changes: {
      'the person becomes another': setText('#w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'group of actions with a word',
    html: '<div id=box><p id=w>Invoice of Ada</p><div role=group>Actions <button>Print</button><button id=act>Void</button></div></div>',
    changes: {
      'the invoice becomes another': setText('#w', 'Invoice of Mallory'),
    },
  }),
  pageOf({
    name: 'fieldset of a choice',
    html: '<div id=box><p id=w>Workspace Ada</p><fieldset><legend>Plan</legend><button id=act>Upgrade</button></fieldset></div>',
    changes: {
      'the workspace becomes another': setText('#w', 'Workspace Acme'),
    },
  }),
  pageOf({
    name: 'chat head in a div',
    html: '<div id=box><div class=bar><div id=w>Ada</div><div>online</div></div><div><p>hello</p><div><div>Type here <div><span>Aa</span><button id=act>Send</button></div></div></div></div></div>',
    changes: {
      'the chat becomes another': setText('#w', 'Everyone'),
    },
  }),
  pageOf({
    name: 'Enter in a chat, head in a div',
    html: '<div id=box><div class=bar><div id=w>Ada</div></div><div><p>hello</p><div><span>GIF</span><div><span>Aa</span><input aria-label=Message id=act></div></div></div></div>',
    rows: [press('#act', 'Enter')],
    decisive: ['keydown'],
    own: '#act',
    moments: AT_FOCUS,
    changes: {
      'the chat becomes another': setText('#w', 'Everyone'),
    },
  }),
  pageOf({
    name: 'device page, name in a top bar',
    html: '<header><span id=w>Router Ada</span></header><main id=m><p>Firmware 2</p><div><small>Takes a minute</small><div><i>!</i><div><em>Careful</em><button id=act>Reset</button></div></div></div></main>',
    about: ['header', '#m'],
    changes: {
      'the device becomes another': setText('#w', 'Router Mallory'),
    },
  }),
  pageOf({
    name: 'calendar event, popup',
    html: '<div style="position:absolute;z-index:20;top:40px" id=box><div><div id=w>Dentist</div><div id=d>Mon 7</div></div><div class=bar><span>Guests: 2</span><button>Edit</button><button id=act>Delete</button></div></div>',
    changes: {
      'the event becomes another': setText('#w', 'Wedding'),
      'the day becomes another': setText('#d', 'Tue 8'),
    },
  }),
  pageOf({
    name: 'kanban card menu',
    html: `<div class=bar>${['Ben', 'Ada'].map((who, n) => `<div class=col><div class=hd ${idOf(n, 'h')}>${n ? 'Doing' : 'Done'}</div><div class=card ${idOf(n, 'row')}><div ${idOf(n, 'w')}>${who}</div><div class=m><button ${idOf(n, 'act')} aria-label=Archive>…</button></div></div></div>`).join('')}</div>`,
    about: ['#row', '#h'],
    changes: {
      'the card becomes another': setText('#w', 'Mallory'),
      'the column becomes another': setText('#h', 'Live'),
    },
  }),
  pageOf({
    name: 'placeholder that names the place',
    html: '<section id=box><input id=w readonly placeholder="To: Ada"><p>Photo</p><button id=act>Send</button></section>',
    changes: {
      'the placeholder becomes another': `$('#w').placeholder = 'To: Everyone'`,
    },
  }),
  pageOf({
    name: 'select, its value',
    html: '<section id=box><label>From <select id=w><option value=savings>Mine</option></select></label><button id=act>Move</button></section>',
    changes: {
      'the value of the option': `$('#w').options[0].value = 'shared'`,
    },
  }),
  pageOf({
    name: 'avatar of a profile',
    html: '<div id=box><img id=w src=/ada.png alt="" width=40 height=40><p>Friend</p><button id=act>Block</button></div>',
    changes: {
      'another picture': `$('#w').src = '/mallory.png'`,
    },
  }),
  pageOf({
    name: 'progress as a value',
    html: '<section id=box><label>Share <progress id=w value=10 max=100></progress></label><button id=act>Give</button></section>',
    changes: {
      'another value': `$('#w').value = 90`,
    },
  }),
  pageOf({
    name: 'right to left, two names',
    html: '<section id=box dir=rtl><div class=bar><b id=w>دانה</b><span>←</span><b id=v>יוסי</b></div><button id=act>העבר</button></section>',
    moments: THROUGH_PRESS,
    changes: {
      'they change places by style': `$('#w').style.order = 3`,
      'they change places': `$('#box .bar').prepend($('#v'))`,
    },
  }),
  pageOf({
    name: 'double press of a row',
    html: `<ul>${twoRows((who, mine, act) => `<li ${mine}><b class=w>${who}</b> <div ${act} tabindex=0>Open</div></li>`)}</ul>`,
    rows: [{ action: 'double_click', on: '#act' }],
    about: ['#row'],
    decisive: ['dblclick'],
    moments: [BETWEEN, at('pointerdown'), at('click')],
    changes: {
      'the row becomes another': setText('#row .w', 'Mallory'),
    },
  }),
  pageOf({
    name: 'tick in a menu',
    html: '<div id=box><p id=w>Ada may</p><div role=menu><div role=menuitemcheckbox aria-checked=false tabindex=0 id=act onclick="ariaChecked=true">Read</div><div role=menuitemcheckbox aria-checked=true tabindex=0>Write</div></div></div>',
    moments: THROUGH_PRESS,
    changes: {
      'another person': setText('#w', 'Mallory may'),
    },
  }),
  pageOf({
    name: 'menu of a message',
    html: `<div>${twoRows((who, mine) => `<div class=msg ${mine}><p class=w>${who}</p><button aria-haspopup=menu>…</button></div>`)}<div role=menu style="position:absolute;top:90px;left:10px" id=m aria-label="Actions"><div role=menuitem tabindex=0 id=act>Delete</div></div></div>`,
    about: ['#row'],
    moments: [BETWEEN, at('pointerdown')],
    changes: {
      'the message becomes another': setText('#row .w', 'Your contract'),
    },
  }),
];
