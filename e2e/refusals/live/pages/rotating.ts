import { fill } from '../../../swaps/row-specs.ts';
import { ACT, button, every, type LiveCase, live } from '../live-case.ts';

/** Headings, carousels, placeholders and advertisements that turn by themselves. */
export const rotatingCases: readonly LiveCase[] = [
  live(
    'hero heading that rotates',
    `<header><h1>We build <span id=x>websites</span></h1></header><main><a id=act href="#s" onclick="did = 1">Get started</a></main>${every(700, `x.textContent = ['apps','shops','websites'][n % 3]`)}`,
    ACT,
    { readingTime: 2500 },
  ),
  live(
    'hero heading that is typed',
    `<section><h1><span id=x></span></h1>${button('Get started')}</section>${every(120, `x.textContent = 'Hello, I am Ada'.slice(0, n % 15)`)}`,
    ACT,
    { readingTime: 2000 },
  ),
  live(
    'testimonials that rotate above a button',
    `<section><blockquote id=x>Great! — Ann</blockquote>${button('Write a review')}</section>${every(900, `x.textContent = ['Super — Ben','Great! — Ann','Nice — Cy'][n % 3]`)}`,
    ACT,
    { readingTime: 2600 },
  ),
  live(
    'carousel: Next',
    `<div class=carousel role=region aria-roledescription=carousel aria-label=Offers><div><h3 id=x>Shoes</h3><p id=y>Up to 50 % off</p></div><button>Previous</button>${button('Next')}</div>${every(900, `x.textContent = ['Hats','Bags','Shoes'][n % 3]; y.textContent = ['New','Sale','Up to 50 % off'][n % 3]`)}`,
    ACT,
    { readingTime: 2600 },
  ),
  live(
    'carousel: Pause',
    `<div class=carousel><div><h3 id=x>Shoes</h3></div>${button('Pause slideshow')}</div>${every(900, `x.textContent = ['Hats','Bags','Shoes'][n % 3]`)}`,
    ACT,
    { readingTime: 2600 },
  ),
  live(
    'news line above the page',
    `<div id=x style="height:20px">Breaking: one</div><main><h2>Login</h2>${button('Sign in')}</main>${every(800, `x.textContent = 'Breaking: ' + n`)}`,
    ACT,
    { readingTime: 2500 },
  ),
  live(
    'marquee beside a button',
    `<div><span id=x>Dow 39,120</span> ${button('Menu')}</div>${every(600, `x.textContent = ['Dow 39,121','Nasdaq 18,220','Gold 2,011'][n % 3]`)}`,
    ACT,
    { readingTime: 2500 },
  ),
  live(
    'placeholder that rotates: search field',
    `<form onsubmit="return false"><input id=act placeholder="Search for shoes" style="width:200px"><button>Search</button></form>${every(900, `act.placeholder = ['Search for hats','Search for bags','Search for shoes'][n % 3]`)}`,
    fill('#act', 'coat'),
    { readingTime: 2600, done: 'act.value === "coat"' },
  ),
  live(
    'placeholder that rotates, labelled field',
    `<label for=act>Search</label><input id=act placeholder="shoes">${every(900, `act.placeholder = ['hats','bags','shoes'][n % 3]`)}`,
    fill('#act', 'coat'),
    { readingTime: 2600, done: 'act.value === "coat"' },
  ),
  live(
    'placeholder Chinese that rotates',
    `<input id=act placeholder="连衣裙"><button>搜索</button>${every(900, `act.placeholder = ['手机','耳机','连衣裙'][n % 3]`)}`,
    fill('#act', '外套'),
    { readingTime: 2600, done: 'act.value === "外套"' },
  ),
  live(
    'title of the tab that blinks',
    `<main>${button('Save')}</main>${every(500, `document.title = n % 2 ? '(1) Chat' : 'Chat'`)}`,
    ACT,
    { readingTime: 2000 },
  ),
  live('late cookie banner at the foot', `<main><p>Shop</p>${button('Add to basket')}</main>`, ACT, {
    meanwhile: `document.body.insertAdjacentHTML('beforeend', '<div role=dialog aria-label=Cookies style="position:fixed;bottom:0;left:0;right:0;height:90px;background:#eee">We use cookies <button>Accept</button></div>')`,
  }),
  live('late newsletter line at the head', `<main><p>Shop</p>${button('Add to basket')}</main>`, ACT, {
    meanwhile: `document.body.insertAdjacentHTML('afterbegin', '<div style="height:60px">Free delivery this week</div>')`,
  }),
  live(
    'advertisement that loads beside',
    `<aside><h3>Poll</h3>${button('Vote')}<div id=x></div></aside>`,
    ACT,
    { meanwhile: `x.innerHTML = '<p>Advertisement</p><a href="https://ads.test/1">Cheap flights</a>'` },
  ),
  live(
    'advertisement that changes before',
    `<aside><h3>Poll</h3><div id=x><a href="https://ads.test/1">Cheap flights</a></div>${button('Vote')}</aside>`,
    ACT,
    { meanwhile: `x.innerHTML = '<a href="https://ads.test/2">New shoes</a>'` },
  ),
  live(
    'picture that loads with a caption',
    `<article><h3>Trip</h3><figure id=x></figure>${button('Read more')}</article>`,
    ACT,
    {
      meanwhile: `x.innerHTML = '<img alt="A beach" width=50 height=50 src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E"><figcaption>A beach</figcaption>'`,
    },
  ),
  live(
    'picture whose alt comes',
    `<article><h3>Trip</h3><img id=x alt="" width=50 height=50>${button('Read more')}</article>`,
    ACT,
    { meanwhile: `x.alt = 'A beach'` },
  ),
];
