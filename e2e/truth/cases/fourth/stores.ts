import { redirect } from '../../serve-truth.ts';
import { came, failed, type TruthCase, tick } from '../../truth-case.ts';
import {
  ar,
  BRIEF,
  de,
  en,
  es,
  fr,
  noise,
  onAnswer,
  onPress,
  pt,
  soon,
  tr,
  trial,
  unmoved,
  viaApi,
} from './fourth-pages.ts';

const BAG = '<a href="/cart" aria-label="Cart">🛒 <sup id="count">2</sup></a><h1>Linen shirt</h1>';
const DRAWER = `<aside id="d" class="drawer" hidden role="dialog" aria-label="Your cart"><h2>Your cart</h2><ul id="rows"><li>Socks × 2</li></ul><p id="e"></p><a href="/checkout">Check out</a></aside>`;
const STEPPER =
  '<p>Kettle €30.00</p><button aria-label="Decrease">−</button><input id="n" value="5" size="2" aria-label="Quantity"><button id="b" aria-label="Increase">+</button><p>Subtotal <b id="sum">€150.00</b></p>';

/** Drawers, checkouts, steppers, filters and coupons. */
export const storeCases: readonly TruthCase[] = [
  viaApi(
    'Shopify: the drawer slides in with the new row',
    en(
      'Linen shirt',
      `${BAG}<button id="b" name="add">Add to cart</button>${DRAWER}`,
      onAnswer(
        `rows.insertAdjacentHTML('beforeend', '<li>Linen shirt × 1</li>'); count.textContent = '3'; d.hidden = false;`,
      ),
    ),
    soon({ id: 1, quantity: 1 }),
    came(),
    /Linen shirt × 1/,
  ),
  viaApi(
    'Shopify: only so many of them, under the button',
    en(
      'Linen shirt',
      `${BAG}<button id="b" name="add">Add to cart</button><div id="e"></div>`,
      onAnswer(
        `if (status === 422) e.innerHTML = '<svg width="12" height="12"></svg><span>' + data.description + '</span>';`,
      ),
    ),
    soon({ status: 422, description: 'You can only add 2 of this item to your cart.' }, 422),
    failed(/only add 2/i),
  ),
  viaApi(
    'Türkçe: kuponun süresi dolmuş',
    tr(
      'Sepetim',
      '<input aria-label="Kupon kodu" value="BAHAR20"><button id="b">Uygula</button><small id="e"></small><p>Toplam: 450,00 TL</p>',
      onAnswer(`e.textContent = data.mesaj;`),
    ),
    soon({ basarili: false, mesaj: 'Girdiğiniz kuponun kullanım süresi dolmuş.' }),
    failed(/süresi dolmuş/),
  ),
  viaApi(
    'Türkçe: sepete eklendi, sağ üstte kısa bir kutu',
    tr(
      'Çaydanlık',
      `<h1>Çaydanlık</h1><button id="b">Sepete Ekle</button>${noise.watchers}`,
      onAnswer(
        `ceiling('<div class="basket-notify"><b>Ürün sepetinize eklendi</b> <a href="/sepet">Sepete Git</a></div>', 2200);`,
      ),
    ),
    soon({ isSuccess: true }),
    came(),
    { ...BRIEF, seen: /sepetinize eklendi/ },
  ),
  viaApi(
    'العربية: تمت إضافة المنتج',
    ar(
      'إبريق شاي',
      '<h1>إبريق شاي</h1><button id="b">أضف إلى السلة</button><span>السلة (<i id="count">0</i>)</span>',
      onAnswer(
        `count.textContent = '1'; ceiling('<div class="alert">تمت إضافة المنتج إلى السلة</div>', 3500);`,
      ),
    ),
    soon({ status: 1 }),
    came(),
    /السلة \(1\)/,
  ),
  viaApi(
    'العربية: نفدت الكمية',
    ar(
      'إبريق شاي',
      '<h1>إبريق شاي</h1><button id="b">أضف إلى السلة</button>',
      onAnswer(`ceiling('<div class="alert">عذراً، نفدت الكمية من هذا المنتج</div>', 3800);`),
    ),
    soon({ status: 0 }),
    failed(/نفدت الكمية/),
  ),
  viaApi(
    'Plus: the server allows five, and the amount goes back without a word',
    en(
      'Cart',
      STEPPER,
      onPress(`n.value = '6'; const { data } = await api('/api'); n.value = data.quantity;`),
    ),
    { json: { quantity: 5 }, delay: 800 },
    failed(),
    { seen: /n=5/, unseen: /180/ },
  ),
  viaApi(
    'A heart is filled, nothing else',
    en(
      'Linen shirt',
      `${BAG}<button id="b" class="wish" aria-label="Wishlist"><svg width="20" height="20" viewBox="0 0 20 20"><path id="heart" d="M10 17 3 9a4 4 0 0 1 7-4 4 4 0 0 1 7 4z" fill="none" stroke="red"/></svg></button>`,
      onPress(`heart.setAttribute('fill', 'red'); b.classList.add('wish--on'); await api('/api');`),
    ),
    soon({}),
    came(),
  ),
  trial(
    'No size is chosen: the sizes are outlined and asked for',
    en(
      'Linen shirt',
      `${BAG}<fieldset id="sizes"><legend id="e">Size</legend><label><input type="radio" name="s">M</label><label><input type="radio" name="s">L</label></fieldset><button id="b">Add to bag</button>`,
      onPress(
        `sizes.style.borderColor = 'crimson'; e.textContent = 'Please select a size'; e.style.color = 'crimson';`,
      ),
    ),
    failed(/select a size/i),
  ),
  trial(
    'Das Cookie-Fenster schließt sich',
    de(
      'Teehaus',
      `<h1>Teehaus</h1>${noise.sales}<div id="consent" class="veil"><div role="dialog" aria-label="Cookies"><p>Wir und unsere 142 Partner verarbeiten Daten.</p><button>Nur notwendige</button><button id="b">Alle akzeptieren</button></div></div>`,
      onPress(`consent.remove(); document.cookie = 'consent=all';`),
    ),
    came(),
    { seen: /Teehaus/, unseen: /142 Partner/ },
  ),
  viaApi(
    'Español: un filtro reduce la lista y cambia la dirección',
    es(
      'Teteras',
      '<label><input type="checkbox" id="b"> Solo con envío gratis</label><ul id="rows"><li>Tetera azul</li><li>Tetera roja</li><li>Tetera gris</li></ul><p id="e">3 resultados</p>',
      `b.onchange = async () => { rows.style.opacity = .4; await api('/api'); history.pushState({}, '', '?envio=gratis'); rows.innerHTML = '<li>Tetera roja</li>'; e.textContent = '1 resultado'; rows.style.opacity = 1; };`,
    ),
    { json: {}, delay: 500 },
    came(),
    { seen: /envio=gratis[\s\S]*1 resultado/, unseen: /azul/ },
    [tick('#b')],
  ),
  trial(
    'Buy now stops at an error of its own script',
    en(
      'Linen shirt',
      `${BAG}<button id="b">Buy now</button>${noise.watchers}`,
      onPress(`const item = window.dataLayer[0].id; await api('/api', { item });`),
    ),
    unmoved,
    { seen: /Buy now/, requests: { 'POST /api': 0 } },
  ),
  trial(
    'Português: código Pix copiado',
    pt(
      'Pagamento',
      '<p>00020126580014br.gov.bcb.pix</p><button id="b">Copiar código</button>',
      onPress(`b.textContent = 'Copiado!'; await wait(1600); b.textContent = 'Copiar código';`),
    ),
    came(),
    { ...BRIEF, seen: /Copiado!/ },
  ),
  trial(
    'Français : le panier est vide au retour, la session est perdue',
    {
      'GET /': fr(
        'Panier',
        '<h1>Votre panier</h1><p>Théière — 30 €</p><form method="post" action="/do"><button id="b">Valider ma commande</button></form>',
      ),
      'POST /do': redirect('/panier'),
      'GET /panier': fr(
        'Panier',
        '<h1>Votre panier</h1><p>Votre panier est vide.</p><a href="/">Continuer mes achats</a>',
      ),
    },
    failed(/panier est vide/),
  ),
];
