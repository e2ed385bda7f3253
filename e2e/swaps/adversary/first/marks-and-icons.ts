import { click } from '../../row-specs.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AT_PRESS, at, BETWEEN } from '../moments.ts';

/** Attributes by which frameworks decide what a press does. */
const MARKS = [
  ['data-method', 'delete'],
  ['data-url', '/users/9'],
  ['data-payee', 'mallory'],
  ['data-action', 'click->user#destroy'],
  ['data-confirm', 'Delete?'],
  ['data-target', '#m9'],
  ['data-to', 'mallory'],
  ['data-name', 'M'],
  ['data-params', '{"id":9}'],
  ['hx-post', '/users/1/delete'],
  ['hx-vals', '{"id":9}'],
  ['wire:click', 'destroy(1)'],
  ['phx-click', 'destroy'],
  ['phx-value-id', '9'],
  ['title', 'Delete'],
  ['onclick', 'destroy()'],
] as const;

const marks: AdversaryPage = {
  name: 'marks of frameworks',
  html: `${STYLE}<div class=row id=row data-order=1 onclick="void 'pay ada'"><div>Ada</div><button id=act data-method=patch data-url="/users/1" data-payee=ada data-action="click->user#rename" data-confirm="Rename?" data-target="#m1" data-to=ada data-name=Ada data-params='{"id":1}' hx-post="/users/1/rename" hx-vals='{"id":1}' hx-target="#row" wire:click="rename(1)" phx-click=rename phx-value-id=1 aria-describedby=note1 title="Rename">Go</button></div><p id=note1>Renames the user</p>`,
  rows: [click('#act')],
  about: ['#row'],
  decisive: ['click'],
  moments: [BETWEEN, at('pointerdown')],
  changes: {
    ...Object.fromEntries(
      MARKS.map(([name, value]) => [
        `${name} becomes another`,
        `$('#act').setAttribute('${name}', '${value}')`,
      ]),
    ),
    'the handler of the row becomes another': `$('#row').setAttribute('onclick', "void 'pay mallory'")`,
    'the data-order of the row becomes another': `$('#row').dataset.order = '9'`,
    'the description becomes another': `$('#note1').textContent = 'Deletes the user'`,
    'the description moves away': `$('#act').setAttribute('aria-describedby', 'none')`,
  },
};

const icons: AdversaryPage = {
  name: 'icon buttons',
  html: `${STYLE}<style>.i{width:24px;height:24px;display:inline-block}</style><div class=bar id=bar><button id=act title="Archive"><i class=i style="background-image:url(/archive.png)"></i></button> <button id=b2><img src="/archive.png" alt="Archive" width=20 height=20></button> <button id=b3 aria-labelledby=lb><svg width=20 height=20><title id=st>Archive</title><path d="M0 0h20v20z"/></svg></button><span id=lb hidden>Archive</span></div>`,
  rows: [click('#act')],
  about: ['#bar'],
  decisive: ['click'],
  moments: [...AT_PRESS, at('mouseover')],
  changes: {
    'the title becomes another': `$('#act').title = 'Delete'`,
    'the background becomes another': `$('#act i').style.backgroundImage = 'url(/delete.png)'`,
  },
};

const pictureIcon: AdversaryPage = {
  ...icons,
  name: 'icon button with a picture',
  rows: [click('#b2')],
  moments: AT_PRESS,
  changes: {
    'the alternative text becomes another': `$('#b2 img').alt = 'Delete'`,
    'the picture becomes another': `$('#b2 img').src = '/delete.png'`,
  },
};

const labelledIcon: AdversaryPage = {
  ...icons,
  name: 'icon button by labelledby',
  rows: [click('#b3')],
  moments: AT_PRESS,
  about: ['#bar', '#lb'],
  changes: {
    'the text of the label becomes another': `$('#lb').hidden = false; $('#lb').textContent = 'Delete'`,
    'another label names the button': `$('#bar').insertAdjacentHTML('beforeend', '<span id=lc>Delete</span>'); $('#b3').setAttribute('aria-labelledby', 'lc')`,
  },
};

const imageButton: AdversaryPage = {
  name: 'image button',
  html: `${STYLE}<form id=f action=/a><input type=hidden name=x value=1><input type=image id=act src="/pay10.png" alt="Pay" width=60 height=20></form>`,
  rows: [click('#act')],
  about: ['#f'],
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the picture becomes another': `$('#act').src = '/pay999.png'`,
    'the alternative text becomes another': `$('#act').alt = 'Pay all'`,
    'the hidden value becomes another': `$('[name=x]').value = 9`,
  },
};

/** What a button does stands in attributes and pictures. */
export const markPages: readonly AdversaryPage[] = [marks, icons, pictureIcon, labelledIcon, imageButton];
