import { launchBrowser, openPage } from './open-page.ts';
import { piecesIn, readEveryWay } from './fresh-secret-measure.ts';
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
const show = await openPage(context);
const secrets: string[] = [
  '<table><tr><th>User<th>Password</tr><tr><td>kim<td><a href=#>«sunset-9ridge»</a></tr><tr><td>jo<td><button>«moon8walk»</button></tr><tr><td>al<td><button>«Plaintext!»</button></tr></table>',
  '<dl><dt>API key</dt><dd><button class=copy>«ak-77-plum»</button></dd><dt>Secret</dt><dd><a href=#>«s3-lime»</a></dd></dl>',
  '<h2>Your verification code</h2><button>«551 204»</button>',
  '<div>One-time code</div><button>«551207»</button>',
  '<p>Your password is</p><button>«wombat-7-sky»</button>',
  '<p>Tap to copy your PIN:</p><button>«8841»</button>',
  '<h3>PIN</h3><a href=#>«4410»</a>',
  '<ul><li tabindex=0 onclick="1">Wi-Fi password <b>«lobster99»</b></li></ul>',
  '<table><tr tabindex=0 onclick="1"><td>Netflix</td><td>kim@x.test</td><td>«fl1x-pass»</td></tr></table>',
  '<div role=menu><div role=menuitem tabindex=0>Copy «aK9-22xP-0q»</div><div role=menuitem tabindex=0>Paste token «tk_9182kz»</div></div>',
  '<div role=tree><div role=treeitem tabindex=0>DB_PASSWORD = «carrot»</div></div>',
  '<span class=chip tabindex=0 role=button>password: «Rhubarb1»</span>',
  '<h2>Secret words</h2><span class=chip role=button tabindex=0>«walnut»</span><span class=chip role=button tabindex=0>«cactus»</span>',
  '<label>Choose your API key</label><div role=listbox><div role=option tabindex=0>«key_a8d2kk41»</div><div role=option tabindex=0>«key_p0q9zz17»</div></div>',
  '<div>Select a password</div><div role=radiogroup><label><input type=radio>«Apfel#12»</label><label><input type=radio>«Birne#34»</label></div>',
  '<label>Saved logins<select><option>kim / «Ju1cy!pear»</option><option>jo / «R1pe!plum»</option></select></label>',
  '<label>Token<select><option>«ghp_x81kq27zz0»</option></select></label>',
  '<label>Backup code to use<select><option>«a8d2-kk41»</option><option>«p0q9-zz17»</option></select></label>',
  '<label>Wi-Fi<select><option>Home («maple99x»)</option></select></label>',
  '<label><input type=checkbox> Reveal «sup3r-s3cret»</label>',
  '<label><input type=radio name=z> PIN «5512»</label><label><input type=radio name=z> PIN «5513»</label>',
  '<a href="/reset/«k8V2mQ9x»">«https://x.test/reset/k8V2mQ9x»</a>',
  '<a href="mailto:kim@x.test?body=Your%20password%20is%20«Tulpe77x»">Mail it</a>',
  '<a href="sms:?body=Code%3A%20«551299»">Text it</a>',
  '<a href="https://wa.test/send?text=PIN%3A%20«5519»">Share</a>',
  '<button onclick="1" value="«val-98-x»">Token «tk-12ab34»</button>',
  '<button>Passwort «Fisch-Kopf9» kopieren</button>',
  '<button>复制密码 «xiao8mi9»</button>',
  '<button>Copiar clave «sol-luna-77»</button>',
  '<button>Join with passcode «7Yq2Lz»</button>',
  '<button>«774 201» – resend code</button>',
  '<button>Verify «G-551203»</button>',
  '<h2>Backup codes</h2><label><input type=checkbox> «3388-1102»</label><label><input type=checkbox> «7741-0021»</label>',
  '<h2>Recovery key</h2><div role=button tabindex=0>«RK72-AA91-QQ08»</div>',
  '<h2>App password</h2><button>«abcd efgh ijkl mnop»</button>',
  '<nav><a href=#>Password «nav-pw-77»</a></nav>',
  '<div role=gridcell tabindex=0>Passwort: «Zelle99»</div>',
  '<div contenteditable>Netflix password «binge8watch»</div>',
  '<div role=alert>New password: «al3rt-pw»</div><button>OK</button>',
  '<div role=dialog aria-label="Your PIN is «6612»"><button>OK</button></div>',
  '<dialog open><h2>Password «dia1og-pw»</h2><button>OK</button></dialog>',
  '<form aria-label="Code «559 201»"><input></form>',
  '<img alt="Your code: «551288»" src=x><button>a</button>',
  '<button><img alt="PIN «7719»" src=x></button>',
  '<input type=button value="Copy key «k-88-xx-21»">',
  '<input placeholder="e.g. your password «h1nt-pw»">',
  '<input title="Password: «t1tle-pw»">',
  '<button title="pw «tip-88-zz»">i</button>',
];
secrets.push(
  `<h1>Write this down</h1><div class=seed>${'unit soul stove erupt basket alien mango rigid canal hollow lunar pencil'.split(' ').map((w, i) => `<div>${i + 1} «${w}»</div>`).join('')}</div>`,
  `<h1>Phrase secrète</h1><ol>${'abaisser bijou cerise dauphin éclipse fatigue gazelle hublot ivoire jauge koala limace'.split(' ').map(w => `<li>«${w}»</li>`).join('')}</ol>`,
  `<p>Ihre Wörter: «apfel birne kirsche dorf eule fuchs garten hafen insel jagd kamel lampe»</p>`,
  '<h2>Palabras de recuperación</h2><p>«ábaco bello cajón dardo élite fábula gesto hacha ídolo jamón koala lápiz»</p>',
  '<p>Notfallcode «7731-0045»</p><p>Kod zapasowy: «8812-3304»</p><p>Sleutel: «kr88-zz»</p>',
  '<p>«kim@x.test» / «pw-Ab12!x»</p>',
  '<p>Benutzer: kim</p><p>Kennwort: «Hummel-Brot»</p>',
  '<p>Tu clave de acceso es «luna-roja7».</p><p>La tua password è «gatto-blu9».</p><p>Sua senha é «gato-azul9».</p>',
  '<p>รหัสผ่านของคุณคือ «maew88kk»</p><p>आपका पासवर्ड «billi77x» है</p><p>パスワード：«neko99ab»</p><p>비밀번호: «goyangi77»</p>',
  '<table><tr><td>用户名<td>密码</tr><tr><td>kim<td>«maomi88»</tr></table>',
);
const honest: string[] = [
  '<table><tr><td>Tea<td>«TL-OOL-250»<td><button>Add to cart</button></tr><tr><td>Pot<td>«PT-2L-RED»<td><button>Add to cart</button></tr></table>',
  '<ul><li>«report-2026-q1.pdf» <button>Copy link</button></li><li>«report-2026-q2.pdf» <button>Copy link</button></li></ul>',
  '<ul><li>Order «302-8841927» <button>Show</button></li><li>Order «302-8841928» <button>Show</button></li></ul>',
  '<ul><li>kim_dev42 «3 days ago» <button>Follow</button></li></ul>',
  '<label>Password type<select><option selected>«Alphanumeric»<option>«Numeric»</select></label>',
  '<label>Token<select><option selected>«ETH»<option>«USDC»</select></label>',
  '<label>Security key<select><option>«Never required»<option>«Always required»</select></label>',
  '<h2>Password</h2><button>«Change password»</button><p>«Last changed 3 weeks ago»</p>',
  '<div>Password</div><button>«Change»</button>',
  '<div><div>Password</div><div>«Set»</div></div>',
  '<h2>API keys</h2><table><tr><th>Name<th>Created</tr><tr><td>«deploy-bot-2»<td>«2026-01-02»</tr></table>',
  '<h1>Passwords and how to lose them</h1><p>«RFC6238»</p><p>«iPhone15»</p>',
  '<h1>Secret Garden 2</h1><p>«Mary1911»</p>',
  '<p>Adults <input type=number value=«2» aria-label=Adults> Children <input type=number value=1 aria-label=Children> Rooms <input type=number value=1 aria-label=Rooms></p>',
  '<table><tr><td>Tea<td><input type=number value=2 aria-label=Quantity></tr><tr><td>Pot<td><input type=number value=1 aria-label=Quantity></tr><tr><td>Cup<td><input type=number value=4 aria-label=Quantity><td>«cup»</tr></table>',
  '<p>«Log in with your password on iPhone15 or Pixel8»</p>',
  '<p>«Windows / macOS14», «HTML5 / CSS3», «Xbox / PS5»</p>',
  '<p>Contact ada@x.test «Mon-Fri9to5»</p>',
  '<p>«The key to room 204 is at desk B12»</p>',
  '<p>Flight code «LH2044», gate code «B12», product key figures «2026»</p>',
  '<p>«Your PIN code must have 4 digits»</p>',
  '<p>«The access code changes on 12.05.2026»</p>',
  '<p>State - «Berlin2»; Key - «F5»; Password - «at least 8»</p>',
  '<p>«Token v2 is out»; «Session 4 starts at 9»</p>',
  '<p>密码长度：«8到16位»，«验证码已发送至138****1234»</p>',
  '<p>Room code: «HS-204»</p><p>Course code «CS101»</p>',
  '<p>«Access your account from iOS17 and Android14»</p>',
  '<p>Mother tongue: «Deutsch»</p><label>First language<input value="«Polish»"></label><label>School<input value="«Hill High»"></label><label>Where do you want to go?<input value="«Rome»"></label>',
  '<label>Mother\'s Day greeting<textarea>«Dear mum»</textarea></label>',
  '<p>Zugangsdaten: «siehe Brief»</p>',
  '<p>«Emergency code blue in ward 7»</p>',
  '<p>The secret: «patience»</p><p>Key: «Enter2win»</p>',
];
async function run(name: string, list: readonly string[], isSecretSet: boolean) {
  for (const html of list) {
    const pieces = [...html.matchAll(/«(.+?)»/gsu)].map(([, piece = '']) => piece);
    const { first, approved } = await readEveryWay(await show(`<!doctype html><meta charset="utf-8">${html.replace(/[«»]/gu, '')}`));
    const f = piecesIn(first, pieces);
    const a = piecesIn(approved, pieces);
    if (isSecretSet && (f.length || a.length)) console.log(f.length ? `FIRST ${f.join(' | ')}` : 'appr', '|', a.join(' | '), '<<', html.slice(0, 130));
    if (!isSecretSet && a.length < pieces.length) console.log('MASKED', pieces.filter(p => !a.includes(p)).join(' | '), '<<', html.slice(0, 120));
  }
}
await run('secrets', secrets, true);
await run('honest', honest, false);
await browser.close();
