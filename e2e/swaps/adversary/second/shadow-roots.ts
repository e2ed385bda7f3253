import { click } from '../../row-specs.ts';
import { type AdversaryPage, idOf } from '../adversary-page.ts';
import { THROUGH_PRESS } from '../moments.ts';
import { noteThenClick, pageOf, setText, twoRows } from './page-shapes.ts';

/** Web components. */
export const shadowPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'dialog component with slots',
    html: '<x-dialog id=box><p slot=text>Delete <b id=w>draft</b>?</p><span slot=act>Delete</span></x-dialog><script>customElements.define("x-dialog",class extends HTMLElement{constructor(){super();this.attachShadow({mode:"open"}).innerHTML="<div><slot name=text></slot><div><button id=act><slot name=act></slot></button></div></div>"}})</script>',
    changes: {
      'the question becomes another': setText('#w', 'production'),
      'the slot changes': `$('#box p').slot = ''; $('#box').insertAdjacentHTML('beforeend', '<p slot=text>Delete production?</p>')`,
    },
  }),
  pageOf({
    name: 'button component, words in the page',
    html: '<div id=box><p id=w>Pay Ada</p><x-btn id=x></x-btn></div><script>customElements.define("x-btn",class extends HTMLElement{constructor(){super();this.attachShadow({mode:"open"}).innerHTML="<button id=act>Go</button>"}})</script>',
    changes: {
      'the payee becomes another': setText('#w', 'Pay Mallory'),
    },
  }),
  pageOf({
    name: 'closed button component',
    html: '<div id=box><p id=w>Pay Ada</p><x-btn id=x tabindex=0></x-btn></div><script>customElements.define("x-btn",class extends HTMLElement{constructor(){super();this.attachShadow({mode:"closed"}).innerHTML="<small>beta</small><button id=act>Go</button>"}})</script>',
    rows: [click('#x')],
    changes: {
      'the payee becomes another': setText('#w', 'Pay Mallory'),
    },
  }),
  pageOf({
    name: 'button with a word in its tree',
    html: '<div id=box><p id=w>Pay Ada</p><x-btn id=x></x-btn></div><script>customElements.define("x-btn",class extends HTMLElement{constructor(){super();this.attachShadow({mode:"open"}).innerHTML="<section><small>beta</small><button id=act>Go</button></section>"}})</script>',
    changes: {
      'the payee becomes another': setText('#w', 'Pay Mallory'),
    },
  }),
  pageOf({
    name: 'rows of components',
    html: `<div id=l>${['Ben', 'Ada'].map((who, n) => `<x-row ${idOf(n, 'row')} who=${who}></x-row>`).join('')}</div><script>customElements.define("x-row",class extends HTMLElement{static observedAttributes=["who"];constructor(){super();this.attachShadow({mode:"open"}).innerHTML="<div><b id=n></b> <button class=a>Ban</button></div>"}attributeChangedCallback(){this.shadowRoot.getElementById("n").textContent=this.getAttribute("who");if(this.id)this.shadowRoot.querySelector("button").id="act"}})</script>`,
    about: ['#row'],
    changes: {
      'the row becomes another': `$('#row').setAttribute('who', 'Mallory')`,
    },
  }),
  pageOf({
    name: 'custom element row, status in it',
    html: `<div id=l>${twoRows((who, mine, act) => `<div class=row ${mine}><x-tag class=t>${who}</x-tag><button ${act}>Ban</button></div>`)}</div><script>customElements.define("x-tag",class extends HTMLElement{constructor(){super();this.attachShadow({mode:"closed"}).innerHTML="<span role=status><slot></slot></span>"}})</script>`,
    about: ['#row'],
    moments: THROUGH_PRESS,
    changes: {
      'the row becomes another': setText('#row .t', 'Mallory'),
    },
  }),
  noteThenClick({
    name: 'closed tree, after a note',
    html: '<div id=box><x-to id=x></x-to><label>Note <input id=note></label><button id=act>Send</button></div><script>customElements.define("x-to",class extends HTMLElement{constructor(){super();const r=this.attachShadow({mode:"closed"});r.innerHTML="<p>To <b>ada</b></p>";this.set=t=>{r.querySelector("b").textContent=t}}})</script>',
    changes: {
      'the payee goes': `$('#x').set('')`,
      'another payee': `$('#x').set('mallory')`,
      'what was written': `$('#x').set('Rent')`,
    },
  }),
];
