import { redirect } from '../../serve-truth.ts';
import { came, click, failed, fill, select, type TruthCase } from '../../truth-case.ts';
import { acted, form, open } from '../second/second-pages.ts';
import { asking, BRIEF, beside, de, en, fetched, ja, posted, pt, tap, zh } from './third-pages.ts';

const ITEM = (label: string): string =>
  `<h1>不锈钢保温壶 1.5L</h1><p>￥89.00</p><label>数量 <input id="n" value="1" size="3"></label><span id="e" class="red"></span><button id="b">${label}</button>`;
const WOO = (told: string): string =>
  en(
    'Tea Shop – Cart',
    `${told}<h1>Cart</h1><p>Kettle × 1 — $30.00</p>${form('<input name="coupon" aria-label="Coupon" value="spring10">', 'Apply coupon')}`,
  );

/** Shops: cart, coupons, stock, addresses, payment. */
export const shopCases: readonly TruthCase[] = [
  fetched(
    '淘宝：成功加入购物车，旁边滚动别人的订单',
    zh(
      '淘宝',
      `${ITEM('加入购物车')}<p>购物车 <sup id="c">7</sup></p>${beside.sold}`,
      asking(
        `$('#c').textContent = '8'; box('添加成功！', '已成功加入购物车', '<a href="/cart">去购物车结算</a>');`,
      ),
    ),
    { json: { ret: ['SUCCESS::调用成功'] } },
    came(),
    /成功加入购物车/,
  ),
  acted(
    '淘宝：所填数量超过库存，数量旁一行红字',
    [fill('#n', '500'), click('#b')],
    zh(
      '淘宝',
      ITEM('立即购买'),
      tap(`if (Number($('#n').value) > 132) e.textContent = '您所填写的商品数量超过库存！';`),
    ),
    failed(/超过库存/),
  ),
  fetched(
    '京东：该地区无货，200 里有错误码',
    zh(
      '京东',
      `<h2>填写并核对订单信息</h2><p>寄送至：拉萨市</p><button id="b">提交订单</button>`,
      asking(
        `if (!data.success) box('提示', '抱歉，您购买的商品【保温壶】在该地区暂时无货，请返回购物车修改。', '<a href="/">返回购物车</a>');`,
      ),
    ),
    { json: { success: false, resultCode: 600158 } },
    failed(/无货/),
  ),
  fetched(
    '优惠券：领取成功，按钮变为去使用',
    zh(
      '天猫',
      `<p>满200减20</p><button id="b">立即领取</button>${beside.countdown}`,
      asking(`b.textContent = '去使用'; pop('领取成功', 'tm-toast', 1800);`),
    ),
    { json: { code: 0 } },
    came(),
    /去使用/,
  ),
  fetched(
    '优惠券：已达领取上限，1.8 秒的提示',
    zh(
      '天猫',
      `<p>满200减20</p><button id="b">立即领取</button>${beside.countdown}`,
      asking(`if (data.code) pop(data.msg, 'tm-toast', 1800);`),
    ),
    { json: { code: 'EXCEED_LIMIT', msg: '您已达到该优惠券领取上限' } },
    failed(/领取上限/),
    BRIEF,
  ),
  fetched(
    '支付密码不正确，弹窗里，密码清空',
    zh(
      '收银台',
      `<p>应付 ￥89.00</p><input id="p" type="password" aria-label="支付密码" value="123456"><p id="e" class="red"></p><button id="b">确认付款</button>`,
      asking(`$('#p').value = ''; e.textContent = data.memo;`),
    ),
    { json: { stat: 'fail', memo: '支付密码不正确，您还可以输入4次' } },
    failed(/密码不正确/),
  ),
  fetched(
    '付款成功：收银台变成结果页，地址不变',
    zh(
      '收银台',
      `<div id="m"><p>应付 ￥89.00</p><button id="b">确认付款</button></div>`,
      asking(
        `$('#m').innerHTML = '<p>正在支付…</p>'; await wait(900); $('#m').innerHTML = '<h2>付款成功</h2><p>￥89.00</p><a href="/">完成</a>';`,
      ),
    ),
    { json: { stat: 'ok' } },
    came(),
    /付款成功/,
  ),
  posted(
    'WooCommerce: the coupon does not exist',
    WOO(''),
    WOO('<ul class="woocommerce-error" role="alert"><li>Coupon "spring10" does not exist!</li></ul>'),
    failed(/does not exist/i),
  ),
  fetched(
    'Stripe: Processing… for a second, then the card was declined',
    en(
      'Pay Tea Ltd.',
      `<p>Card •••• 0002</p><p id="e" class="red"></p><button id="b">Pay $30.00</button>`,
      tap(
        `b.textContent = 'Processing…'; const { data } = await api('/api'); b.textContent = 'Pay $30.00'; e.textContent = data.error.message;`,
      ),
    ),
    {
      status: 402,
      json: { error: { code: 'card_declined', message: 'Your card was declined. Try a different card.' } },
      delay: 1000,
    },
    failed(/declined/i),
  ),
  fetched(
    'a quantity from 1 to 2: the sum follows',
    en(
      'Cart',
      `<p>Kettle <select id="q" aria-label="Quantity"><option>1</option><option>2</option></select></p><p>Subtotal <b id="s">$30.00</b></p>${beside.ads}`,
      `$('#q').onchange = async () => { await api('/api'); $('#s').textContent = '$60.00'; };`,
    ),
    { json: {} },
    came(),
    /\$60\.00/,
    [select('#q', '2')],
  ),
  fetched(
    'an address that cannot be verified: as entered, or as suggested',
    en(
      'Shipping',
      `<input aria-label="Address" value="12 Main Stret"><button id="b">Continue</button>`,
      asking(
        `box('Verify your address', 'We couldn’t verify the address you entered.<p>Suggested: 12 Main Street</p>', '<button>Use suggested</button><button>Use as entered</button>');`,
      ),
    ),
    { json: { verified: false } },
    open(/couldn’t verify/i),
  ),
  {
    name: 'a bank’s page in between: Zahlung abgelehnt, in German',
    actions: [click('#b')],
    site: {
      'GET /': de('Kasse', form('<p>Summe 30,00 €</p>', 'Jetzt kaufen')),
      'POST /do': redirect('/acs', 302),
      'GET /acs': de(
        '3-D Secure',
        '<p>Einen Moment, Sie werden weitergeleitet …</p>',
        `setTimeout(() => location.replace('/kasse'), 700);`,
      ),
      'GET /kasse': de(
        'Kasse',
        `<p class="red">Ihre Zahlung wurde von der Bank abgelehnt. Bitte wählen Sie eine andere Zahlungsart.</p>${form('<p>Summe 30,00 €</p>', 'Jetzt kaufen')}`,
      ),
    },
    truth: failed(/abgelehnt/),
  },
  posted(
    '楽天: the postal code is wrong, in red at the top',
    ja('お届け先', form('<input name="zip" aria-label="郵便番号" value="123">', '次へ')),
    ja(
      'お届け先',
      `<p class="red">入力内容に誤りがあります。</p>${form('<input name="zip" aria-label="郵便番号" value="123"><span class="red">郵便番号は7桁で入力してください。</span>', '次へ')}`,
    ),
    failed(/誤りがあります|7桁/),
  ),
  fetched(
    'CEP não encontrado, below the field, in Portuguese',
    pt(
      'Entrega',
      `<input aria-label="CEP" value="00000-000"><button id="b">Calcular frete</button><p id="e"></p>`,
      asking(`e.textContent = data.erro ? 'CEP não encontrado.' : 'Frete R$ 12,00';`),
    ),
    { json: { erro: true } },
    failed(/não encontrado/),
  ),
];
