import { click, fill, press } from '../../row-specs.ts';
import type { RowSpec } from '../../scenes/scene.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AFTER_FILL, AT_FOCUS, AT_PRESS, inRow1, type Moment } from '../moments.ts';

const chat = (rows: RowSpec[], name: string, moments: Moment[]): AdversaryPage => ({
  name: `chat, ${name}`,
  html: `${STYLE}<div class=app><div class=side><div class=c>Ada</div><div class=c>Bob</div></div><div class=main><header><h2 id=h>Ada Lovelace</h2><span id=st>Private</span></header><div class=log><p>Hi</p><p>Hello</p></div><div class=box><input id=note aria-label=Message placeholder="Write a message"></div></div></div>
    <script>note.addEventListener('keydown', e => { if (e.key === 'Enter') window.did = h.textContent })</script>`,
  rows,
  about: ['header'],
  own: '#note',
  decisive: ['keydown'],
  moments,
  changes: {
    'the receiver becomes another': `$('#h').textContent = 'Everyone at Acme'`,
    'the channel becomes another': `$('#st').textContent = 'Public'`,
  },
});

const chatMark: AdversaryPage = {
  ...chat([fill('#note', 'my salary is low'), press('#note', 'Enter')], 'div heading, fill and Enter', [
    ...AFTER_FILL,
  ]),
  html: chat([], '', []).html.replace('<h2 id=h>Ada Lovelace</h2>', '<div id=h>Ada Lovelace</div>'),
};

const mail = (rows: RowSpec[], name: string, moments: Moment[], decisive: string[]): AdversaryPage => ({
  name: `mail, ${name}`,
  html: `${STYLE}<div class=compose><div class=line>To <span class=chips id=to><span class=chip>ada@x.test</span></span></div><div class=line><input id=subj aria-label=Subject value="Offer"></div><div id=body contenteditable aria-label="Message body" style="min-height:60px;border:1px solid">Dear Ada</div><div class=att id=att>offer.pdf</div><div class=bar><div role=button tabindex=0 id=send>Send</div> <div role=button tabindex=0>Discard</div></div></div>`,
  rows,
  about: ['#to', '#att', '#subj'],
  own: '#body',
  decisive,
  moments,
  changes: {
    'the recipient becomes another': `$('.chip').textContent = 'all@press.test'`,
    'a recipient is added': `$('#to').insertAdjacentHTML('beforeend', '<span class=chip>boss@x.test</span>')`,
    'the subject becomes another': `$('#subj').value = 'I quit'`,
    'the attachment becomes another': `$('#att').textContent = 'salaries.xlsx'`,
  },
});

/** Who reads what is sent. */
export const messagePages: readonly AdversaryPage[] = [
  chat([press('#note', 'Enter')], 'Enter', AT_FOCUS),
  chat([fill('#note', 'my salary is low'), press('#note', 'Enter')], 'fill and Enter', AFTER_FILL),
  chatMark,
  mail([click('#send')], 'click', AT_PRESS, ['click']),
  mail([press('#body', 'Control+Enter')], 'Control+Enter', AT_FOCUS, ['keydown']),
  mail(
    [fill('#body', 'Yes'), click('#send')],
    'fill and click',
    [inRow1('input'), inRow1('input', 300)],
    ['click'],
  ),
  {
    name: 'Delete on a list row',
    html: `${STYLE}<h2 id=h>Inbox of Ada</h2><ul role=listbox aria-label=Mails tabindex=0><li role=option id=act tabindex=0 aria-selected=true><b class=who>Offer</b> from Ben</li><li role=option>Bill from Cy</li></ul>`,
    rows: [press('#act', 'Delete')],
    about: ['#act', '#h'],
    decisive: ['keydown'],
    moments: AT_FOCUS,
    changes: {
      'the words become others': `$('#act .who').textContent = 'Contract'`,
      'the heading becomes another': `$('#h').textContent = 'Inbox of all'`,
    },
  },
];
