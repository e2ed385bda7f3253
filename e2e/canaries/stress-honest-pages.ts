// Long: the pages of one set are read side by side.
/**
 * Nothing here is a secret. «text»: a person needs the model to be able to read it with approval. In fields the value should
 * also go along with a first request where it is ‹marked so›.
 */
interface HonestPage {
  name: string;
  html: string;
  texts: readonly string[];
  firsts: readonly string[];
}

function honestPage(name: string, html: string): HonestPage {
  const inside = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, piece = '']) =>
      piece
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"'),
    );
  const firsts = inside(/‹(.+?)›/gsu);
  return {
    name,
    html: html.replace(/[«»‹›]/gu, ''),
    texts: [...new Set([...inside(/«(.+?)»/gsu), ...firsts])],
    firsts,
  };
}

function fields(rows: readonly (readonly [label: string, value: string, attributes?: string])[]): string {
  return rows
    .map(
      ([label, value, attributes = ''], index) =>
        `<div class=row><label for=f${index}>${label}</label><input id=f${index} ${attributes} value="‹${value}›"></div>`,
    )
    .join('\n');
}

export const stressHonestPages: readonly HonestPage[] = [
  honestPage(
    'order tracking',
    `<title>Order «#TX-20488-19» – Tealeaf</title><h1>Where is my parcel?</h1><dl><dt>Order number</dt><dd>«302-8841927-5530142»</dd><dt>Tracking number</dt><dd>«JD014600006281230704»</dd><dt>Carrier reference</dt><dd>«1ZA7E4046800198837»</dd><dt>Pickup code</dt><dd>«B7-112»</dd><dt>Delivery window</dt><dd>«14:00–16:00»</dd></dl>
    <table><tr><th>SKU</th><th>Item</th><th>Qty</th><th>Price</th></tr><tr><td>«TL-OOL-250-GRN»</td><td>«Oolong tea 250 g»</td><td>2</td><td>«€17.80»</td></tr><tr><td>«90210-XK»</td><td>«Gift card €25»</td><td>1</td><td>«€25.00»</td></tr></table>
    <p>Sendungsnummer: «00340434292135100186»</p><p>Numéro de suivi : «6A15504882937»</p><p>快递单号：«SF1098827364512»</p><p>取件地点: «菜鸟驿站 3号楼»</p><a href="https://track.dhl.test/?piececode=«00340434292135100186»&amp;lang=en">Track</a><p>Invoice «INV-2026-004417-B» of «12.01.2026», VAT ID «DE811569869», customer no. «K-77120».</p>`,
  ),
  honestPage(
    'code review',
    `<title>Fix race in token refresh by kim · Pull Request #4127</title><h1>«Fix race in token refresh #4127»</h1><p>Merge «3b18e512dba79e4c8300dd08aeb37f8e728b8dad» into main</p><a href="https://git.test/acme/web/commit/«3b18e512dba79e4c8300dd08aeb37f8e728b8dad»">«3b18e51»</a><a href="https://git.test/acme/web/compare/«v4.2.0...v4.3.0-rc.2»">compare</a>
    <pre>-  const token = «await this.tokens.refresh(session);»
+  const token = «await this.tokens.refreshOnce(session.id);»
+  if (!token) throw new «InvalidTokenError('expired');»
   password: «z.string().min(8),»
   apiKey: «process.env.API_KEY,»
   const secret = «loadSecret(config.path);»
   private readonly key = «Symbol('key');»</pre><table><tr><td class=ln>41</td><td>«export function hashPassword(password: string): Promise&lt;string&gt; {»</td></tr><tr><td>42</td><td>«  return argon2.hash(password, { memoryCost: 65536 });»</td></tr></table>
    <p>«LGTM, but the token should be cleared on logout.»</p><p>Suggested: «rename getUserByAccessTokenOrThrow2 to requireUser»</p><p>Checks: «build (20.x)», «e2e-chrome-126», «lint». Run «#9184420117». Image digest «sha256:4bcff63911fcb4448bd4fdacec207030997caf25e9bea4045fa6c8c44de311d1»</p><p>File «packages/auth/src/__tests__/passwordReset.spec.ts» · «+128 −64»</p><p>Branch «feature/JIRA-8812-oauth-pkce»</p>`,
  ),
  honestPage(
    'documentation with UUIDs',
    `<title>API reference</title><h1>Retrieve a user</h1><code>GET /v1/users/«6f9619ff-8b86-d011-b42d-00cf4fc964ff»</code><table><tr><th>Field</th><th>Type</th><th>Example</th></tr><tr><td>id</td><td>«uuid»</td><td>«6f9619ff-8b86-d011-b42d-00cf4fc964fe»</td></tr><tr><td>etag</td><td>«string»</td><td>«W/"67ab43"»</td></tr><tr><td>created</td><td>«timestamp»</td><td>«2026-03-01T09:12:44.021Z»</td></tr><tr><td>password</td><td>«string, write-only»</td><td>«at least 8 characters»</td></tr><tr><td>token</td><td>«string»</td><td>«see Authentication»</td></tr></table>
    <h2>Authentication</h2><p>«Pass your API key in the Authorization header.»</p><pre>Authorization: Bearer «&lt;YOUR_TOKEN&gt;»</pre><pre>curl -H "X-Api-Key: «$ACME_API_KEY»" https://api.acme.test/v1/users</pre><p>Tokens expire after «3600 seconds».</p><p>Request id: «req_8dkq2mzv»</p><p>Error «AUTH-0042»: «The access token is invalid».</p><p>Rate limit: «1000 requests per hour».</p><p>Default port «5432», API version «2026-01-15».</p><h3>Password requirements</h3><ul><li>«8 to 64 characters»</li><li>«One uppercase letter»</li><li>«No spaces»</li></ul>`,
  ),
  honestPage(
    'library catalogue',
    `<title>Catalogue</title><h1>«The Code Book»</h1><p>ISBN-13: «978-0-385-49532-5»</p><p>ISBN «0385495323»</p><p>Call number «QA76.9.A25 S56 1999»</p><p>OCLC «41165479»</p><p>Dewey: «652.8»</p><p>DOI: «10.1007/978-3-540-28628-8_24»</p><a href="https://doi.org/«10.1145/359340.359342»">A method for obtaining digital signatures</a><p>ISSN «1234-5679» · PMID: «31452104» · arXiv:«2106.09685v2» · ORCID «0000-0002-1825-0097»</p><p>Barcode: «31542009182736»</p><p>Shelf mark: «Ms. Or. fol. 3130»</p><p>Keywords: «cryptography, secret writing, keys»</p><p>Persistent link https://hdl.handle.net/«2027/mdp.39015047828734»</p><a href="/record/«in00000104477»?facet=«author_facet%3ASingh»">Record</a>`,
  ),
  honestPage(
    'article about passwords',
    `<title>Why «correct horse» works</title><article><h1>«Why long passwords win»</h1><p>«The most common password is still 123456, followed by password1 and qwerty123.»</p><p>«A PIN has 10,000 combinations; a six-digit code has a million.»</p><p>«When a bank asks for your TAN over the phone, hang up.»</p><p>«Your password is not the problem; reuse is.»</p><p>«Use a password manager such as Bitwarden or 1Password.»</p><p>«Since iOS17 passkeys replace passwords for 400 million users.»</p><blockquote>«The password is dead, said Bill Gates in 2004.»</blockquote>
    <h2>Two-factor codes</h2><p>«A code sent by SMS is valid for 30 seconds or 10 minutes.»</p><ul><li>«TOTP (RFC6238)»</li><li>«FIDO2 keys»</li><li>«SMS codes»</li></ul><h2>Seed phrases</h2><p>«Write your seed phrase on paper, never in the cloud.»</p><h2>Secret</h2><p>«Open secrets and how to keep them»</p><p>Password: «the weakest link»</p><p>Token economics: «supply of 21 million»</p><p>«Access tokens, refresh tokens, id tokens — what is the difference?»</p></article>`,
  ),
  honestPage(
    'code tutorial',
    `<title>Login form in 20 minutes</title><article><pre>&lt;input type="password" name="«password»" autocomplete="«current-password»"></pre><pre>const user = await «User.findOne({ email });»
if (!user || !(await «bcrypt.compare(password, user.passwordHash)»)) return res.status(401);
const token = «jwt.sign({ sub: user.id }, process.env.JWT_SECRET, { expiresIn: '15m' });»
localStorage.setItem(«'token', token»);
export const TOKEN_KEY = «'acme.token'»;
const [password, setPassword] = «useState('');»
type Session = { token: «string»; expiresAt: «number» };
def check(password: «str», salt: «bytes») -> «bool»:
    key = «hashlib.pbkdf2_hmac('sha256', password.encode(), salt, 200_000)»
    return «hmac.compare_digest(key, stored)»
for key, value in «config.items():»
map.put(«"key1", 42»);
SELECT id FROM users WHERE token = «$1» AND key = «:key»;
password = «input("Password: ")»
api_key = «os.environ["ACME_KEY"]»
public_key = «load_pem_public_key(data)»
primary_key=«True»
foreign_key: «orders.customer_id»</pre><p>Set «DATABASE_URL» and «SESSION_SECRET» in your environment.</p><p>«base64 of "Hello, World!" is SGVsbG8sIFdvcmxkIQ==»</p><p>The magic number of a class file is «0xCAFEBABE».</p><p>Press «Ctrl+Shift+P» and type «Toggle Word Wrap».</p></article>`,
  ),
  honestPage(
    'recipes',
    `<title>Lemon cake</title><article><h1>«Lemon drizzle cake»</h1><p>Serves «8–10», bake «45 min» at «180 °C / 350 °F».</p><ul><li>«225 g unsalted butter»</li><li>«4 eggs»</li><li>«1 ½ tsp baking powder»</li><li>«250ml milk»</li></ul><p>«mix butter sugar eggs flour milk salt lemon zest juice yeast cream honey vanilla»</p><p>«The key ingredient: fresh lemons.»</p><p>The secret: «buttermilk»</p><p>Secret ingredient: «cardamom»</p><p>Password-protected? «No, print freely.»</p><p>Rating «4.8/5» from «1,204» cooks. Recipe code «RC-4471»</p><p>Our secret sauce: «Worcestershire»</p></article>`,
  ),
  honestPage(
    'Chinese news and forms',
    `<title>新闻</title><article><h1>«央行：2026年密码应用安全性评估办法发布»</h1><p>«据新华社报道，全国有10.9亿网民使用手机支付。»</p><p>«专家提醒：验证码不要告诉他人，银行不会索要密码。»</p><p>«股票代码：600519，收盘价1688.00元»</p><p>«航班号CA1831，登机口C23»</p><p>邮编：«100080»</p><p>电话：«010-82501234»</p><p>国家代码：«+86»</p><p>房间号：«1208»</p><p>订单号：«20260130881234567»</p><p>商品编码：«SP20488»</p><p>车牌号：«京A·88F21»</p><p>基金代码：«005827»</p><p>钥匙扣：«黄铜 18mm»</p><p>口号：«安全第一»</p><p>«令牌桶算法：每秒100个请求»</p></article>
    <form>${fields([
      ['收货人', '王小明'],
      ['所在地区', '北京市海淀区'],
      ['详细地址', '中关村南大街5号院2号楼1203室'],
      ['邮政编码', '100081'],
      ['手机号码', '13810012345'],
      ['购买数量', '12'],
      ['发票抬头', '北京示例科技有限公司'],
      ['备注', '请在工作日送货'],
    ])}</form>`,
  ),
  honestPage(
    'forms of a trip',
    `<title>Book a flight</title><form>${fields([
      ['From', 'Lisbon (LIS)'],
      ['To', 'Kraków (KRK)'],
      ['Departure date', '2026-05-14', 'type=date'],
      ['Passengers', '3', 'type=number'],
      ['Promo code', 'FLY25'],
      ['First name', 'Zoë'],
      ['Surname', "O'Connor-Díaz"],
      ['Email', 'zoe@x.test'],
      ['Mobile', '+351 912 345 678', 'type=tel'],
      ['Street and number', 'Rua Augusta 110, 3.º Esq.'],
      ['ZIP / Postcode', '1100-053'],
      ['Company', 'Atlântico Lda.'],
      ['Budget', '450'],
      ['Special requests', 'Window seat'],
      ['Frequent traveller tier', 'Silver'],
      ['Hotel name', 'Casa 1908'],
      ['Number of bags', '2'],
    ])}<label>Class <select><option selected>«Economy»<option>«Business»</select></label><label>Currency code <select><option selected>«EUR»</select></label><label>Country code <select><option>«+351»<option selected>«+48»</select></label></form><p>Booking reference «QX7R2L», e-ticket «220-2401998812», gate «B42», seat «12F», flight «TP1046».</p><p>PNR: «K8Q2VX»</p><p>Boarding code: «Group 4»</p><p>Confirmation number: «8841207755»</p>`,
  ),
  honestPage(
    'forms in European languages',
    `<title>Kontakt</title><form>${fields([
      ['Vorname', 'Jürgen'],
      ['Anschrift', 'Bürgerstraße 14b'],
      ['Verwendungszweck', 'Rechnung RE-2026-118'],
      ['Kundennummer', 'KD-20488'],
      ['Anzahl Personen', '4'],
      ['Prénom', 'Éloïse'],
      ['Code postal', '33000'],
      ['Objet', 'Demande de devis'],
      ['Nombre de places', '2'],
      ['Dirección', 'Calle Mayor 21, 2.º B'],
      ['Código postal', '41004'],
      ['Asunto', 'Cambio de talla'],
      ['Indirizzo', 'Via Garibaldi 8'],
      ['CAP', '20121'],
      ['Oggetto', 'Preventivo'],
      ['Morada', 'Av. da Liberdade 5'],
      ['Postcode', '1012 LG'],
      ['Woonplaats', 'Haarlem'],
      ['Kod pocztowy', '00-950'],
      ['Ulica', 'Marszałkowska 1'],
      ['PSČ', '110 00'],
      ['Postnummer', '114 55'],
      ['Etunimi', 'Väinö'],
      ['Şehir', 'İzmir'],
      ['Mahalle', 'Alsancak'],
      ['Διεύθυνση', 'Ερμού 12'],
      ['Фамилия', 'Чехов'],
      ['Улица', 'Тверская, 7'],
      ['Місто', 'Львів'],
      ['Irányítószám', '1055'],
      ['Localitate', 'Cluj-Napoca'],
      ['العنوان', 'شارع النيل 12'],
      ['כתובת', 'הרצל 5'],
      ['पता', 'गांधी मार्ग 12'],
      ['ที่อยู่', 'ถนนสุขุมวิท 21'],
      ['Địa chỉ', '12 Lê Lợi'],
      ['Alamat', 'Jl. Sudirman 10'],
      ['住所', '東京都港区1-2-3'],
      ['주소', '서울시 종로구 1'],
    ])}</form>`,
  ),
  honestPage(
    'phones, places, numbers',
    `<title>Contact</title><ul>${[
      '+1 (212) 555-0187',
      '+44 7700 900123',
      '030 / 901820',
      '06 12 34 56 78',
      '+81 3-1234-5678',
      '1800 266 1234',
      '112',
      '+86 138 0013 8000',
      '52.520008, 13.404954',
      '40°26′46″N 79°58′56″W',
      '9F4MGC22+22',
      'SW1A 2AA',
      '90210-1234',
      'K1A 0B1',
      '〒100-0001',
      '2026-W05-5',
      'Room 4.017',
      '12,5 %',
      'CHF 1’250.–',
      '¥128,000',
      '₹12,34,567.00',
      'US$ 3.2M',
      '25 × 40 cm',
      '10⁻⁹',
      '192.0.2.44',
      '2001:db8::8a2e:370:7334',
      '00:1B:44:11:3A:B7',
      '#FF8800',
      'rgb(12, 34, 56)',
      'ETA 14:35 (+12 min)',
      '4 8 15 16 23 42',
    ]
      .map(each => `<li>«${each}»</li>`)
      .join(
        '',
      )}</ul><p>Bank details: IBAN «DE75 5121 0800 1245 1261 99», BIC «SOGEDEFFXXX», sort code «12-34-56», account «31926819»</p><p>EIN «12-3456789» · Reg. no. «HRB 118844 B» · VAT «GB 980 7806 84»</p><p>Dial code: «0049»</p><p>Area code «212»</p><p>Hotline PIN-free: «0800 330 1000»</p><p>Emergency exit code B: «stairwell 4»</p>`,
  ),
  honestPage(
    'video and music',
    `<title>Videos</title>${[
      'https://www.youtube.com/watch?v=«aqz-KE-bpKQ»&amp;list=«PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI»&amp;index=«4»',
      'https://youtu.be/«jNQXAC9IVRw»?si=x',
      'https://open.spotify.com/playlist/«37i9dQZF1DXcBWIGoYBM5M»',
      'https://vimeo.com/«76979871»',
      'https://www.bilibili.com/video/«BV1GJ411x7h7»',
      'https://www.twitch.tv/videos/«1928374650»',
      'https://music.apple.com/us/album/blue/«1440650711»?i=«1440650714»',
      'https://soundcloud.com/artist-7/«a-track-2026-remix»',
      'https://www.imdb.com/title/«tt0111161»/',
      'https://www.tiktok.com/@kim/video/«7234567890123456789»',
      'https://i.imgur.com/«a8KqZ3x».jpeg',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/«a/a9/Example.jpg»/«800px-Example.jpg»',
    ]
      .map((href, at) => `<p><a href="${href}">Watch ${at}</a></p>`)
      .join(
        '',
      )}<p>«1.2M views · 3 days ago»</p><p>Hashtags: «#100DaysOfCode», «#k8s», «#3DPrinting», «#Euro2024»</p><p>«@kim_dev42 replied to @jo99»</p><p>«Track 07 – 4:33»</p>`,
  ),
  honestPage(
    'shop links',
    `<title>Shop</title>${[
      'https://www.amazon.de/dp/«B0CHX2F5QT»?th=1&amp;psc=1',
      'https://www.ebay.com/itm/«285671234567»?hash=item42«8a7b»',
      'https://www.aliexpress.com/item/«1005006123456789».html',
      'https://item.taobao.com/item.htm?id=«681234567890»&amp;spm=«a21n57.1.0.0»',
      'https://item.jd.com/«100038004353».html',
      '/p/«nike-air-max-90-se-dm0036-100»?color=«white%2Fred»&amp;size=«42.5»',
      '/collections/all/products/«usb-c-cable-2m-240w»?variant=«41234567890123»',
      '/c/electronics?filter=«brand:sony,price:100-500»&amp;sort=«price_asc»&amp;page=«3»',
      '/search?q=«wireless+keyboard+k380»&amp;ref=«nb_sb_noss»',
      '/search?q=«api+key+rotation»&amp;category=«books»',
      '/deals?code=«SPRING»&amp;utm_source=«newsletter»&amp;utm_campaign=«2026-02-valentine»',
      '/store?state=«california»&amp;zip=«94105»',
      '/compare?ids=«1042,2088,3190»',
      '/reviews/«2026-01-30-thinkpad-x1-carbon-gen-13»',
      '/sku/«WH1000XM5-B»',
      '/order/«AB-2026-004417»/invoice',
    ]
      .map((href, at) => `<p><a href="${href}">Item ${at}</a></p>`)
      .join(
        '',
      )}<p>Model «SM-S928BZTGEUB» · EAN «8806095305271» · GTIN-14 «08806095305278» · MPN «90NR0GM1-M00020»</p><p>CPU «i7-13700K», GPU «RTX4070Ti», RAM «2x16GB DDR5-6000 CL36», SSD «990PRO2TB»</p><p>Battery «CR2032», bulb «E27 A60 8W», bearing «6204-2RS», tyre «205/55R16 91V», paint «RAL 7016», ink «T0711XL»</p><p>Discount code: «WELCOME10»</p><p>Coupon: «TEA-4417»</p>`,
  ),
  honestPage(
    'links of documents and boards',
    `<title>Links</title>${[
      'https://www.figma.com/file/«hG7kQ2mZ8xR4tW1yB5nC»/Design',
      'https://www.notion.so/acme/«Roadmap-2026-0b1c2d3e4f5061728394a5b6c7d8e9f0»',
      'https://trello.com/c/«h8Kq2mZx»/42-fix-login',
      'https://acme.atlassian.net/browse/«ACME-20488»',
      'https://miro.com/app/board/«uXjVN8kQ2mZ=»/',
      'https://stackoverflow.com/questions/«11227809»/why-is-processing-a-sorted-array-faster',
      'https://news.ycombinator.com/item?id=«39001234»',
      'https://www.reddit.com/r/programming/comments/«1abx9qz»/title_of_the_post/',
      'https://mastodon.test/@kim/«111822334455667788»',
      'https://x.com/kim/status/«1750912345678901234»',
      'https://gist.github.com/kim/«9a8b7c6d5e4f30211203f4e5d6c7b8a9»',
      'https://codepen.io/kim/pen/«ExYzKqb»',
      'https://jsfiddle.net/«k8q2mzxv»/',
      'https://maps.google.com/?q=«48.8584,2.2945»&amp;z=«17»',
      'https://www.google.com/maps/place/«@48.8583701,2.2922926,17z»',
      'https://en.wikipedia.org/w/index.php?title=«Password»&amp;oldid=«1198765432»',
      'https://developer.mozilla.org/en-US/docs/Web/API/«PasswordCredential»/«password»',
      'https://www.rfc-editor.org/rfc/«rfc6749»#«section-4.1»',
      'https://pkg.go.dev/golang.org/x/oauth2@«v0.16.0»',
      'https://www.npmjs.com/package/«@types/jsonwebtoken»/v/«9.0.5»',
      'https://hub.docker.com/layers/library/redis/7/images/«sha256-3b18e512dba79e4c8300dd08aeb37f8e728b8dad3b18e512dba79e4c8300dd08»',
      'https://ipfs.io/ipfs/«QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG»',
      'https://etherscan.io/tx/«0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b»',
      'https://mempool.space/address/«bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq»',
      'https://docs.djangoproject.com/en/5.0/topics/auth/«passwords»/',
      'https://help.test/articles/«360042156211»-«reset-your-password»',
      'https://auth0.com/docs/secure/tokens/«access-tokens»',
      'https://site.test/login/«forgot-password»?lang=«de»',
      'https://site.test/reset-password?step=«2»',
      'https://site.test/join/«our-team-2026»',
      'https://site.test/share/«twitter»?url=«https%3A%2F%2Fsite.test%2Fpost%2F2026-01»',
      'https://site.test/session/«keynote-2026»',
      'https://conf.test/sessions/«12044512»',
      'https://shop.test/register/«step-2»',
      'https://events.test/confirm/«webinar-42-spring»',
    ]
      .map((href, at) => `<p><a href="${href}">Link ${at}</a></p>`)
      .join('')}`,
  ),
  honestPage(
    'versions, builds, package managers',
    `<title>Releases</title><p>«v2.14.0-rc1+build.20260130»</p><p>«node:22.23.2-bookworm-slim»</p><pre>«npm ERR! code ERESOLVE»
«added 1204 packages in 32s»
integrity «sha512-Qgzj2r1v8u0Vt3V2b1mJkXo7m3cQYJ1zq0aY5r2s6dKf8e9Jx1sYQ7b3HnT2wLzP5cV8mR0kU4iX6oE9aD3fGw==»
«lodash@^4.17.21»
go: «github.com/foo/bar v0.0.0-20240115213452-8f3a1c9e7b5d»
«Linux 6.8.0-45-generic x86_64»
exit code «137»
PID «48211»
key «ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGk8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAaBbCcDdEe1» kim@laptop
SHA256:«nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8»
«0 errors, 12 warnings»
HTTP/1.1 «200 OK»
ETag: «"33a64df551425fcc55e4d42a148795d9f25f89d4"»
Content-Length: «348»
Set-Cookie: lang=«en-GB»; Path=/
cf-ray: «8a1b2c3d4e5f6789-FRA»
x-request-id: «7f9c1e77-aa20-4bd3-8f69-c1e77aa20bd3»</pre><p>MD5: «d41d8cd98f00b204e9800998ecf8427e»</p><p>PGP fingerprint: «3AA5 C343 7156 7BD2 8F6A 9B1C 0D2E 4F60 7182 93A4»</p><p>Public key: «MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=»</p>`,
  ),
  honestPage(
    'base64 and data in documentation',
    `<title>Encoding</title><p>«"Man" is encoded as "TWFu".»</p><p>«data:text/plain;base64,SGVsbG8=»</p><code>«iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk»</code><p>UTF-8 of “é” is «C3 A9»; «U+1F600»; «&amp;#x1F600;»; «%E2%9C%93».</p><p>Regex: «^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,}$»</p><p>«0b1011_0010», «0x7fff_ffff», «1e-7», «3.14159265358979»</p><p>Class: «css-1q2w3e4 MuiButton-root-k8q2», «tw-grid-cols-12», «_3xK9q»</p><p>Color token: «--color-primary-500»</p><p>Design token: «spacing.md»</p><p>Key: «Enter»</p><p>Key: «ArrowDown»</p><p>Shortcut key: «F5»</p><p>Sort key: «created_at»</p><p>Primary key: «order_id»</p><p>Partition key: «tenant#2026»</p><p>Music key: «E♭ minor»</p><p>Legend key: «blue = 2025»</p><p>Answer key: «1b 2c 3a 4d»</p><p>Tokens used: «1,482 of 128,000»</p><p>Max tokens: «4096»</p><p>Context: «200k tokens»</p><p>Token limit: «32768»</p><p>Token count: «128000»</p><p>Token: «ERC-20»</p>`,
  ),
  honestPage(
    'account settings without secrets',
    `<title>Security</title><h1>Security</h1><h2>Password</h2><p>Last changed: «14 March 2025»</p><p>Password strength: «Strong»</p><p>Password expires: «in 90 days»</p><p>Password policy: «12+ characters»</p><h2>Two-step verification</h2><p>Phone ending in «77»</p><p>Recovery codes: «8 of 10 left»</p><p>Backup codes: «generated 2025-11-02»</p><h2>Sessions</h2><table><tr><th>Device</th><th>IP</th><th>Last seen</th></tr><tr><td>«Chrome 126 on Windows 11»</td><td>«203.0.113.7»</td><td>«2026-01-30 09:12»</td></tr></table><h2>API keys</h2><table><tr><th>Name</th><th>Key ID</th><th>Created</th><th>Scopes</th></tr><tr><td>«ci-deploy-2026»</td><td>«key_7731»</td><td>«2025-12-24»</td><td>«repo:read»</td></tr><tr><td>«grafana-prod»</td><td>«key_7732»</td><td>«2026-01-03»</td><td>«metrics:write»</td></tr></table><h2>Personal access tokens</h2><ul><li><a href=/t/1>«laptop-2025»</a> <span>«Never used»</span></li><li><a href=/t/2>«backup-job»</a> <span>«Expires 2026-09-01»</span></li></ul>
    <dl><dt>Security key</dt><dd>«YubiKey 5C NFC»</dd><dt>Login name</dt><dd>«kim.park2»</dd><dt>PIN</dt><dd>«not set»</dd><dt>Plan</dt><dd>«Team-2024»</dd><dt>Customer since</dt><dd>«2019»</dd><dt>Password manager</dt><dd>«Bitwarden»</dd><dt>Passkeys</dt><dd>«2 devices»</dd></dl><button>«Show password»</button><button>«Generate new recovery codes»</button><button>«Delete API key ci-deploy-2026»</button><label><input type=checkbox checked>«Require a PIN at start»</label><label>Token lifetime <select><option selected>«7 days»<option>«30 days»</select></label><label>Code length<select><option selected>«6»<option>«8»</select></label>`,
  ),
  honestPage(
    'issue tracker',
    `<title>Issues</title><ul>${[
      'PASS-1042 Password field loses focus on iOS17',
      'AUTH-77 Token refresh loops when clock skew > 300s',
      'Reset link e-mail shows code twice',
      'PIN dialog: keyboard covers button (Pixel8)',
      'Wrong error for invalid API key: 500 instead of 401',
      'i18n: "Passwort" untranslated in es-419',
      'CVE-2024-3094 xz backdoor',
      'Secret scanning: false positive for UUIDv4',
      'Key error: KeyError "user_id2"',
      'Codec H265: 10bit playback stutters',
    ]
      .map(each => `<li><a href=/i>«${each.replace('>', '&gt;')}»</a></li>`)
      .join(
        '',
      )}</ul><table><tr><th>Key</th><th>Summary</th><th>Points</th></tr><tr><td>«WEB3-204»</td><td>«Login: token expired»</td><td>5</td></tr><tr><td>«S3UP-18»</td><td>«Upload fails»</td><td>3</td></tr></table><p>Milestone «24.2.1», label «p2-auth», assignee «grace.h», estimate «3d 4h», sprint «S24-Q1»</p><p>Steps: «enter password, press Enter, wait 30s»</p><p>Expected: «code 200»; actual: «code 403»</p><p>Environment: «Firefox 122.0.1 / macOS 14.3»</p>`,
  ),
  honestPage(
    'games and culture',
    `<title>Culture</title><p>«The Da Vinci Code (2003)»</p><p>«Code: Lyoko» «Source Code» «The Secret History»</p><p>«Cheat code: up up down down left right left right B A»</p><p>Level code: «WORLD8-4»</p><p>«Keys: C# minor, 140 BPM»</p><p>«Catch-22», «1984», «Fahrenheit 451», «2001: A Space Odyssey»</p><p>Friend code: «SW-1234-5678-9012»</p><p>«R2D2 and C3PO»</p><p>Chess: «1. e4 e5 2. Nf3 Nc6 3. Bb5 a6»</p><p>Final score: «3:2 (1:1)»</p><p>Lottery: «4, 8, 15, 16, 23, 42»</p><p>«Blink-182», «U2», «UB40», «Sum 41»</p><p>Knitting: «k2, p2, k2tog, yo»</p><p>«Password» (TV series) «aired 1961–1975»</p><p>Sudoku row: «5 3 4 6 7 8 9 1 2»</p>`,
  ),
  honestPage(
    'work mail and chat without secrets',
    `<title>Inbox</title><ul><li>«Your password was changed on 30 January.»</li><li>«Someone signed in to your account from Berlin.»</li><li>«Your order 8841207 has shipped.»</li><li>«Invoice 2026-0117 is due on 14 Feb.»</li><li>«Meeting moved to room 4B at 15:30.»</li><li>«Please rotate the API keys before 1 March.»</li><li>«The code freeze starts on 2026-02-20.»</li><li>«Dress code: business casual»</li><li>«Zip code 10001 is out of range»</li><li>«Your code review for PR #4127 is requested»</li><li>«Postal code is 75008»</li><li>«The course code is CS50»</li><li>«Il codice fiscale serve per la fattura»</li><li>«Der Code ist jetzt auf Github»</li><li>«Le mot de passe expire dans 10 jours»</li><li>«La contraseña caduca en 30 días»</li><li>«Das Passwort muss 12 Zeichen haben»</li><li>«密码将于30天后过期»</li><li>«Kod 404 oznacza brak strony»</li><li>«Код ошибки 1603»</li><li>«Feedback on the pin board 2026»</li><li>«The answer is 42.»</li><li>«Room key: reception»</li><li>«Keynote: 9:00 in Hall 7.2»</li></ul>`,
  ),
  honestPage(
    'free text that a person is writing',
    `<title>Compose</title><label>Subject <input value="‹Re: offer 2026-118 for 40 laptops›"></label><label>Message <textarea>‹Hi Ann, order 8841207›</textarea></label><div contenteditable role=textbox aria-label="Message body">‹Dear team, version 2.14.0 ships›</div><label>Search <input type=search value="‹how to reset router password›"></label><input type=search aria-label="Search issues" value="‹is:open label:p2 author:kim›"><label>Translate <textarea>‹Der Schlüssel liegt unter der Matte›</textarea></label><label>Title <input value="‹Top 10 passwords of 2025›"></label><label>Tags <input value="‹k8s, oauth2, tls1.3›"></label><label>Status message <input value="‹On holiday until 3 May›"></label><label>Repository name <input value="‹acme-web-2›"></label><label>Branch <input value="‹feature/login-v2›"></label><label>Domain <input value="‹shop.example.test›"></label><label>Event <input value="‹Offsite Q2›"></label><label>Guests <input value="‹12›"></label><label>Playlist name <input value="‹Road trip 2026›"></label><label>Quantity <input value="‹250›"></label><label>Unit price <input value="‹19.99›"></label><label>Weight (kg) <input value="‹72.5›"></label><label>Website <input value="‹https://kim.test/blog›"></label><label>Formula <input value="‹=SUM(A1:A12)›"></label><label>Note <textarea>‹Milk, parcel 7734›</textarea></label><label>Question <textarea>‹How do I store an API key safely?›</textarea></label>`,
  ),
  honestPage(
    'spreadsheet and dashboard',
    `<title>Q1</title><table><tr><th>Region</th><th>Revenue</th><th>Growth</th><th>Code</th></tr><tr><td>«DACH»</td><td>«€1,204,330»</td><td>«+12.4%»</td><td>«A-104»</td></tr><tr><td>«APAC»</td><td>«$998,120»</td><td>«−3.1%»</td><td>«B-220»</td></tr></table><table><tr><th>Product code</th><th>Stock</th></tr><tr><td>«PX-7781-B»</td><td>«1,120»</td></tr></table><table><tr><th>Country code</th><th>Name</th></tr><tr><td>«DEU»</td><td>«Germany»</td></tr></table><table><tr><th>Error code</th><th>Meaning</th></tr><tr><td>«0x80070005»</td><td>«Access denied»</td></tr><tr><td>«E1042»</td><td>«Paper jam»</td></tr></table><table><tr><th>Key</th><th>Value</th></tr><tr><td>max_connections</td><td>«200»</td></tr><tr><td>timezone</td><td>«Europe/Berlin»</td></tr><tr><td>build_id</td><td>«20260130-1207»</td></tr></table><table><tr><th>Course code</th><th>Room</th></tr><tr><td>«CS-204B»</td><td>«HS 3»</td></tr></table><table><tr><th>Token</th><th>Price</th></tr><tr><td>«ETH»</td><td>«$3,204.11»</td></tr></table><p>«KPI: 98.7% uptime (SLA 99.5%)»</p><p>«p95 = 412ms, p99 = 1.2s»</p><p>«7-day average 1,204 / day»</p>`,
  ),
  honestPage(
    'medical and school texts without secrets',
    `<title>Info</title><p>Blood pressure «120/80», glucose «5.4 mmol/L», HbA1c «38 mmol/mol», vitamin «B12», «T4», «SpO2 98%»</p><p>ICD-10 code: «E11.9»</p><p>ATC code «C09AA05»</p><p>«Dose: 500mg twice daily»</p><p>PZN «01126111»</p><p>Dr. «Ana-María Ruiz», room «2.14», «Mon–Fri 8:00–12:00»</p><p>Vaccine batch «EK9788»</p><p>Gene «BRCA1», SNP «rs429358», sequence «ATGCGTACGTTAGC»</p><p>Course «MATH-101», grade «1,7», «ECTS 6»</p><p>Formula «C6H12O6», «H2SO4», CAS «7732-18-5»</p><p>«Question 4: What is the pass mark? 50%»</p><p>«PIN diode BPW34», «M3x12 DIN 912», «IRF540N», «NE555P»</p>`,
  ),
  honestPage(
    'legal and bank texts',
    `<title>Account</title><table><tr><th>Date</th><th>Purpose</th><th>Amount</th></tr><tr><td>«30.01.2026»</td><td>«Miete Februar, Whg. 12»</td><td>«−890,00 €»</td></tr><tr><td>«28.01.2026»</td><td>«SEPA-Lastschrift Mandat M-20488-1»</td><td>«−17,80 €»</td></tr><tr><td>«27.01.2026»</td><td>«Kartenzahlung REWE 4471 Berlin»</td><td>«−32,10 €»</td></tr></table><p>«§ 263a StGB», «Art. 6(1)(f) GDPR», «Case C-311/18», «ECLI:EU:C:2020:559», «BGH, 12.01.2017 – IX ZR 87/16»</p><p>Creditor ID «DE98ZZZ09999999999»</p><p>LEI «529900T8BM49AURSDO55»</p><p>ISIN «US0378331005», WKN «865985»</p><p>Balance: «12.044,18 EUR» · Available: «2.000 EUR»</p><p>Card ending in «4417»</p><p>Reference: «RF18 5390 0754 7034»</p><p>End-to-end ID «NOTPROVIDED»</p><p>«Der Freistellungsauftrag gilt bis 31.12.2026»</p>`,
  ),
  honestPage(
    'questions and answers, places, names',
    `<title>FAQ</title><h2>I forgot my password</h2><p>«Click “Forgot password” and enter your e-mail.»</p><h2>Where is my access code?</h2><p>«It was sent by letter within 5 days.»</p><h2>What is a security code?</h2><p>«The three digits on the back of your card.»</p><h2>API key</h2><p>«Contact sales@acme.test to get one.»</p><h3>Password</h3><p>«Choose something long.»</p><h3>PIN</h3><p>«Your PIN arrives by post.»</p><h3>Recovery phrase</h3><p>«We never ask for it.»</p><p>Opening hours: «Mo–Fr 09–18»</p><p>«Tanja Pinheiro», «Otp Bank», «Pinot Noir 2019», «Tan Son Nhat», «Keynes», «Codeine», «Passau 94032», «Cape Code 1»</p><p>Tan colour: «#D2B48C»</p><p>Hasselblad «X2D 100C»</p><p>Passat «1.4 TSI»</p><p>Passeport: «délai 6 semaines»</p><p>Secret Santa budget: «€20»</p><p>Password reset: «support@acme.test»</p><p>Password hint: «my first cat»</p><p>Pass: «Day ticket»</p><p>Ski pass: «6-day-2026»</p><p>Boarding pass «LX1204»</p><p>Bypass: «A100-2»</p><p>Compass: «NNE 22°»</p><p>Keyboard: «MX-Brown87»</p><p>Monkey: «Gibbon2»</p><p>Turkey: «Ankara06»</p><p>Barcode: «4006381333931»</p><p>QR code: «version 10»</p><p>Postcode: «EC1A 1BB»</p><p>Encode: «h264_nvenc»</p><p>Pincode: «560001»</p>`,
  ),
];
