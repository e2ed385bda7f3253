import { check, chooseDate, click, fill, press, select, type, upload } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const share = `<div class="VfPpkd" role=dialog aria-labelledby=h id=box style="position:absolute;left:20px;top:20px;width:420px;background:#fff"><h2 id=h>Share “<span id=w>Minutes</span>”</h2><div class="chips"><span class="chip" id=c>ada@acme.test <i>×</i></span></div><div class="acc"><span>Anyone in</span> <select id=k aria-label=Scope><option>Acme<option>the world</select></div><textarea id=note aria-label=Message></textarea><label><input type=checkbox id=n checked> Notify people</label><button class="b" id=act>Share</button></div>`;

const cms = `<div class="edit-post"><div class="edit-post-header"><span class="st" id=st>Draft</span><div class="split"><button id=act class="components-button is-primary">Publish</button></div></div><div class="body"><input id=note aria-label="Title" value=""><div class="meta"><span>Visibility</span> <b id=v>Members</b></div><div class="meta"><span>Site</span> <b id=w>blog.acme.test</b></div></div></div>`;

const event = `<form class="ev" id=box action=/events method=post><h3>Neuer Termin</h3><label>Titel <input name=titel id=note></label><label>Kalender <select name=kal id=k><option value=p>privat<option value=f>Firma</select></label><div class="gs">Gäste: <span id=g>nur ich</span></div><label>Beginn <input type=datetime-local name=b id=b value="2026-12-01T09:00"></label><label>Wiederholen <select name=w id=r><option>nie<option>täglich</select></label><button id=act>Speichern</button></form>`;

const sign = `<div class="sign" id=box><div class="pg"><h4 id=h>Mietvertrag</h4><p id=p>Die Miete beträgt 900 € im Monat.</p></div><label>Name <input id=note></label><label><input type=checkbox id=c> Gelesen</label><button id=act>Unterzeichnen</button></div>`;

const wiki = `<section class="rev" id=box><p class="sum">Restore version of <span id=w>12 May</span> by <span id=a>Ada</span></p><blockquote id=q>The tower is 300 m high.</blockquote><button id=act>Restore</button></section>`;

const room = `<div class="book" id=box><div class="r"><span id=w>Room Turing</span><span id=s>8 seats</span></div><label>Tag <input type=date id=note></label><div class="cost" id=x>kostenlos</div><button id=act>Buchen</button></div>`;

const files = `<div class="drop" id=box><h4>Upload to <span id=w>Private / Tax</span></h4><input type=file id=act aria-label=File><p class="hint" id=x>Only you can open it</p></div>`;

/** Documents, pages, appointments and files. */
export const documentPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'share dialog with a message',
    html: share,
    rows: [fill('#note', 'Have a look'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('mousedown')],
    changes: {
      'the world': `$('#k').selectedIndex = 1`,
      'one more chip': `$('.chips').insertAdjacentHTML('beforeend', '<span class="chip">press@news.test <i>×</i></span>')`,
      'another chip': `$('#c').firstChild.data = 'ada@acme.tech '`,
      'another document': setText('#w', 'Salaries'),
      'without a notice': `$('#n').checked = false`,
    },
  }),
  pageOf({
    name: 'editor of a page, publish in the header',
    html: cms,
    rows: [fill('#note', 'Hello'), click('#act')],
    about: ['.edit-post'],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'visible to all': setText('#v', 'Public'),
      'another site': setText('#w', 'www.acme.test'),
      'another state': setText('#st', 'Scheduled'),
      'the site becomes the title': setText('#w', 'Hello'),
    },
  }),
  pageOf({
    name: 'German appointment',
    html: event,
    rows: [fill('#note', 'Zahnarzt'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another calendar': `$('#k').value = 'f'`,
      guests: setText('#g', 'alle Kollegen'),
      'another day': `$('#b').value = '2026-12-02T09:00'`,
      'each day': `$('#r').selectedIndex = 1`,
      'the word of the calendar': `$('#k').options[0].textContent = 'Firma'; adversary.note('option')`,
    },
  }),
  pageOf({
    name: 'contract that is signed',
    html: sign,
    rows: [fill('#note', 'Ada Byron'), check('#c'), click('#act')],
    own: '#note, #c',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another rent': setText('#p', 'Die Miete beträgt 1900 € im Monat.'),
      'another contract': setText('#h', 'Kaufvertrag'),
      'one clause more': `$('#p').insertAdjacentHTML('afterend', '<p>Die Laufzeit ist zehn Jahre.</p>')`,
      'another heading takes the name': setText('#h', 'Ada Byron'),
    },
  }),
  pageOf({
    name: 'version that is restored',
    html: wiki,
    moments: IN_PRESS,
    changes: {
      'another day': setText('#w', '2 May'),
      'another author': setText('#a', 'Mallory'),
      'another text': setText('#q', 'The tower is 30 m high.'),
    },
  }),
  pageOf({
    name: 'room on a day',
    html: room,
    rows: [chooseDate('#note', '2026-12-24'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'another room': setText('#w', 'Room Hopper'),
      'it costs': setText('#x', 'kostenpflichtig'),
      'fewer seats': setText('#s', '2 seats'),
      'the seats are the day': setText('#s', '24 seats'),
    },
  }),
  pageOf({
    name: 'file for a folder',
    html: files,
    rows: [upload('#act')],
    own: '#act',
    decisive: ['change'],
    moments: [BETWEEN, at('focus'), at('pointerdown')],
    changes: {
      'another folder': setText('#w', 'Public / Tax'),
      'the hint says all': setText('#x', 'Anyone can open it'),
    },
  }),
  pageOf({
    name: 'file that was chosen before, then sent',
    html: `<form id=box action=/up method=post enctype=multipart/form-data><label>Attachment <input type=file name=f id=f></label><label>Subject <input name=s id=note></label><button id=act>Send to the office</button></form><script>const give = name => { const all = new DataTransfer(); all.items.add(new File(['a'], name)); f.files = all.files }; give('minutes.pdf')</script>`,
    rows: [fill('#note', 'Minutes'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another file': `window.eval("give('salaries.pdf')")`,
      'no file': `$('#f').value = ''`,
      'another encoding': `$('#box').enctype = 'text/plain'`,
    },
  }),
  pageOf({
    name: 'comment that is typed under a heading',
    html: '<article class="doc" id=box><h4 id=w>Comment for the team only</h4><div class="ed" contenteditable role=textbox aria-label=Comment id=act></div><span class="cnt">0</span></article>',
    rows: [type('#act', 'ok')],
    own: '#act, .cnt',
    decisive: ['input'],
    isLong: true,
    moments: [...AT_FOCUS, at('keydown'), at('input')],
    changes: {
      'for the customer': setText('#w', 'Comment for the customer'),
      'another label': `$('#act').ariaLabel = 'Public answer'`,
    },
  }),
  pageOf({
    name: 'chips in a combobox, then added',
    html: '<div class="share" id=box><p>Folder <b id=w>Recipes</b></p><div role=combobox class="cb" aria-expanded=false tabindex=0 aria-label=People id=cb><span class="tag" id=t>Ada</span></div><label>Right <select id=note><option>view<option>edit</select></label><button id=act>Add</button></div>',
    rows: [select('#note', 'edit'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'another tag': setText('#t', 'Mallory'),
      'one more tag': `$('#cb').insertAdjacentHTML('beforeend', '<span class="tag">Mallory</span>')`,
      'another folder': setText('#w', 'Contracts'),
    },
  }),
  pageOf({
    name: 'link that makes a copy public',
    html: '<div class="menu" role=menu aria-label="Copy of Minutes" id=box><div role=menuitemradio aria-checked=true tabindex=0 id=a>Only me</div><div role=menuitemradio aria-checked=false tabindex=0 id=b onclick="a.ariaChecked = false; ariaChecked = true">With the link</div><div role=menuitem tabindex=0 id=act>Copy link</div></div>',
    rows: [click('#b'), click('#act')],
    moments: AFTER_CLICK,
    changes: {
      'the other becomes all': setText('#b', 'Everyone on the web'),
      'another document': `$('#box').ariaLabel = 'Copy of Salaries'`,
    },
  }),
  pageOf({
    name: 'key in a spread sheet',
    html: `<table role=grid class="sheet" id=box><thead><tr><th><th>B<th>C</thead><tbody><tr><th id=r1>Rent<td role=gridcell tabindex=0 id=act aria-label="B1">900<td role=gridcell tabindex=-1>20</tr></tbody></table>`,
    rows: [press('#act', 'Delete')],
    decisive: ['keydown'],
    moments: [BETWEEN, at('focus')],
    changes: {
      'another row': setText('#r1', 'Salary'),
      'another cell': `$('#act').ariaLabel = 'C1'`,
      'another content': setText('#act', '9000'),
    },
  }),
  honestOf({
    name: 'cursor of another writer',
    html: `${share}<div id=cur style="position:absolute;left:300px;top:300px;background:#fce">Ben</div><script>let n = 0; setInterval(() => { n += 5; cur.style.left = 300 + n + 'px' }, 40)</script>`,
    rows: [fill('#note', 'Have a look'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'title that is repeated in the tab and the crumb',
    html: `${cms.replace('<div class="body">', '<nav class="crumb">Posts / <span id=cr></span></nav><div class="body">')}<script>note.oninput = () => { document.title = cr.textContent = note.value }</script>`,
    rows: [fill('#note', 'Hello'), click('#act')],
    about: ['.meta', '#st'],
    own: '#note',
  }),
  honestOf({
    name: 'words that are counted in an editor',
    html: `${sign}<p class="wc"><span id=wc>0</span> words</p><script>note.oninput = () => { wc.textContent = note.value.split(' ').length }</script>`,
    rows: [fill('#note', 'Ada Byron'), check('#c'), click('#act')],
    own: '#note, #c',
  }),
  honestOf({
    name: 'appointment with a clash that is looked for',
    html: `${event}<div id=cl aria-live=polite></div><script>note.onchange = () => { cl.textContent = 'Konflikte werden geprüft …'; setTimeout(() => { cl.textContent = '' }, 80) }</script>`,
    rows: [fill('#note', 'Zahnarzt'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'readers of a document who come and go',
    html: `<div class="who"><span class="av">B</span></div>${wiki}<script>setTimeout(() => document.querySelector('.who').insertAdjacentHTML('beforeend', '<span class="av">E</span>'), 150)</script>`,
    meanwhile: goesOn(300),
  }),
];
