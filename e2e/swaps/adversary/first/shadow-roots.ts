import { click } from '../../row-specs.ts';
import { type AdversaryPage, STYLE } from '../adversary-page.ts';
import { AT_PRESS, at } from '../moments.ts';

const DEFINE = `<script>customElements.define('p-card', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: this.getAttribute('mode') || 'open' }).innerHTML = '<div class=w style="border:1px solid;padding:6px"><slot name=t></slot> <span class=price>' + this.getAttribute('price') + '</span> <p-buy></p-buy></div>'; } });
  customElements.define('p-buy', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<button class=buy>Buy</button>'; } });</script>`;

const shadowCards: AdversaryPage = {
  name: 'nested custom elements',
  html: `${STYLE}${DEFINE}<p-card price="9 €"><b slot=t>Cable</b></p-card><p-card id=row price="20 €"><b slot=t id=who>Phone</b></p-card><p-card price="900 €"><b slot=t>Car</b></p-card><script>document.querySelector('#row').shadowRoot.querySelector('p-buy').shadowRoot.querySelector('.buy').id = 'act'</script>`,
  rows: [click('#act')],
  about: ['#row'],
  decisive: ['click'],
  moments: AT_PRESS,
  changes: {
    'the slotted title becomes another': `$('#who').textContent = 'House'`,
    'the price becomes another': `$('#row').shadowRoot.querySelector('.price').textContent = '999 €'`,
    'another title takes the slot': `$('#who').slot = ''; $('#row').insertAdjacentHTML('beforeend', '<b slot=t>House</b>')`,
    'a closed root covers the title': `const s = document.createElement('span'); s.textContent = 'Phone'; $('#who').replaceChildren(s); s.attachShadow({ mode: 'closed' }).innerHTML = 'House'`,
  },
};

const lateRoot: AdversaryPage = {
  name: 'late closed root on the words of a button',
  html: `${STYLE}<button id=act><span id=s>Pay 10 €</span></button>`,
  rows: [click('#act')],
  about: ['#act'],
  decisive: ['click'],
  moments: [...AT_PRESS, at('mouseup')],
  changes: {
    'the figure becomes another': `$('#s').attachShadow({ mode: 'closed' }).innerHTML = 'Pay 9999 €'`,
    'the words become others': `$('#s').attachShadow({ mode: 'closed' }).innerHTML = 'Pay all'`,
    'CSS adds to the figure': `document.head.insertAdjacentHTML('beforeend', '<style>#s::after{content:"00"}</style>')`,
    'CSS adds to the button': `document.head.insertAdjacentHTML('beforeend', '<style>#act::after{content:"00"}</style>')`,
  },
};

const lateRootOpen: AdversaryPage = {
  ...lateRoot,
  name: 'late open root on the words of a button',
  changes: {
    'the figure becomes another': `$('#s').attachShadow({ mode: 'open' }).innerHTML = 'Pay 9999 €'`,
  },
};

/** Words are in shadow roots, and new roots cover words. */
export const shadowPages: readonly AdversaryPage[] = [shadowCards, lateRoot, lateRootOpen];
