import { press } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

/** Chips, badges and boxes come, or go. */
export const addedPartPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'mail with chips that are buttons',
    html: '<section id=box><div id=to>To: <button class=c>Ada ×</button></div><p>Subject: Salary</p><button id=act>Send</button></section>',
    changes: {
      'one more recipient': `$('#to').insertAdjacentHTML('beforeend', ' <button class=c>Mallory ×</button>')`,
      'the recipient goes': `$('.c').remove()`,
    },
  }),
  pageOf({
    name: 'mail with chips that are options',
    html: '<section id=box><div role=listbox id=to>To: <span role=option class=c>Ada ×</span></div><p>Subject: Salary</p><button id=act>Send</button></section>',
    changes: {
      'one more recipient': `$('#to').insertAdjacentHTML('beforeend', ' <span role=option class=c>Mallory ×</span>')`,
      'another recipient': setText('.c', 'Mallory ×'),
    },
  }),
  pageOf({
    name: 'positioned box over the payee',
    html: '<section id=box class=pos><p>Pay <b id=w>Ada</b> now</p><button id=act>Pay</button></section>',
    changes: {
      'another name is laid over it': `$('#w').style.position = 'relative'; $('#w').insertAdjacentHTML('beforeend', '<span style="position:absolute;left:0;top:0;background:#fff">Mallory</span>')`,
      'a name is laid over the part': `$('#box').insertAdjacentHTML('beforeend', '<span style="position:absolute;left:30px;top:12px;background:#fff">Mallory</span>')`,
    },
  }),
  pageOf({
    name: 'positioned badge in a row',
    html: `<table>${['Ben', 'Ada'].map((who, n) => `<tr ${idOf(n, 'row')}><td class=pos>${who}<td><button ${idOf(n, 'act')}>Remove</button></tr>`).join('')}</table>`,
    about: ['#row'],
    changes: {
      'a badge comes': `$('#row td').insertAdjacentHTML('beforeend', '<span style="position:absolute;top:-4px;left:60px">owner of all</span>')`,
      'a name is laid over': `$('#row td').insertAdjacentHTML('beforeend', '<span style="position:absolute;top:0;left:0;background:#fff">Mallory</span>')`,
    },
  }),
  pageOf({
    name: 'empty popover that speaks',
    html: '<section id=box><p>Share the file</p><div popover=manual id=s></div><button id=act>Share</button></section><script>s.showPopover()</script>',
    changes: {
      'it names whom': setText('#s', 'with everyone on the internet'),
    },
  }),
  pageOf({
    name: 'chip added, then the other goes',
    html: '<section id=box><div id=to>To: <button class=c>Ada</button></div><button id=act>Send</button></section>',
    moments: [BETWEEN],
    changes: {
      'in two steps': `$('#to').insertAdjacentHTML('beforeend', ' <button class=c>Mallory</button>'); $('#act').addEventListener('pointerdown', () => $('.c').remove())`,
    },
  }),
  pageOf({
    name: 'toggle beside that closes',
    html: '<section id=box><button>Private</button><p>Photo</p><button id=act>Upload</button></section>',
    moments: [at('pointerdown'), at('focus')],
    changes: {
      'the word goes': `$('#box button').remove()`,
    },
  }),
  pageOf({
    name: 'Enter with chips',
    html: '<section id=box><div id=to>To: <button class=c>Ada</button></div><input aria-label=Message id=act></section>',
    rows: [press('#act', 'Enter')],
    own: '#act',
    decisive: ['keydown'],
    moments: AT_FOCUS,
    changes: {
      'one more chip': `$('#to').insertAdjacentHTML('beforeend', ' <button class=c>Mallory</button>')`,
    },
  }),
];
