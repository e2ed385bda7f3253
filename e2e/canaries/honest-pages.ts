import { type MarkedPage, marked } from './canary-pages.ts';

function field(label: string, value: string, attributes = ''): string {
  return `<p><label>${label} <input ${attributes} value="«${value}»"></label></p>`;
}

/** Nothing here is a secret; every marked piece has to be readable. */
export const honestPages: readonly MarkedPage[] = [
  marked(
    'a form in many languages',
    field('Name', 'Ada Lovelace') +
      field('E-Mail', 'ada@example.com', 'type=email') +
      field('Straße', 'Unter den Linden 5') +
      field('Postleitzahl', '10117', 'inputmode=numeric maxlength=5') +
      field('Ville', 'Lyon') +
      field('Code postal', '69001') +
      field('Ciudad', 'Sevilla') +
      field('Teléfono', '+34 955 123 456', 'type=tel') +
      field('Quantità', '12', 'type=number') +
      field('Datum', '2026-03-01', 'type=date') +
      field('Onderwerp', 'Vraag over levering') +
      field('Komentarz', 'Proszę dzwonić po 17') +
      field('城市', '上海') +
      field('件名', 'お問い合わせ') +
      field('Город', 'Казань') +
      field('Adet', '3') +
      field('Search', 'blue shoes size 42', 'type=search') +
      field('Country code', 'DE') +
      field('Promo code', 'SPRING26') +
      field('Project name', 'Apollo 11'),
  ),
  marked(
    'links and ids',
    [
      'https://www.youtube.com/watch?v=«dQw4w9WgXcQ»&amp;t=«120s»',
      'https://open.spotify.com/track/«4uLU6hMCjMI75M1A2tKUQC»',
      'https://github.com/o/r/commit/«3f2a9b1c4d5e6f708192a3b4c5d6e7f801234567»',
      '/orders/«550e8400-e29b-41d4-a716-446655440000»',
      '/products/«iphone-15-Pro-Max-256GB-A2B3»?sort=«price»',
      '/search?q=«how+to+reset+a+password»&amp;hl=«en»',
      'https://www.amazon.de/dp/«B08N5WRWNW»/ref=«sr_1_3»',
      '/2026/01/30/«how-to-reset-your-password-in-2026»',
      '/docs/api/authentication#«access-tokens»',
      '/users/«12345678»/posts?page=«2»&amp;sort_key=«created_at»',
      '/wiki/«Reset_(2024_film)»',
      'https://arxiv.org/abs/«2401.12345»',
      'https://doi.org/10.1000/«xyz123.456»',
      '/login/«github»?next=«%2Fsettings»',
    ]
      .map((href, index) => `<p><a href="${href}">Link ${index}</a></p>`)
      .join(''),
  ),
  marked(
    'documentation about passwords',
    `<main><h1>Passwords</h1><p>«A password has at least 12 characters» and is «hashed with bcrypt».</p>
    <h2>Password policy</h2><ul><li>«Letters and digits»</li><li>«Changed every 90 days»</li></ul>
    <table><tr><th>Parameter</th><th>Type</th><th>Description</th></tr><tr><td>password</td><td>«string»</td>
    <td>«The password of the user»</td></tr><tr><td>token</td><td>«string»</td><td>«Sent as a header»</td></tr></table>
    <h2>API keys</h2><p>«Create a key in the settings.»</p><p>Error code: «500123»</p><p>Order «AB12345678» was sent on «2026-01-12».</p>
    <p>«getElementsByClassNameAndTagName2» and «createDocumentFragmentFromHTML5» are functions.</p>
    <p>sha256 «9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08»</p>
    <p>Call «+49 30 123456» or «1-800-555-0199». Flight «LH1234», ISBN «978-3-16-148410-0».</p></main>`,
  ),
  marked(
    'choices',
    `<label>Size <select><option>«Small»<option selected>«Medium»</select></label>
    <label>Password expires after <select><option>«30 days»<option>«Never»</select></label>
    <label><input type=checkbox checked> «Send a code by SMS»</label><label>Token type <select><option>«Bearer»</select></label>
    <label>Volume <input type=range min=0 max=100 value="«40»"></label><label>Colour <input type=color value="«#336699»"></label>`,
  ),
  marked(
    'a shop',
    `<h1>«Tea pot 1.2 l»</h1><p>Price: «€24.90»</p><p>Article number: «4006381333931»</p><p>Discount code: «SAVE2026»</p>
    <table><tr><th>Order</th><th>Sum</th><th>State</th><th>Tracking code</th></tr><tr><td>«#1043»</td><td>«€99»</td><td>«sent»</td>
    <td>«00340434161094042557»</td></tr></table><p>Opening hours: «9:00-18:30»</p><p>The key is in room «12345».</p>`,
  ),
  marked(
    'texts to write',
    `<label>Message <textarea>«Dear Ann, the pin for the map is at 48.1371, 11.5754. See you on 12 May 2026.»</textarea></label>
    <div contenteditable aria-label=Body>«Release notes for version 2.14.0: fixes 31 bugs»</div>
    <input type=search value="«iPhone 15 Pro Max 256GB»">`,
  ),
  marked(
    'settings of an account',
    `<nav><a href=/p>«Passwords»</a><a href=/k>«API keys»</a><a href=/w>«Webhooks»</a><a href=/b>«Billing»</a></nav>
    <h2>Password</h2><p>«Last changed 3 months ago»</p><button>«Change password»</button><h2>Two-factor authentication</h2><p>Status: «Enabled»</p>
    <dl><dt>Password</dt><dd>«Set»</dd><dt>Recovery codes</dt><dd>«8 of 10 left»</dd><dt>Plan</dt><dd>«Professional»</dd></dl>
    <h2>API keys</h2><p>«You have no keys yet.»</p><table><tr><th>Name</th><th>Created</th><th>Last used</th></tr><tr><td>«Production»</td><td>«2026-01-02»</td><td>«Yesterday»</td></tr></table>
    <ul role=tablist><li role=tab>«Security key»</li><li role=tab>«Sessions»</li></ul><p>Member since «2019». Password strength: «Excellent»</p>
    <label>Display name <input value="«ada_1815»"></label><label>Username <input value="«ada1815»"></label>
    <label>Time zone <select><option>«Europe/Berlin»</select></label><label>Bio <textarea>«I build engines. Born 10 December 1815.»</textarea></label>`,
  ),
  marked(
    'a tracker and a design system',
    `<table><tr><th>Key</th><th>Summary</th><th>Assignee</th></tr><tr><td>«PROJ-1234»</td><td>«Reset token expires too early»</td><td>«Grace Hopper»</td></tr>
    <tr><td>«WEB2-77»</td><td>«Password field loses focus»</td><td>«Alan Turing»</td></tr></table>
    <table><tr><th>Token</th><th>Value</th></tr><tr><td>«color-primary-500»</td><td>«#3366ff»</td></tr><tr><td>«space-4»</td><td>«16px»</td></tr></table>
    <table><tr><th>Key</th><th>Action</th></tr><tr><td>«Ctrl+K»</td><td>«Open the palette»</td></tr><tr><td>«F12»</td><td>«Developer tools»</td></tr></table>
    <p>Commit «3f2a9b1» by «Linus» · branch «feature/login-v2» · version «v2.14.0-rc1» · build «20260130.4»</p>
    <p>Key: «PROJ-1234» · Status code: «404» · Exit code «137» · Port «8080» · IP «192.168.0.17»</p>
    <code>«const user = await getUser(id);»</code><pre>«npm install @types/node@22.1.0»</pre>`,
  ),
  marked(
    'travel and orders',
    `<p>Order number: «114-5678901-2345678»</p><p>Booking reference: «X7K2QP»</p><p>Flight «LH2034» seat «17C»</p><p>Tracking number: «1Z999AA10123456784»</p>
    <p>Invoice no.: «RE-2026-00417»</p><p>Customer number: «K1048-22»</p><p>Total: «1,234.56 EUR» due «2026-03-14»</p><p>IBAN: «DE89 3704 0044 0532 0130 00»</p>
    <p>Call «+1 (415) 555-2671», «+44 20 7946 0958» or «0800 123 4567»</p><p>Promo code: «SPRING26»</p><p>Gate code opens at «06:45»</p>
    <p>Address: «221B Baker Street, London NW1 6XE»</p><p>Model: «WH-1000XM5» · SKU «A2B3-4410» · EAN «4006381333931»</p>
    <label>Invoice number <input value="«RE-2026-00417»"></label><label>Order ID <input value="«114-5678901»"></label><label>SKU <input value="«A2B3-4410»"></label>
    <label>Reference <input value="«RF18 5390»"></label><label>Number of guests <input value="«2»"></label><label>License plate <input value="«B AD 1815»"></label>`,
  ),
  marked(
    'an article and a chain of blocks',
    `<article><h1>«How to choose a strong password»</h1><p>«A passphrase such as four random words is easier to remember. Never reuse a password; a manager keeps them.»</p>
    <h2>What is a recovery phrase?</h2><p>«It has twelve words.» «Write them down.»</p><h3>Secret keys</h3><p>«Keep the key secret» and «rotate tokens».</p>
    <p>Transaction «0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060» from «0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe»</p>
    <p>Tags: «coffee tea sugar bread butter honey lemon apple»</p><p>«Password123 was the most common password of 2023.»</p>
    <p>PIN code «560001», «Bengaluru»</p><p>«The Secret Garden» (1911), «Code Geass», «Tokenization of assets»</p>
    <blockquote>«all that glitters is not gold often have you heard that told»</blockquote></article>`,
  ),
];
