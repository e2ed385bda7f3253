import { check, click, fill, press, select } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const checkout = `<div class="two-col"><form id=box action=/order method=post><section class="addr"><h4>Ship to</h4><address id=w>Ada Byron<br>Via Roma 1<br>00184 Rome</address><a href=/addr/7 class="chg">Change</a><input type=hidden name=addr value=7 id=k></section><section class="ship"><label><input type=radio name=s value=std checked id=r0> Standard <span class="pr">free</span></label><label><input type=radio name=s value=exp id=r1> Express <span class="pr">12 €</span></label></section><label>Gift note <input name=gift id=note></label><button class="a-button" id=act>Place your order</button></form><aside class="sum"><h4>Summary</h4><div class="ln"><span>Total</span><b id=t>38.00 €</b></div></aside></div>`;

const coupon = `<div class="cart" id=box><div class="line"><img src=/p/lamp.jpg alt="" width=24 height=24><span id=w>Desk lamp</span><input type=number value=1 aria-label=Quantity id=q></div><div class="cp"><input id=note aria-label="Coupon code"><button type=button>Apply</button></div><p class="renew" id=x>one-time purchase</p><button id=act class="buy">Buy now</button></div>`;

const stepper = `<ul class="items">${['Lamp', 'Chair']
  .map(
    (name, n) =>
      `<li class="it" ${n ? 'id=row' : ''}><span class=nm>${name}</span><span class="var">${n ? 'Oak, black' : 'White'}</span><div class="st"><button aria-label=Less>−</button><span class="q">1</span><button aria-label=More ${n ? 'id=act' : ''}>+</button></div></li>`,
  )
  .join('')}</ul>`;

const returns = `<form class="ret" id=box action=/returns><h3>Rücksendung</h3><div class="pr"><span id=w>Stuhl „Eiche“</span> <span id=n>Menge 1</span></div><label>Grund <select name=grund id=note><option value=a>gefällt nicht<option value=b>beschädigt</select></label><fieldset><legend>Erstattung</legend><label><input type=radio name=e value=geld checked id=g> auf das Konto</label><label><input type=radio name=e value=gutschein id=v> als Gutschein</label></fieldset><button id=act>Rücksenden</button></form>`;

const seller = `<table class="inv"><thead><tr><th>SKU<th>Title<th>Price<th>Stock<th></thead><tbody>${[
  ['A-1', 'Lamp'],
  ['A-2', 'Chair'],
]
  .map(
    ([sku, title], n) =>
      `<tr ${n ? 'id=row' : ''}><td class=sku>${sku}<td class=ti>${title}<td><span class="cur">€</span><input aria-label=Price value=20 ${n ? 'id=note' : ''}><td><input aria-label=Stock value=5 ${n ? 'id=st' : ''}><td><button ${n ? 'id=act' : ''}>Update</button></tr>`,
  )
  .join('')}</tbody></table>`;

const plan = `<div class="plans">${[
  ['Basic', '9 €'],
  ['Team', '29 €'],
]
  .map(
    ([name, price], n) =>
      `<div class="plan" ${n ? 'id=row' : ''}><div class="plan__n">${name}</div><div class="plan__p">${price}<span class="per">/month</span></div><ul><li class="f">5 seats</li></ul><button ${n ? 'id=act' : ''}>Choose</button></div>`,
  )
  .join('')}</div>`;

const taobao = `<div class="order" id=box><div class="sku"><span id=w>红色 L 码</span><span id=n>×1</span></div><div class="addr" id=a>北京市朝阳区 王小明</div><label>留言 <input id=note></label><div class="sum">实付 <b id=s>￥38.00</b></div><button class="submit" id=act>提交订单</button></div>`;

/** Checkout, carts, returns, offers and plans. */
export const shopPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'checkout with a gift note',
    html: checkout,
    rows: [fill('#note', 'Happy birthday'), click('#act')],
    about: ['#box', '.sum'],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'the hidden address': `$('#k').value = '8'`,
      'another house': `$('#w').innerHTML = 'Ada Byron<br>Via Roma 11<br>00184 Rome'`,
      'express is chosen': `$('#r1').checked = true`,
      'another total beside': setText('#t', '83.00 €'),
      'the total goes': `$('.sum').remove()`,
    },
  }),
  pageOf({
    name: 'coupon, then buy',
    html: coupon,
    rows: [fill('#note', 'MAY10'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'it renews': setText('#x', 'renews each month'),
      'the quantity': `$('#q').value = 10`,
      'another picture': `$('.line img').src = '/p/phone.jpg'`,
      'another thing': setText('#w', 'Desk phone'),
    },
  }),
  pageOf({
    name: 'stepper of a line',
    html: stepper,
    about: ['#row'],
    moments: IN_PRESS,
    changes: {
      'another variant': setText('#row .var', 'Oak, white'),
      'more becomes remove': `$('#act').ariaLabel = 'Remove'`,
      'the quantity before': setText('#row .q', '11'),
      'the buttons change signs': `$('#act').textContent = '−'`,
    },
  }),
  pageOf({
    name: 'German return',
    html: returns,
    rows: [select('#note', 'beschädigt'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'as a voucher': `$('#v').checked = true`,
      'another thing': setText('#w', 'Tisch „Eiche“'),
      'another quantity': setText('#n', 'Menge 4'),
      'the value of the choice': `$('#g').value = 'spende'`,
    },
  }),
  pageOf({
    name: 'price in a row of a seller',
    html: seller,
    rows: [fill('#note', '25'), click('#act')],
    about: ['#row', 'thead'],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another thing': setText('#row .ti', 'Table'),
      'another currency': setText('#row .cur', '¥'),
      'the stock': `$('#st').value = 0`,
      'the number of the thing': setText('#row .sku', 'A-25'),
      'the sign of the thing': setText('#row .sku', '25'),
    },
  }),
  pageOf({
    name: 'plans side by side',
    html: plan,
    about: ['#row'],
    moments: IN_PRESS,
    changes: {
      'by the year': setText('#row .per', '/week'),
      'another price': `$('#row .plan__p').firstChild.data = '290 €'`,
      'fewer seats': setText('#row .f', '1 seat'),
      'the word in bold only': `$('#row .per').style.fontSize = '0px'`,
    },
  }),
  pageOf({
    name: 'Chinese order',
    html: taobao,
    rows: [fill('#note', '请快点'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another size': setText('#w', '蓝色 L 码'),
      'another number': setText('#n', '×3'),
      'another address': setText('#a', '上海市浦东区 李雷'),
      'another sum': setText('#s', '￥380.0'),
    },
  }),
  pageOf({
    name: 'bid in an auction',
    html: '<div class="lot" id=box><span class="lot__n">Lot <b id=w>17</b></span><span id=t>Painting</span><div class="bid"><input id=act aria-label="Your bid" value=120></div><small id=x>plus premium of 25 %</small></div>',
    rows: [press('#act', 'Enter')],
    decisive: ['keydown'],
    moments: AT_FOCUS,
    changes: {
      'another lot': setText('#w', '71'),
      'another premium': setText('#x', 'plus premium of 52 %'),
      'another bid': `$('#act').value = 1200`,
    },
  }),
  pageOf({
    name: 'slot of a delivery whose time is now',
    html: `<div class="slots" id=box>${['Today', 'Tomorrow'].map((day, n) => `<div class="slot" ${n ? 'id=row' : ''}><span class=d>${day}</span> <span class=t>23:4${n}</span><button ${n ? 'id=act' : ''}>Reserve</button></div>`).join('')}</div>`,
    about: ['#row'],
    moments: [BETWEEN, at('pointerdown'), at('focus')],
    changes: {
      'it is now': `$('#row .t').textContent = new Date().toTimeString().slice(0, 5)`,
      'another time': setText('#row .t', '06:15'),
    },
  }),
  pageOf({
    name: 'add-on that is ticked with a size',
    html: '<form id=box action=/add method=post><h3 id=w>Running shoe</h3><label><input type=checkbox name=size value=42 id=note> 42</label><label><input type=checkbox name=care value=1 id=k> Care plan 4 € a month</label><select name=qty id=q aria-label=Quantity><option>1<option>2</select><button id=act>Add to bag</button></form>',
    rows: [check('#note'), click('#act')],
    own: '#note',
    moments: AFTER_CLICK,
    changes: {
      'the plan is ticked': `$('#k').checked = true`,
      'two of them': `$('#q').value = '2'`,
      'another shoe': setText('#w', 'Running boot'),
    },
  }),
  honestOf({
    name: 'stock that others buy from',
    html: `${stepper.replace('Oak, black</span>', 'Oak, black</span><span class="left">12 left</span>')}<script>let n = 12; setInterval(() => { n -= 1; document.querySelector('.left').textContent = n + ' left' }, 250)</script>`,
    about: ['#row .nm', '#row .var', '#row .q'],
    meanwhile: goesOn(700),
  }),
  honestOf({
    name: 'offer that ends in a countdown',
    html: `<p class="sale">Offer ends in <span id=cd>00:59:58</span></p>${coupon}<script>let n = 58; setInterval(() => { n -= 1; cd.textContent = '00:59:' + String(n).padStart(2, '0') }, 100)</script>`,
    rows: [fill('#note', 'MAY10'), click('#act')],
    own: '#note',
    meanwhile: goesOn(700),
  }),
  honestOf({
    name: 'coupon that is checked',
    html: `${coupon.replace('Apply</button>', 'Apply</button><small id=st></small>')}<script>note.oninput = () => { st.textContent = 'Checking…'; setTimeout(() => { st.textContent = 'Code is valid' }, 70) }</script>`,
    rows: [fill('#note', 'MAY10'), click('#act')],
    about: ['.line', '.renew'],
    own: '#note',
  }),
  honestOf({
    name: 'carousel beside the order',
    html: `${taobao}<div class="carousel" style="height:30px"><span id=ad>One</span></div><script>let n = 0; setInterval(() => { n += 1; ad.textContent = ['One', 'Two', 'Three'][n % 3] }, 120)</script>`,
    rows: [fill('#note', '请快点'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'cookie bar that closes at the press',
    html: `${plan}<div id=ck style="position:fixed;bottom:0;left:0;right:0;background:#eee">We use cookies <button>OK</button></div><script>addEventListener('pointerdown', () => ck.remove(), { once: true })</script>`,
    about: ['#row'],
  }),
];
