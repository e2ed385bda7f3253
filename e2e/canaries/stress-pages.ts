// Long: the pages of one set are read side by side.
/**
 * A page with marked pieces. «secret»: stays with everything approved. ‹private›: stays in a first request, and may be read
 * with approval (an IBAN, a postal reference).
 */
interface SecretPage {
  name: string;
  html: string;
  secrets: readonly string[];
  privates: readonly string[];
}

function secretPage(name: string, html: string): SecretPage {
  const inside = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, piece = '']) => unescaped(piece));
  return {
    name,
    html: html.replace(/[«»‹›]/gu, ''),
    secrets: [...new Set(inside(/«(.+?)»/gsu))],
    privates: [...new Set(inside(/‹(.+?)›/gsu))],
  };
}

function unescaped(piece: string): string {
  return piece.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"');
}

function fields(rows: readonly (readonly [label: string, value: string, attributes?: string])[]): string {
  return rows
    .map(
      ([label, value, attributes = ''], index) =>
        `<div class=row><label for=f${index}>${label}</label><input id=f${index} ${attributes} value="«${value}»"></div>`,
    )
    .join('\n');
}

const words = (list: string) => list.split(' ');

export const stressPages: readonly SecretPage[] = [
  secretPage(
    'sign-in with the eye open',
    `<title>Log in – Northwind</title><h1>Log in</h1><form action=/session method=post>
    <div class=mb-3><label for=u>Email address</label><input id=u type=email value="kim@northwind.test"></div>
    <div class="input-group"><input class=form-control placeholder="Type it here" value="«Marmalade!77»"><button type=button class=eye aria-label="Hide password">🙈</button></div>
    <label>Passwort vergessen?</label><input type=text name=pass2 value="«Feldmaus_19»" placeholder="Kennwort wiederholen">
    <label><input type=checkbox checked> Remember me</label><button>Continue</button></form>
    <p>Demo account: <b>demo@northwind.test</b> / <b>«demoDemo123»</b></p>
    <p>Signed in before? Your one-time link: <a href="https://northwind.test/l/«q3V9xZ7bT2mK8pL4wS6d»">sign in without password</a></p>`,
  ),
  secretPage(
    'sign-up in German',
    `<title>Konto anlegen</title><h1>Konto anlegen</h1><form>${fields([
      ['Gewähltes Kennwort', 'Kirschbaum#5', 'type=text'],
      ['Kennwort (Wiederholung)', 'Kirschbaum#6', 'type=text'],
      ['Ihre 4-stellige Geheimnummer', '7719', 'inputmode=numeric maxlength=4'],
      ['Geburtsname Ihrer Mutter', 'Wiesinger'],
      ['Name Ihres ersten Haustiers', 'Strolchi'],
      ['Sicherheitsfrage: Antwort', 'Feldkirch'],
      ['Freischaltcode aus dem Brief', '8KQ4-77XR'],
      ['mTAN', '402917', 'maxlength=6'],
      ['Rentenversicherungsnummer', '65 170839 J 003'],
      ['Personalausweisnummer', 'L01X00T471'],
    ])}<label>Kontonummer (IBAN)<input value="‹DE02120300000000202051›"></label><button>Weiter</button></form>`,
  ),
  secretPage(
    'two-factor enrolment',
    `<title>2-Step Verification</title><h1>Turn on 2-Step Verification</h1><ol class=steps><li>Scan the QR code with your authenticator app</li></ol>
    <a href="otpauth://totp/Acme:kim@acme.test?secret=«NB2W45DFOIZA2LTP»&amp;issuer=Acme&amp;digits=6">Open in authenticator</a>
    <p>or type this code by hand:</p><p class=mono>«PJXW 4Z3O MJQW Y2LP»</p>
    <label>Code from the app<input value="«193 846»"></label>
    <h3>Emergency access</h3><p>Keep these single-use codes somewhere safe.</p>
    <div class=grid><span>«5083 1947»</span><span>«2290 6618»</span><span>«7714 0352»</span></div>
    <ul class=backup><li>«k7pq-m2xv»</li><li>«w9zt-4hcn»</li></ul>
    <button data-go onclick="out.textContent='Your new backup code: «r4dm-8ykb»'">New code</button><output id=out></output>`,
  ),
  secretPage(
    'six boxes with a dial label',
    `<title>Enter code</title><h1>Bestätige deine Nummer</h1><p>Wir haben dir eine SMS geschickt.</p>
    <label>Code <input value="«640 218»"></label><label>Zahlenfolge <input value="«77 41 09»" inputmode=numeric></label>
    <p>Nicht angekommen? Ersatzcode: «5519-0082»</p>`,
  ),
  secretPage(
    'password manager entry',
    `<title>GitHub login – Vault</title><div class=detail><h2>GitHub</h2><div class=prop><div class=k>username</div><div class=v>kim-dev</div></div>
    <div class=prop><div class=k>password</div><div class=v>«t4Lk!vopPq»</div></div><div class=prop><div class=k>one-time password</div><div class=v>«480 155»</div></div>
    <div class=prop><div class=k>recovery email answer</div><div class=v>‹blue door›</div></div>
    <div class=prop><div class=k>notes</div><div class=v>old pw was «hunter-of-ducks9»</div></div></div>
    <div class=detail><h2>Identity</h2><p>Password <span class=hidden-until-hover title="«Plum_Tart_88»">••••••••</span></p>
    <input type=text readonly aria-label="Generated password" value="«xV3-kuR8-bbQ1»"><button aria-label="Copy «xV3-kuR8-bbQ2»">Copy</button></div>
    <table class=logins><thead><tr><th>Website<th>Username<th>Passwort<th></tr></thead><tbody><tr><td>bahn.test<td>kim<td>«Gleis9dreiviertel»<td><button>⋯</button></tr>
    <tr><td>post.test<td>kim.d<td>«briefmarke»<td><button>⋯</button></tr></tbody></table>`,
  ),
  secretPage(
    'cloud console: new access key',
    `<title>Create access key | IAM</title><h1>Retrieve access keys</h1><p>This is the only time that the secret access key can be viewed.</p>
    <table><tr><th>Access key</th><th>Secret access key</th></tr><tr><td>«AKIA3XQ7TLM5RKWZ2VPN»</td><td>«hT8/pQ2vLx9+KmW4zRb7Yc1NdS6fGjEa3UoIqXy0»</td></tr></table>
    <div role=alert>SMTP password: <code>«BPq8xM2vT7kLw4RzY9cN1dS6»</code></div>
    <dl><dt>Account ID</dt><dd>123456789012</dd><dt>Console password</dt><dd>«Ab7(kk!Lq»</dd><dt>Sign-in URL</dt><dd>https://123456789012.signin.aws.test/console</dd></dl>
    <label>Storage account key1 <input readonly value="«mK3vT8pQ2xL9wR4zY7bN1cS6dF5gH0jAeUoIqXyBtVnMk3vT8pQ2xL9wR4zY7b==»"></label>
    <label>Connection string<textarea readonly>DefaultEndpointsProtocol=https;AccountName=acme;AccountKey=«pQ2xL9wR4zY7bN1cS6dF5gH0jAeUoIqXyBtVnMk3vT8mK3vT8pQ2xL9wR4zY7b==»;EndpointSuffix=core.windows.net</textarea></label>
    <pre>{ "type": "service_account", "private_key_id": "8f3a1c9e7b5d2046a8c1e3f5b7d90246813579bd", "private_key": "«-----BEGIN PRIVATE KEY-----\\nMIIEvAIBADANBgkqhkiG9w0\\n-----END PRIVATE KEY-----»" }</pre>`,
  ),
  secretPage(
    'CI settings',
    `<title>Variables · CI/CD</title><h1>CI/CD variables</h1><table><thead><tr><th>Type</th><th>Key</th><th>Value</th><th>Environment</th></tr></thead>
    <tbody><tr><td>Variable</td><td>NPM_AUTH</td><td>«nauth-81xk-plumb»</td><td>All</td></tr><tr><td>Variable</td><td>KUBE_TOKEN</td><td>«kt.v1.mozart»</td><td>prod</td></tr>
    <tr><td>Variable</td><td>DEPLOY_PASSPHRASE</td><td>«goat cheese island»</td><td>prod</td></tr><tr><td>Variable</td><td>COLOR</td><td>blue</td><td>All</td></tr></tbody></table>
    <form><label>Key <input name=variable_key value=SIGNING_KEYSTORE_PW></label><label>Value <textarea name=variable_value>«kst0re-open»</textarea></label></form>
    <h2>Runner registration</h2><p>Use the following registration token during setup: <code>«GR1348941xK9mPq7vT2wLz»</code></p>
    <pre>sudo gitlab-runner register --url https://git.test --registration-token «vKx-93mQp-Tz»</pre>
    <p>Trigger: <code>curl -X POST -F token=«trg81kzq7m» -F ref=main https://git.test/api/v4/projects/7/trigger/pipeline</code></p>`,
  ),
  secretPage(
    '.env viewer',
    `<title>.env — editor</title><pre class=code><span class=l>APP_ENV=production</span>
<span class=l>APP_KEY=base64:«u8Kx2vT7mQ4pL9wR1zY6bN3cS5dF0gHjAeUoIqXyB+k=»</span>
<span class=l>MAIL_PASS='«postillion»'</span>
<span class=l>DATABASE_URL="mysql://shop:«tulpenmanie»@10.0.0.4/shop"</span>
<span class=l>TWILIO_AUTH_TOKEN: «3f9ac2d81b7e40563f9ac2d81b7e4056»</span>
<span class=l>ADMIN_PASSWORD   =   «letmein-please»</span>
<span class=l>COOKIE_SECRET=«three-blind-mice»</span>
<span class=l>MONGO=mongodb+srv://root:«Ham5terwheel»@c0.mongodb.test/?retryWrites=true</span>
<span class=l>RECAPTCHA_PRIVATE=«6LeIxAcTBBBBAGG-vFI1TnRWxMZNFuojJ4Wi»</span>
<span class=l>SALT=«aK38fj-pepper»</span></pre>`,
  ),
  secretPage(
    'database admin',
    `<title>users · adminer</title><table class=grid><thead><tr><th>id</th><th>login</th><th>passwd</th><th>reset_token</th><th>otp_secret</th><th>last_ip</th></tr></thead>
    <tbody><tr><td>1</td><td>kim</td><td>«$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b0dWR»</td><td>«b7x9k2»</td><td>«MZXW6YTBOI»</td><td>10.1.2.3</td></tr>
    <tr><td>2</td><td>jo</td><td>«{SSHA}0c9kPq7vT2wLzX8mK3bN6dS1fGhJ4aYe»</td><td>«n3w-tok»</td><td>«GEZDGNBV»</td><td>10.1.2.4</td></tr></tbody></table>
    <div>SELECT * FROM users WHERE password = '«s0mething»' LIMIT 1</div><code>CREATE USER app IDENTIFIED BY '«appuser-pw»';</code>
    <code>ALTER ROLE app WITH PASSWORD '«n3wrolepw»';</code><code>INSERT INTO users (name, password) VALUES ('kim', '«insertedpw1»');</code>`,
  ),
  secretPage(
    'online bank',
    `<title>Überweisung – Stadtbank</title><h1>Auftrag freigeben</h1><form><label>Empfänger <input value="Ada"></label>
    <label>IBAN des Empfängers <input value="‹AT611904300234573201›"></label><label>Betrag <input value="120,00"></label>
    <div>photoTAN <input maxlength=7 value="«5520417»"></div><div>iTAN Nr. 47 <input value="«883102»"></div>
    <div>Telefon-PIN <input value="«60318»"></div><div>Online-Banking-Kennung <input value="‹8814520177›"></div><button>Freigeben</button></form>
    <table><tr><td>Kartennummer</td><td>«5169 4212 0088 7739»</td></tr><tr><td>Gültig bis</td><td>«11/28»</td></tr><tr><td>Prüfziffer</td><td>«407»</td></tr></table>
    <ul class=msgs><li>Ihre TAN für die Überweisung von 120,00 EUR lautet: «774103»</li><li>Ihre neue Geheimzahl: «9046»</li></ul>`,
  ),
  secretPage(
    'card form of a shop',
    `<title>Checkout</title><form><fieldset><legend>Pay by card</legend>
    <div>Card no.<input value="«4539 1488 0343 6467»"></div><div>Valid thru<input value="«03/27»" size=5></div><div>Security digits<input value="«659»" maxlength=4></div>
    <label>Month<select><option>01<option selected>‹07›</select></label><label>Amex CID <input value="«7741»"></label></fieldset>
    <label>Gift card number <input value="«6036 2847 1120 9934»"></label><label>Gift card PIN <input value="«5582»"></label><label>3-D Secure password <input value="«seaLion44»"></label><button>Pay €12</button></form>
    <p>Wallet: Visa ending in 6467, number 4539148803436467, exp 03/27, cvv «659»</p>`,
  ),
  secretPage(
    'medical portal',
    `<title>My record</title><table><tr><th>Patient name</th><td>Jo Park</td></tr><tr><th>Insurance member no.</th><td>«XQH-8841-7720»</td></tr><tr><th>MRN</th><td>«00481223»</td></tr><tr><th>Medicare number</th><td>«1EG4-TE5-MK73»</td></tr></table>
    <dl><dt>Portal access code</dt><dd>«HX7-220-KQ»</dd><dt>Video visit PIN</dt><dd>«3391»</dd><dt>Date of birth</dt><dd>1980-01-02</dd></dl>
    <p>Video visit: https://visit.health.test/room/jo-park?passcode=«7Yq2Lz»</p><label>NHS no. <input value="«485 777 3456»"></label><label>Numéro de sécu <input value="«2 69 05 49 588 157 80»"></label>`,
  ),
  secretPage(
    'tax forms',
    `<title>Tax return</title><form>${fields([
      ['Your SSN', '512-64-8890'],
      ["Spouse's SSN", '512 64 8891'],
      ['Identity Protection PIN', '661240', 'maxlength=6'],
      ['EFIN self-select PIN', '30417'],
      ["Driver's licence no.", 'PARK801020JO9XX'],
      ['Steuerliche Identifikationsnummer', '65 929 970 489'],
      ['Número de DNI', '53921044K'],
      ['NIE', 'X7093455W'],
      ['Codice fiscale', 'PRKJOO80A42H501Z'],
      ['CPF', '529.982.247-25'],
      ['PESEL', '80010212345'],
      ['Rodné číslo', '805102/1234'],
      ['BSN', '111222333'],
      ['Personnummer', '800102-2384'],
      ['CPR-nummer', '020180-1234'],
      ['Henkilötunnus', '020180-952K'],
      ['T.C. Kimlik No', '10000000146'],
      ['ΑΜΚΑ', '02018012345'],
      ['СНИЛС', '112-233-445 95'],
      ['Aadhaar number', '2345 6789 0124'],
      ['주민등록번호', '800102-1234567'],
      ['身份證字號', 'A123456789'],
      ['居民身份证号码', '110105198001023456'],
      ['マイナンバー', '1234 5678 9018'],
      ['מספר זהות', '012345674'],
      ['AVS-Nummer', '756.9217.0769.85'],
      ['TAJ szám', '123 456 788'],
      ['CNP', '2910304123452'],
      ['NIK', '3171010201800001'],
      ['SIN', '046 454 286'],
      ['TFN', '876 543 210'],
    ])}</form>`,
  ),
  secretPage(
    'wallet seed in a grid of inputs',
    `<title>Import wallet</title><h1>Enter your Secret Recovery Phrase</h1><div class=grid>${words(
      'gravity machine north sort system female filter attitude volume fold club stay',
    )
      .map((word, at) => `<div><span>${at + 1}</span><input value="«${word}»"></div>`)
      .join(
        '',
      )}</div><h2>Confirm word #4</h2><div class=chips><span class=chip>«bulldozer»</span><span class=chip>«umbrella»</span></div>
    <label>Keystore JSON<textarea>{"crypto":{"ciphertext":"a1c3e5f7092b4d6f8a0c2e4f6b8d0a2c"}}</textarea></label><p>Private key (WIF) «L4rK1yDtCWekvXuE6oXD9jCYfFNV2cWRpVuPLBcCU2z8TrisoyY1»</p>`,
  ),
  secretPage(
    'wallet seed shown',
    `<title>Back up</title><h1>Write these words down in order</h1><div class=seed><div>1 «ozone»</div><div>2 «drill»</div><div>3 «grab»</div><div>4 «fiber»</div><div>5 «curtain»</div><div>6 «grace»</div><div>7 «pudding»</div><div>8 «thank»</div><div>9 «cruise»</div><div>10 «elder»</div><div>11 «eight»</div><div>12 «picnic»</div></div>
    <details open><summary>Phrase de récupération</summary><p>«abaisser brèche cactus dauphin éclipse fatigue gazelle hublot ivoire jauge koala limace»</p></details>`,
  ),
  secretPage(
    'licences',
    `<title>Your purchase</title><p>Thank you! Serial number: <b>«SN-4K9Q-22XV-81MM»</b></p><p>Unlock code «UJ8-KQ2-PL0»</p><p>Lizenzschlüssel: «W269N-WFGWX-YVC9B-4J6C9-T83GX»</p>
    <p>Clé de licence : «A9KQ-22VV-MM81-ZZ07»</p><p>Klucz produktu: «H8K2Q-V9M4X-7TR2P»</p><p>序列号：«XK8M-2Q9V-L4TR»</p><p>CD key «TTX8-K2QM-9V4L»</p><input aria-label="Activation key" value="«9VQ2-KM84-LLX7»">
    <p>Steam key: «AAKQ2-9V4LM-X8TR7»</p><p>eSIM activation: LPA:1$smdp.io$«K2-1F5QZ9-1XKM2QV»</p><p>Voucher PIN «4417 2290»</p>`,
  ),
  secretPage(
    'inbox with magic links',
    `<title>Inbox (3)</title><ul role=list><li>Slack — Your Slack confirmation code: «K7Q-M2X»</li><li>Notion — Your temporary Notion login code is «ukalo-emide-woraf»</li><li>Steam — Here is the Steam Guard code you need: «5KQ2V»</li>
    <li>Google — G-«660871» is your Google verification code.</li><li>PayPal — PayPal: «118 402» ist Ihr Sicherheitscode.</li><li>WhatsApp — Código de WhatsApp: «771-204»</li><li>Bank — Twoje hasło SMS: «90412277»</li><li>Telegram — Код для входа: «30915»</li>
    <li>【淘宝】验证码«583016»，您正在登录，若非本人操作请勿泄露。</li><li>[LINE] 認証番号は「«204918»」です。</li><li>[카카오] 인증번호 [«771038»]를 입력해주세요.</li><li>Doğrulama kodunuz «440192». Kimseyle paylaşmayın.</li><li>Mã OTP của bạn là «662901».</li><li>Kode OTP Anda: «550187»</li><li>رمز التحقق الخاص بك هو «719300»</li><li>קוד האימות שלך: «880124»</li><li>आपका ओटीपी «334907» है।</li><li>รหัส OTP ของคุณคือ «908114»</li><li>Din engangskode er «227164»</li><li>Your code: «4 8 1 5 1 6»</li></ul>
    <article><a href="https://app.medium.test/m/callback/email?token=«9d81f2cc0a»&amp;operation=login">Sign in</a><a href="https://notion.test/loginwithemail?state=«eyJrIjoidGVzdCJ9»&amp;password=«ukalo-x»">Log in</a><a href="https://links.app.test/u/click?_t=«a8d1f6c29e7b40d5a1b2c3d4e5f60718»&amp;_m=1">Open</a><a href="https://auth.test/verify/«aGVsbG8td29ybGQtMTIz»/kim">Verify</a>
    <a href="https://site.test/_/auth/email-link?apiKey=«AIzaSyD3kq8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0Hj»&amp;oobCode=«x9Kq2»&amp;mode=signIn">Firebase</a><a href="https://survey.test/s/respond/«7f3kq9zx»">Survey</a></article>`,
  ),
  secretPage(
    'OAuth callback',
    `<title>Signing you in… code=«4/0AeaYSHkq8Vx2»</title><h1>One moment</h1><p>If nothing happens, <a href="/oauth/complete?code=«4/0AeaYSHkq9Vx3»&amp;scope=email&amp;state=«af0ifjsldkj-xyz»">continue</a>.</p><pre>access_token=«ya29-short-77»&amp;token_type=Bearer&amp;expires_in=3599</pre>
    <p>Device: go to https://dev.test/device and enter <b>«WDJB-MJHT»</b></p><p>refresh token «1//0gKq8Vx2LmPq7Tw9»</p><script>history.replaceState(null,'','/oauth2/callback?code=«SplxlOBeZQQYbYS6WxSbIA»&session_state=«9k2m.q7v»&client_info=eyJ1aWQiOiI5In0')</script><button>Continue</button>`,
  ),
  secretPage(
    'webhooks and integrations',
    `<title>Integrations</title><ul><li>Slack: <a href="https://hooks.slack.com/services/T02AB3C4D/B05EF6G7H/«k8Vx2LmPq7Tw9Rz4Yb1Nc6Sd»">https://hooks.slack.com/services/T02AB3C4D/B05EF6G7H/«k8Vx2LmPq7Tw9Rz4Yb1Nc6Sd»</a></li><li>Discord https://discord.com/api/webhooks/1098765432109876543/«Zk8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAaBbCcDdEe_12-3»</li><li>Teams https://acme.webhook.office.test/webhookb2/«8f3a1c9e-7b5d-4046-a8c1-e3f5b7d90246»@11/IncomingWebhook/«7d81f2cc0a7b4e56»/1</li>
    <li>Zapier https://hooks.zapier.com/hooks/catch/1234567/«3kq9zxv»/</li><li>IFTTT https://maker.ifttt.com/trigger/x/with/key/«bK8Zx2LmPq7Tw9Rz»</li><li>Telegram https://api.telegram.org/bot«7123456789:AAHk8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0Hj-k»/getMe</li><li>healthchecks: https://hc-ping.test/«1f7a9c3e-5b2d-4e68-9a0c-b1d3e5f70824»</li></ul>
    <div class=field><span>Webhook secret</span><code>«plum-tree-91»</code></div><div class=field><span>Verification token</span><span class=tok>«rNq7vT»</span></div><p>Sentry DSN: https://«0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d»@o1.ingest.sentry.test/42</p>
    <p>Basic auth for callbacks: user <code>hook</code>, password <code>«crocus»</code></p><p>HMAC key = «9c1e77aa20bd»</p>`,
  ),
  secretPage(
    'Wi-Fi sharing',
    `<title>Share Wi-Fi</title><p>WIFI:S:Café;T:WPA;P:«espresso4all»;H:false;;</p><img alt="QR code: WIFI:T:WPA2;S:Lab;P:«lab-rat-42»;;" src=x width=90 height=90><table><tr><td>Netzwerkname</td><td>FRITZ!Box 7590</td></tr><tr><td>WLAN-Netzwerkschlüssel</td><td>«40218841773301926654»</td></tr><tr><td>Gastzugang Passwort</td><td>«gast-sommer»</td></tr></table>
    <p>Clave del Wi-Fi: «mariposa22»</p><p>Hasło do Wi-Fi: «zielonykot»</p><p>Salasana: «koivu-niemi»</p><p>Our guest network password is «welcome2lobby».</p><p>Wifi: HotelGuest, pass: «room-1204x»</p><p>WPS PIN: «84120377»</p><label>Passphrase (8–63 characters) <input value="«violet harbor train»"></label>`,
  ),
  secretPage(
    'JWT debugger',
    `<title>JWT</title><label>Encoded<textarea>«eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJraW0ifQ.3x8VkqLmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAa»</textarea></label><div contenteditable>«eyJhbGciOiJSUzI1NiJ9.eyJyb2xlIjoiYWRtaW4ifQ.8VkqLmPq7Tw9Rz4Yb1Nc»</div><h3>Verify signature</h3><label>your-256-bit-secret <input value="«shh-its-a-secret»"></label>
    <div class=split><span class=h>«eyJraWQiOiJhYmMifQ»</span>.<span class=p>«eyJleHAiOjE3MDB9MTIz»</span>.<span class=s>«Vkq8LmPq7Tw9Rz4Yb1NcXx»</span></div><p>PASETO: «v4.local.k8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAaBbCc»</p><p>Macaroon: «MDAxY2xvY2F0aW9uIGFwaS5leGFtcGxlLmNvbQowMDI2aWRlbnRpZmllciA4Vms»</p>`,
  ),
  secretPage(
    'chat with pasted passwords',
    `<title># ops – chat</title><div role=log><p><b>Jo</b> 09:12 whats the pw for the staging box</p><p><b>Kim</b> 09:13 its «pelican-brief9»</p><p><b>Kim</b> 09:13 and root pw: «toor4life»</p><p><b>Jo</b> 09:14 thx. door code is still «4482#» right?</p><p><b>Kim</b> 09:15 login is admin / «Adm!n2026»</p>
    <p><b>Jo</b> 09:20 das passwort ist «Sonnenblume7»</p><p><b>Kim</b> 09:21 le mdp c'est «chaussette12»</p><p><b>Jo</b> 09:22 la contraseña es «gatito2020»</p><p><b>Kim</b> 09:23 密码是 «mima8888»</p><p><b>Jo</b> 09:24 пароль такой: «koshka77»</p><p><b>Kim</b> 09:25 パスワードは «sakura2025» です</p><p><b>Jo</b> 09:26 비번은 «tiger0815» 입니다</p><p><b>Kim</b> 09:27 şifre: «kedi1234»</p><p><b>Jo</b> 09:28 wachtwoord = «kaasbroodje»</p><p><b>Kim</b> 09:29 creds → deploy:«sh1pit!»</p><p><b>Jo</b> 09:30 safe combo 31-12-07, i mean «44-18-92»</p></div><label>Message <textarea>password for the vpn: «n0rdw1nd»</textarea></label>`,
  ),
  secretPage(
    'Kubernetes secret',
    `<title>Secret db-creds</title><pre><code class=yaml>apiVersion: v1
kind: Secret
metadata:
  name: db-creds
type: Opaque
data:
  username: a2lt
  password: «cGVsaWNhbi1icmllZg==»
  tls.key: «LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0tCk1JSUV2UUlCQURB»
stringData:
  smtp-pass: «mailman»
  api_key: "«k-9-hound»"
---
env:
- name: REDIS_PASSWORD
  value: «redcarpet»
- name: S3_SECRET
  value: "«bucketlist9»"</code></pre>
    <pre>kubectl create secret generic x --from-literal=password=«litpass» --from-literal=token=«littok9»</pre><pre>helm install app --set auth.rootPassword=«helmet77»,service.type=NodePort</pre><pre>{"auths":{"reg.test":{"auth":"«a2ltOnBlbGljYW4tYnJpZWY=»"}}}</pre>`,
  ),
  secretPage(
    'API docs with a real key filled in',
    `<title>Quick start</title><pre>curl https://api.acme.test/v2/me \\
  -H 'Authorization: Bearer «acme-77kq-plum»' \\
  -H 'X-API-Key: «kq-2-vx-8»' -H "PRIVATE-TOKEN: «glpt_k3y»" \\
  --user kim:«curlyfries» --cookie "session=«s3ss-8kq»; theme=dark"</pre><pre>import openai
openai.api_key = "«sk-k8Vx2LmPq7Tw9Rz4Yb1N»"
client = Client(api_key='«cl-k8Vx2L»', secret='«zebra-crossing»')
requests.get(url, auth=('kim', '«tuplepass1»'))
headers = { 'Authorization': 'Token «9c1e77aa20bd34f6»' }
AIRTABLE = "«patk8Vx2LmPq7Tw9.3f9ac2d81b7e40563f9ac2d81b7e40563f9ac2d8»"</pre><pre>wget --http-password=«wgetpw9» https://x.test</pre><pre>sshpass -p '«sshp4ss»' ssh root@10.0.0.1</pre><pre>psql "host=db user=app password=«psqlpw» dbname=x"</pre><pre>PGPASSWORD=«pgpw» psql -h db</pre><pre>ansible_become_pass: «becomeme»</pre><pre>net use Z: \\\\srv\\share /user:kim «netuse77»</pre><pre>//registry.npmjs.org/:_authToken=«1f7a9c3e-5b2d-4e68-9a0c-b1d3e5f70825»</pre><pre>machine api.test login kim password «netrcpw»</pre>`,
  ),
  secretPage(
    'connection strings',
    `<title>Connect</title><ul>${[
      'amqps://kim:«rabbithole»@mq.test/vhost',
      'sqlserver://db.test;user=sa;password=«Sa-Pass-9»;encrypt=true',
      'jdbc:postgresql://db.test/x?user=kim&amp;password=«jdbcpw»',
      'jdbc:oracle:thin:scott/«tiger8»@//db.test:1521/x',
      'Data Source=db;Initial Catalog=x;User ID=sa;Pwd=«dotnetpw»;',
      'ftp://kim:«ftpp@ss»@files.test/',
      'rediss://default:«AVNS_k8Vx2Lm»@cache.test:6379',
      'Endpoint=sb://x.servicebus.test/;SharedAccessKeyName=Root;SharedAccessKey=«k8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAaBbCcDdEe12=»',
      'smtp://kim%40x.test:«mailpw»@smtp.test:587',
      'rtsp://admin:«cam12345»@10.0.0.9/stream1',
      'mongodb://u:«p%40ssw0rd»@a.test,b.test/x?replicaSet=r',
    ]
      .map(each => `<li><code>${each}</code></li>`)
      .join('')}</ul>`,
  ),
  secretPage(
    'signed links',
    `<title>Files</title>${[
      'https://b.s3.eu-west-1.amazonaws.com/report.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&amp;X-Amz-Credential=«AKIA3XQ7TLM5RKWZ2VPM»%2F20260101&amp;X-Amz-Expires=3600&amp;X-Amz-Signature=«3f9ac2d81b7e40563f9ac2d81b7e40563f9ac2d81b7e40563f9ac2d81b7e4056»&amp;X-Amz-Security-Token=«IQoJb3JpZ2luX2VjEK»',
      'https://storage.googleapis.com/b/x.zip?X-Goog-Credential=svc&amp;X-Goog-Signature=«8c1e77aa20bd34f6»',
      'https://storage.googleapis.com/b/x.zip?GoogleAccessId=svc@x&amp;Expires=1700000000&amp;Signature=«k8Vx2%2FLmPq7»',
      'https://acme.blob.core.windows.net/c/x.png?sp=r&amp;st=2026-01-01&amp;se=2026-02-01&amp;sv=2022-11-02&amp;sr=b&amp;sig=«k8Vx2LmPq7Tw9%2BRz4%3D»',
      'https://d1.cloudfront.net/v.mp4?Expires=1700000000&amp;Signature=«Qx8k~2Lm__»&amp;Key-Pair-Id=K2JCJMDEHXQW5F',
      'https://cdn.test/v.m3u8?hdnts=exp=17~acl=/*~hmac=«8c1e77aa20bd34f7»',
      'https://cdn.test/i.jpg?oh=«00_AYk8Vx2Lm»&amp;oe=65B1',
      'https://firebasestorage.googleapis.com/v0/b/x/o/a.png?alt=media&amp;token=«1f7a9c3e-5b2d-4e68-9a0c-b1d3e5f70826»',
      'https://dropbox.test/scl/fi/k8vx2lmpq7tw9rz/a.pdf?rlkey=«d8vx2lmpq7tw9rz4yb1nc6sd5»&amp;dl=0',
      'https://1drv.test/b/s!«AkK8Vx2LmPq7Tw9Rz4»',
      'https://docs.google.test/document/d/«1k8Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAaBbCcDdEe12»/edit?usp=sharing',
      'https://nextcloud.test/s/«c8Vx2LmPq7Tw9Rz»',
      'https://wetransfer.test/downloads/«9c1e77aa20bd34f69c1e77aa20bd34f620260101»/«8b2f»a1',
      'https://pwpush.test/p/«r8vx2lmpq7»',
    ]
      .map((href, at) => `<p><a href="${href}">Download ${at}</a></p>`)
      .join('')}`,
  ),
  secretPage(
    'private calendar and feeds',
    `<title>Calendar settings</title><div>Secret address in iCal format</div><input readonly value="https://calendar.google.com/calendar/ical/kim%40x.test/private-«d81e77aa20bd34f69c1e77aa20bd34f6»/basic.ics"><a href="webcal://p42-caldav.icloud.test/published/2/«MTIzNDU2Nzg5MDEyMzQ1Nk8Vx2LmPq7»">Subscribe</a><a href="https://outlook.test/owa/calendar/5b1e77aa20bd34f6@x.test/«31aa20bd34f69c1e77aa20bd34f69c1f»/reachcalendar.ics">ICS</a>
    <a href="https://reddit.test/.rss?feed=«ee1e77aa20bd34f69c1e77aa20bd34f7»&amp;user=kim">RSS</a><a href="https://git.test/dashboard.atom?feed_token=«glft-k8Vx2LmPq7Tw9»">Atom</a><a href="https://podcast.test/private/«p0Vx2LmPq7»/feed.xml">Podcast</a><p>Feed: https://lms.test/calendar/export_execute.php?userid=7&amp;authtoken=«c71e77aa20bd34f69c1e»</p>`,
  ),
  secretPage(
    'newsletter footers',
    `<title>Newsletter</title><p>Hello Kim</p><footer><a href="https://mail.test/unsubscribe/«u1Vx2LmPq7Tw9»">Unsubscribe</a><a href="https://mail.test/preferences?uid=b01e77aa20&amp;hash=«f7aa20bd34»">Preferences</a><a href="https://list-manage.test/unsubscribe?u=9c1e77aa20bd&amp;id=77aa20&amp;e=«e4vx2lmpq7»&amp;c=1">Leave</a><a href="https://abmelden.test/abmelden/«a9Vx2LmPq7Tx»">Abmelden</a><a href="https://click.test/ls/click?upn=«n5Vx2LmPq7Tw9Rz4Yb1Nc6Sd5Fg0HjAaBbCcDdEe-2Bk8Vx2»">Read on</a><a href="mailto:unsub+«m7vx2lmpq7tw9»@mail.test">By mail</a></footer>`,
  ),
  secretPage(
    'invitations and meetings',
    `<title>Meeting invitation</title><p>Join Zoom Meeting https://us02web.zoom.us/j/85120394412?pwd=«Wk8xVmRlcE9kU2»</p><p>Meeting ID: 851 2039 4412</p><p>Passcode: «k7Q2vX»</p><p>One tap mobile +16465588656,,85120394412#,,,,*«448201»#</p><p>Host key: «552907»</p><p>Teams — Besprechungs-ID: 337 118 4, Kennung: «hJ8kQ2»</p><p>Webex password: «wKq8mT2p»</p><p>Numeric password: «95720817»</p>
    <a href="https://discord.gg/«kQ8zMx2v»">Discord</a><a href="https://t.me/+«t3Vx2LmPq7Tw9Rz»">Telegram</a><a href="https://join.slack.test/t/acme/shared_invite/«zt-1k8vx2lmp-Q7Tw9Rz4Yb1N»">Slack</a><a href="https://trello.test/invite/b/k8Vx2Lm/«ATTIb2Vx2LmPq7Tw9Rz4Yb»/board">Board</a><a href="https://app.test/invitations/accept?invitation_token=«i8vx-2lm»">Accept</a><a href="https://family.test/beitreten/«F6VX2LMP»">Familie</a><p>Class code: ‹y6rt2lm›</p><p>Game PIN: ‹884 1207›</p>`,
  ),
  secretPage(
    'session ids in paths',
    `<title>Portal</title><nav><a href="/portal/(S(«a5px2lmpq7tw9rz4yb1nc6sd»))/home.aspx">Home</a><a href="/cgi-bin/luci/;stok=«0c1e77aa20bd34f69c1e77aa20bd34f6»/admin">Router</a><a href="/app/home;jsessionid=«A1B2C3D4E5F6A7B8»?x=1">App</a><a href="/index.php?PHPSESSID=«h8vx2lmpq7tw9»&amp;p=1">Forum</a><a href="/cart?SID=«s8vx2lmpq7»">Cart</a><a href="/sess/«1d1e77aa20bd34f69c1e»/list">List</a><a href="/w?wsid=«w8sd2»&amp;osCsid=«2e1e77ab»">Shop</a><a href="/a#access_token=«k8-vx2»&amp;id_token=«lm-pq7»">A</a><a href="/b#/reset?token=«hash-route-7»">B</a><a href="/c?redirect=https%3A%2F%2Fx.test%2Fcb%3Fcode%3D«nest3d77»">C</a><a href="/d?data=«eyJlbWFpbCI6ImtpbUB4LnRlc3QiLCJ0b2tlbiI6ImFiYyJ9»">D</a><a href="/e?p=«e8Vx2LmPq7Tw9Rz4Y»">E</a></nav>
    <script>history.replaceState(null,'','/sso/«g8Vx2LmPq7Tw9Rz4Yb1N»/start?RelayState=ss&SAMLResponse=«PHNhbWxwOlJlc3BvbnNl»')</script>`,
  ),
  secretPage(
    'small fields, named by pictures and places',
    `<title>Terminal</title><form><p>Enter your PIN</p><input maxlength=4 inputmode=numeric value="«2751»"><div>TAN-Nummer eingeben:</div><input value="«660 193»"><p>Card ending 1881. What are the three digits on the back?</p><input value="«842»" maxlength=3><p>We sent 5 digits to +49 … 77</p><input value="«90317»"><p>Voicemail PIN</p><input type=number value="«40718»">
    <label>Alarm code <input value="«7741»"></label><label>Gate code <input value="«0912#»"></label><label>Unlock pattern <input value="«1-4-7-8-9»"></label><label>PUK <input value="«55182937»"></label><label>Kiosk passcode <select><option>Choose<option selected>«8814»</select></label><label>Locker combination <input value="«32-08-17»"></label><label>Parental lock <input value="«5150»" maxlength=4></label>
    <fieldset><legend>Your PIN</legend><label><input type=radio name=p checked>«6190»</label><label><input type=radio name=p>«6191»</label></fieldset><label>SIM-PIN <input value="«1822»"></label><label>Garage opener digits <input value="«88412»"></label><label>Case access number <input value="«5529910»"></label></form>`,
  ),
  secretPage(
    'security questions',
    `<title>Security questions</title><form>${fields([
      ["What is your mother's maiden name?", 'Halloran'],
      ['In what city were you born?', 'Duluth'],
      ['What was the name of your first school?', 'Pinecrest'],
      ['What was your childhood nickname?', 'Spudsy'],
      ['What is your favourite film?', 'Casablanca'],
      ["What is the name of your best friend's dog?", 'Waffles'],
      ['Nom de jeune fille de votre mère', 'Desrosiers'],
      ['Apellido de soltera de su madre', 'Quintanilla'],
      ['Cognome da nubile della madre', 'Bevilacqua'],
      ['Nome de solteira da mãe', 'Figueiredo'],
      ['Meisjesnaam van uw moeder', 'Hoekstra'],
      ['Nazwisko panieńskie matki', 'Wiśniewska'],
      ['Rodné příjmení matky', 'Dvořáková'],
      ['Moderns flicknamn', 'Sjögren'],
      ['Äidin tyttönimi', 'Korhonen'],
      ['Anne kızlık soyadı', 'Yıldırımlar'],
      ['Девичья фамилия матери', 'Кузнецова'],
      ['Anyja leánykori neve', 'Szentgyörgyi'],
      ['Numele de fată al mamei', 'Munteanu'],
      ['母亲的姓氏', '欧阳'],
      ['母親の旧姓', '長谷川'],
      ['密保问题答案', '小白兔'],
      ['秘密の質問の答え', 'ポチ太郎'],
      ['어머니의 성함은?', '김말순'],
    ])}</form>`,
  ),
  secretPage(
    'passwords as text, far labels',
    `<title>Users</title><form>${fields([
      ['Nowe hasło', 'zielen9Kot'],
      ['Nové heslo', 'jablko-44'],
      ['Nytt lösenord', 'bjork-lund7'],
      ['Ny adgangskode', 'rodgrod9'],
      ['Gjenta passord', 'fjord-tur8'],
      ['Uusi salasana', 'mustikka5'],
      ['Yeni şifre', 'lokum-77'],
      ['Parola', 'simit-44'],
      ['Νέος κωδικός', 'thalassa9'],
      ['Новый пароль', 'moroz-31'],
      ['Пароль ще раз', 'vishnya8'],
      ['Új jelszó', 'paprika6x'],
      ['Parola nouă', 'mamaliga3'],
      ['كلمة السر الجديدة', 'qahwa-19'],
      ['סיסמה חדשה', 'falafel71'],
      ['नया पासवर्ड', 'mango-dosa4'],
      ['รหัสผ่านใหม่', 'tomyum88'],
      ['Mật khẩu mới', 'phobo-66'],
      ['Kata sandi baru', 'rendang5q'],
      ['新しいパスワード', 'ramune-27'],
      ['새 비밀번호', 'kimbap-93'],
      ['新密码', 'doufu8866'],
      ['新密碼', 'boba-2233'],
      ['Nueva clave', 'tortuga-12'],
      ['Nova senha', 'pao-queijo9'],
      ['Nuova password', 'gnocchi-81'],
      ['Nieuw wachtwoord', 'stroopw4fel'],
      ['Nouveau mdp', 'croiss4nt'],
      ['Wachtwoordzin', 'fiets-molen-kaas'],
      ['Zaporka', 'burek-505'],
      ['Geslo', 'potica-12'],
      ['Slaptažodis', 'saltib4r'],
      ['Parole (latviešu)', 'pirags-99'],
      ['Parool', 'kiisel-17'],
      ['Лозинка', 'ajvar-360'],
      ['Fjalëkalimi', 'tavekosi8'],
      ['رمز عبور', 'ghormeh-7'],
      ['পাসওয়ার্ড', 'rosogolla3'],
      ['கடவுச்சொல்', 'idli-sambar2'],
      ['Salitang-lihim', 'adobo-41'],
      ['Nywila', 'ugali-58'],
      ['Aðgangsorð', 'skyr-207'],
      ['Contrasenya', 'calcots77'],
    ])}</form>`,
  ),
  secretPage(
    'one-time codes in many words',
    `<title>Check</title><form>${fields(
      [
        'Einmalkennwort',
        'Zugangscode',
        'Aktivierungscode',
        'Code reçu par SMS',
        'Code à 6 chiffres',
        'Saisissez le code',
        'Introduce el código',
        'Clave SMS',
        'Clave de un solo uso',
        'Código SMS',
        'Inserisci il codice',
        'Codice OTP',
        'Insira o código',
        'Token SMS',
        'Vul de code in',
        'Sms-code',
        'Wpisz kod',
        'Kod z aplikacji',
        'Zadejte kód',
        'Skriv in koden',
        'Indtast koden',
        'Tast inn koden',
        'Syötä koodi',
        'Kodu girin',
        'Εισάγετε τον κωδικό',
        'Введите код',
        'Введіть код',
        'Írja be a kódot',
        'Introduceți codul',
        'أدخل الرمز',
        'הזן את הקוד',
        'कोड दर्ज करें',
        'กรอกรหัส',
        'Nhập mã',
        'Masukkan kode',
        'コードを入力',
        '코드 입력',
        '输入验证码',
        '輸入驗證碼',
        '动态口令',
        '取件码',
        'Authenticator',
        'Enter the six digits',
        'SMS',
        'Approval number',
        'Nonce',
        'Challenge response',
        'Digipass',
        'mToken',
        'itsme code',
        'BankID-kod',
      ].map((label, at) => [label, `${613_207 + at * 1_931}`] as const),
    )}</form>`,
  ),
  secretPage(
    'one-time codes with letters and pauses',
    `<title>Check</title><form>${fields([
      ['Verification', 'QK7-2XM'],
      ['Enter code', 'h4k9zq'],
      ['Code', 'ABKQ-XMPL'],
      ['Bestätigung', '41 88 20'],
      ['Confirmation', '8842-11'],
      ['Passcode', '5 1 0 9 3 3'],
      ['Token', '６６１２０４'],
      ['Login', '7719 4420'],
    ])}</form>`,
  ),
  secretPage(
    'PINs and cards in many languages',
    `<title>Karten</title><form>${fields([
      ['Kartenprüfnummer', '518', 'maxlength=3'],
      ['Cryptogramme visuel', '229'],
      ["Date d'expiration", '04/28'],
      ['Numéro de carte', '4929 8811 2204 6630'],
      ['Código CVV', '731'],
      ['Fecha de caducidad', '05/29'],
      ['Número de tarjeta', '5204 7300 0000 1003'],
      ['Codice di sicurezza (CVV)', '660'],
      ['Scadenza', '06/27'],
      ['Numero carta', '4000 0025 0000 3155'],
      ['Número do cartão', '4916 3385 0608 2832'],
      ['Validade', '07/30'],
      ['Kaartnummer', '5500 0055 5555 5559'],
      ['Vervaldatum', '08/27'],
      ['Numer karty', '4024 0071 0333 0002'],
      ['Data ważności', '09/28'],
      ['Číslo karty', '4532 0151 1283 0366'],
      ['Kortnummer', '5425 2334 3010 9903'],
      ['Kortin numero', '4485 2758 3711 2109'],
      ['Kart numarası', '4508 0345 0803 4509'],
      ['Son kullanma tarihi', '10/28'],
      ['Αριθμός κάρτας', '4556 7375 8689 9855'],
      ['Номер карты', '2200 7001 1122 3344'],
      ['Срок действия', '11/27'],
      ['Kártyaszám', '4716 9876 5432 1098'],
      ['Număr card', '4111 1111 1111 1129'],
      ['رقم البطاقة', '4444 3333 2222 1111'],
      ['カード番号', '3530 1113 3330 0000'],
      ['有効期限', '12/27'],
      ['セキュリティコード', '303'],
      ['카드번호', '9410 0000 1234 5678'],
      ['银行卡号', '6222 0210 0111 6245'],
      ['卡有效期', '01/29'],
      ['ATM-Geheimzahl', '4407'],
      ['Code confidentiel', '8190'],
      ['Clave de cajero', '3318'],
      ['Pincode', '7026'],
      ['Kod PIN', '5504'],
      ['PIN-koodi', '9931'],
      ['取款密码', '208867'],
      ['暗証番号', '6152'],
    ])}</form>`,
  ),
  secretPage(
    'fields without any known word',
    `<title>Form</title><form>${fields([
      ['Neno', 'k8Vx2Lm!q'],
      ['Hitzordu', 'Txakoli-88'],
      ['', 'w8nder-woman'],
      ['Field 7', 'pass1234'],
      ['The usual', 'sunshine'],
      ['Magic word', 'abracadabra'],
      ['What we agreed on', 'opensesame!'],
      ['Combination', '18-27-36'],
    ])}<input name=x1 value="«kein-Label-99»"><input placeholder="…" value="«gh8-kk2-mm1»"></form>`,
  ),
  secretPage(
    'editors, notes, summaries',
    `<title>Notes</title><div contenteditable role=textbox aria-label=Note>Router: admin / «r0uter-King»<br>Netflix pw «popcorn2go»<br>PIN Handy «4471»<br>Safe links 12 rechts 40 → «12-40-07»</div>
    <label>Notes <textarea>Bank card pin 8823 → «8823»
Mum's alarm: «5590»
ssh key passphrase is «tall giraffe eats»
email: kim@x.test pw: «Rhubarb!»
WLAN: «gartenzwerg»</textarea></label><details open><summary>Zugangsdaten</summary><p>Benutzer: kim</p><p>Passwort: «Zwetschge»</p></details><ul class=todo><li><label><input type=checkbox> change password from «oldpass99» to «newpass11»</label></li></ul>
    <table><tr><td>Netflix</td><td>kim@x.test</td><td>«netfl1x-chill»</td></tr></table><table><tr><td></td><td>Benutzername</td><td>Kennwort</td></tr><tr><td>VPN</td><td>kim</td><td>«Tunnelblick»</td></tr></table>`,
  ),
  secretPage(
    'attributes and hidden parts',
    `<title>App</title><button data-clipboard-text="«sk_live_k8Vx2LmPq7Tw9»" title="API-Schlüssel: «apk-Kiwi-9»">Copy key</button><span title="Password: «titlepw-3»" tabindex=0>Show</span><img alt="Screenshot: password «altpw-88»" src=x width=50 height=50><input placeholder="PIN: «3306»" aria-label=Note><a href="#" aria-label="Wi-Fi key «ariakey-21»">Share</a><div data-props='{"token":"«dataprop-5»"}'>x</div><input type=hidden name=auth value="«hiddenauth-1»"><meta name=csrf-token content="«metacsrf-6»">
    <script type="application/json" id=__NEXT_DATA__>{"props":{"session":{"accessToken":"«nextdata-7k»"}}}</script><style>.gen::before{content:"Password: «genpass-4»"}.gen2::after{content:"«481 299»"}</style><p class=gen> shown</p><p>Your code is <span class=gen2></span></p><template>secret: «templ-33»</template><p aria-description="API key: «ariadesc-8»">y</p><progress aria-label=PIN aria-valuetext="«7703»"></progress><div role=slider tabindex=0 aria-label="Safe code" aria-valuenow="‹4›" aria-valuetext="«44-10»"></div><button aria-describedby=dd>Hint</button><div id=dd hidden>Password: «hiddesc-2»</div>`,
  ),
  secretPage(
    'spellings and splits',
    `<title>Spellings</title><p>Ｐａｓｓｗｏｒｄ：«ｋｉｗｉ７７ｘ»</p><p>P a s s w o r d : «melon-88»</p><p>Passw<b>o</b>rd: «spl1t-lab»</p><p>Password: <span>«frag»</span><span>«ment-77»</span></p><p>Your code is <b>«73»</b><b>«04»</b><b>«19»</b></p><p>OTP: «5-5-1-8-0-2»</p><p>PIN: «7.7.4.1»</p><p>Pass­wort: «soft-hyph9»</p><p>P​a​ssword: «zwsp-pass1»</p><p>PA55W0RD: «leet-pass7»</p><p>验 证 码：«4 4 1 0 7 7»</p><p>API&nbsp;key: «nbsp-key9»</p><p>pаsswоrd: «cyr-homo8»</p><p>API_KEY → «arrow-key3»</p><p>Password<br>«nextline-5»</p><p>Password ⇒ «darrow-61»</p><p>Password - «dash-pass2»</p><p>Password (temporary): «paren-pw4»</p><p>Password for kim: «forkim-pw5»</p><p>"password" : "«json-sp-6»"</p><p>&lt;password&gt;«xml-pass7»&lt;/password&gt;</p><p>password=&gt;'«php-arr8»'</p><p>:password "«edn-pass9»"</p><p>-Password «ps-flag1»</p><p>--password «gnu-flag2»</p><p>pwd=«qsp-3»</p><p>passwd «chpw-44»</p><p>PIN «5518»</p><p>PIN CODE «6627»</p><p>ПИН-код: «7736»</p><p>Пароль «slovo-99»</p><p>Mot de passe temporaire «tempo-rel8»</p>`,
  ),
  secretPage(
    'frames and shadow roots',
    `<title>Frames</title><iframe width=500 height=200 srcdoc="<p>Password: «frame-pw1»</p><label>Code <input value='«551 902»'></label><button aria-label='Copy «sk_live_fr8Vx2LmPq»'>Copy</button><a href='/r?token=«frame-tok2»'>Reset</a><ul><h3>Backup codes</h3><li>«f7kq-m2xv»</li></ul>"></iframe>
    <div id=h></div><script>const r=document.querySelector('#h').attachShadow({mode:'open'});r.innerHTML='<h3>Recovery codes</h3><ul><li>«s7kq-m2xv»</li></ul><label>PIN <input value="«4093»"></label><dl><dt>Client secret<dd>«shadow-cs»</dl><div id=n></div>';const q=r.querySelector('#n').attachShadow({mode:'open'});q.innerHTML='<span>Password</span> <code>«nest-sh9»</code><button title="token: «nest-tip7»">t</button>'</script>
    <x-secret></x-secret><script>customElements.define('x-secret',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<label><slot></slot>Passwort</label><input value="«comp-pw3»">'}})</script><form><x-field></x-field></form>`,
  ),
  secretPage(
    'receipts beside secrets',
    `<title>Reset user</title><h1>User kim</h1><label>Search <input type=search data-fill></label><label>Comment <input name=comment data-fill2></label><button data-go id=go>Reset password</button><div id=o role=status></div><p id=c>Old</p><div id=log></div>
    <script>go.onclick=()=>{o.innerHTML='New password for kim: <b>«r3set-Kiwi»</b>';c.textContent='kim / «p1neapple!»';document.title='Reset kim, password: «title-pw-5»';history.replaceState(null,'','/u/kim?temp_password=«urltmp-6»&otp=«551180»')};document.querySelector('[data-fill]').oninput=()=>{log.textContent='PIN sent: «7714»'};document.querySelector('[data-fill2]').onchange=()=>{log.insertAdjacentHTML('beforeend','<p>Error: token «tk-errk9x2» expired</p>')}</script>`,
  ),
  secretPage(
    'developer portal in other languages',
    `<title>Entwickler</title><h2>Wiederherstellungscodes</h2><ul><li>«8kq2-7xmv»</li><li>«3tzp-9wln»</li></ul><h2>Codes de secours</h2><ol><li>«4471 0092»</li></ol><h2>Códigos de respaldo</h2><ul><li>«kx81-99qq»</li></ul><h2>Kody zapasowe</h2><ul><li>«zz71-kk20»</li></ul><h2>备用验证码</h2><ul><li>«8810 2277»</li></ul><h2>バックアップコード</h2><ul><li>«1177-4402»</li></ul><h2>Резервные коды</h2><ul><li>«5521 8893»</li></ul>
    <dl><dt>API-Schlüssel</dt><dd>«schluessel77»</dd><dt>Clé d'API</dt><dd>«cledapi88»</dd><dt>Clave de API</dt><dd>«claveapi99»</dd><dt>Chiave API</dt><dd>«chiave11x»</dd><dt>Chave de API</dt><dd>«chave22x»</dd><dt>Klucz API</dt><dd>«klucz33x»</dd><dt>API-nyckel</dt><dd>«nyckel44x»</dd><dt>API-nøkkel</dt><dd>«nokkel55x»</dd><dt>API anahtarı</dt><dd>«anahtar66»</dd><dt>Ключ API</dt><dd>«kluch77x»</dd><dt>API 密钥</dt><dd>«miyao88x»</dd><dt>APIキー</dt><dd>«kii99x»</dd><dt>API 키</dt><dd>«ki10xx»</dd><dt>مفتاح API</dt><dd>«miftah11»</dd><dt>מפתח API</dt><dd>«mafteach12»</dd><dt>Khóa API</dt><dd>«khoa13xx»</dd><dt>Kunci API</dt><dd>«kunci14x»</dd></dl>
    <table><tr><th>Benutzer</th><th>Geheimnis</th></tr><tr><td>kim</td><td>«geheim-s7»</td></tr></table><table><tr><th>Użytkownik</th><th>Hasło</th></tr><tr><td>kim</td><td>«krowka-88»</td></tr></table><table><tr><th>用户名</th><th>密码</th></tr><tr><td>kim</td><td>«baozi-66»</td></tr></table><table><tr><th>المستخدم</th><th>كلمة المرور</th></tr><tr><td>kim</td><td>«shawarma5»</td></tr></table><table><tr><th>ユーザー</th><th>パスワード</th></tr><tr><td>kim</td><td>«onigiri4»</td></tr></table>`,
  ),
  secretPage(
    'letters and texts in other languages',
    `<title>Letters</title><article><p>Ihr vorläufiges Passwort lautet «Bergziege12».</p><p>Ihre Zugangsdaten: Benutzername kim, Passwort «Murmeltier».</p><p>Votre mot de passe provisoire est «marmotte34».</p><p>Su contraseña temporal es «marmota56».</p><p>La tua password temporanea è «marmotta78».</p><p>A sua senha temporária é «marmota-90».</p><p>Uw tijdelijke wachtwoord is «marmot-12».</p><p>Twoje tymczasowe hasło to «swistak34».</p><p>Vaše dočasné heslo je «svist-56».</p><p>Ditt tillfälliga lösenord är «murmel-78».</p><p>Din midlertidige adgangskode er «murmel-90».</p><p>Väliaikainen salasanasi on «murmeli12».</p><p>Geçici şifreniz: «sincap34».</p><p>Ο προσωρινός κωδικός σας είναι «marmota-gr5».</p><p>Ваш временный пароль — «surok-67».</p><p>Ваш тимчасовий пароль: «babak-89».</p><p>Az ideiglenes jelszava: «mormota10».</p><p>Parola dumneavoastră temporară este «marmota-ro2».</p><p>كلمة المرور المؤقتة هي «marmut-ar3».</p><p>הסיסמה הזמנית שלך היא «marmita-he4».</p><p>आपका अस्थायी पासवर्ड «marmot-hi5» है।</p><p>รหัสผ่านชั่วคราวของคุณคือ «marmot-th6»</p><p>Mật khẩu tạm thời của bạn là «marmot-vi7».</p><p>Kata sandi sementara Anda adalah «marmot-id8».</p><p>仮パスワードは「«marmot-ja9»」です。</p><p>임시 비밀번호는 «marmot-ko1» 입니다.</p><p>您的临时密码为：«hanta-2233»</p><p>您的臨時密碼是「«hanta-4455»」</p></article>`,
  ),
  secretPage(
    'secrets in things that one can press',
    `<title>Inbox</title><a href=/m/1>Bank — Ihre TAN lautet: «774193»</a><a href=/m/2>Steam — Here is the Steam Guard code you need: «7KQ2V»</a><a href=/m/3>LINE 認証番号は「«294918»」です</a><a href=/m/4>Kakao 인증번호 [«781038»] 입력</a><a href=/m/5>Mã OTP của bạn là «665901»</a><a href=/m/6>رمز التحقق الخاص بك هو «719311»</a><a href=/m/7>आपका ओटीपी «334917» है</a><a href=/m/8>Код для входа: «30925»</a><a href=/m/9>Notion login code «ukale-emida-worof»</a>
    <div role=row tabindex=0 onclick="x()"><span>Netflix</span> <span>kim@x.test</span> <span>«netfl1x-chair»</span></div><tr></tr><table><tr onclick="x()" tabindex=0 style=cursor:pointer><td>root</td><td>«r00t-carrot»</td></tr><tr><th>用户</th><th>密码</th></tr><tr onclick="x()" tabindex=0 style=cursor:pointer><td>kim</td><td>«mantou-66»</td></tr></table>
    <h3>Backup codes</h3><button>«b7kq-m3xv»</button><button>«c8zt-5hcn»</button><h3>Wiederherstellungscodes</h3><button title=copy>«d9zt-6hcn»</button><button title=copy>«4471 0099»</button><p>Your API key:</p><button class=copy>«apkey-lemon7»</button><button>«9f3ac2d81b7e40563f9ac2d81b7e4011» <span>copy</span></button><p>Passwort</p><button>«Kirschkern»</button>
    <h3>Confirm your recovery phrase</h3><button>«pottery»</button><button>«shrimp»</button><button>«walrus»</button>
    <label>Active key<select><option>«key-lime-9931»<option>«pk9Vd2LmQx7Rt4Wz8Yb4»</select></label><label>PIN <select><option>0000<option selected>«4827»</select></label><label>Code auswählen <select><option selected>«118 209»</select></label><label>密码<select><option>«doujiang-8»</select></label>
    <fieldset><legend>Choose a suggested password</legend><label><input type=radio name=s>«brave-otter-31»</label><label><input type=radio name=s>«calm-heron-58»</label></fieldset><label><input type=checkbox> old code «551 220» used</label><label><input type=checkbox checked> «e0zt-7hcn»</label>
    <ul role=listbox aria-label="Saved passwords"><li role=option tabindex=0>kim — «listb0x-pw»</li></ul><ul role=menu><li role=menuitem tabindex=0>Copy password «menu-pw7»</li><li role=menuitem tabindex=0>Paste «menu-tok_8Vx2»</li></ul><details><summary>Zugang: kim / «summary-pw8»</summary></details><div role=tab tabindex=0>PIN «7755»</div><div role=treeitem tabindex=0>DB_PASS = «tree-pw9»</div><div role=switch tabindex=0 aria-checked=true aria-label="Use key «switchk3y»"></div>
    <a href="https://app.test/x">https://app.test/reset?token=«linktext-1»</a><a href="https://kim:«userinfo-pw»@x.test/">intranet</a><button onclick="x()">Copy «https://x.test/s/k8Vx2LmPq7Tw9Rzq»</button><a href=#>Password: <b>«hyperlink-pw»</b></a><span role=button tabindex=0>«wJalrXUtnFEMI/K7MDENG/bPxRfiCYzEXAMPLEKEY»</span>`,
  ),
  secretPage(
    'labels, headings and columns of two signs, and of other words',
    `<title>Table</title><table><tr><th>用户</th><th>密码</th><th>口令</th></tr><tr><td>kim</td><td>«youtiao-66»</td><td>«zhima-77»</td></tr></table><table><tr><td>密码</td><td>«hundun-88»</td></tr><tr><td>암호</td><td>«mandu-99»</td></tr><tr><td>暗証</td><td>«gyoza-11»</td></tr></table><dl><dt>密钥</dt><dd>«jiaozi-22»</dd><dt>PW</dt><dd>«pierogi-33»</dd><dt>pw:</dt><dd>«ravioli-44»</dd></dl>
    <table><tr><th>Name</th><th>Credential</th></tr><tr><td>db</td><td>«samosa-55»</td></tr></table><table><tr><th>Host</th><th>Login</th><th>Pass</th></tr><tr><td>h1</td><td>kim</td><td>«empanada-6»</td></tr></table><table><tr><th>Account</th><th>PIN</th><th>PUK</th></tr><tr><td>SIM 1</td><td>«4839»</td><td>«72810044»</td></tr></table><table><tr><th>Device</th><th>Access code</th></tr><tr><td>Door</td><td>«7720»</td></tr></table><table><tr><th>Guest</th><th>Door code</th></tr><tr><td>Kim</td><td>«8812#»</td></tr></table><table><tr><th>Employee</th><th>Initial password</th></tr><tr><td>Kim</td><td>«Sommerwind»</td></tr></table>
    <h3>Scratch codes</h3><ul><li>«77120934»</li></ul><h3>One-time passwords</h3><ol><li>«h3x-hex»</li></ol><h3>Emergency codes</h3><ul><li>«emer-9921»</li></ul><h3>Your app passwords</h3><ul><li>«abcd efgh ijkl mnop»</li></ul><h3>Temporary credentials</h3><ul><li>kim / «tempcred-8»</li></ul><h4>Access details</h4><p>User: kim<br>Password: «br-nextpw»</p><h4>TAN-Liste</h4><ol><li>«551024»</li><li>«902177»</li></ol>
    <div class=row><div class=col-4>PIN-Code</div><div class=col-8>«9174»</div></div><div class=row><div class=col-4>Kundenkennwort</div><div class=col-8>«Apfelmus»</div></div><div class=row><div>Secret Key</div><div><span class=v>«plainsecret»</span></div></div><div class=row><span>Passcode:</span> <em>«9917»</em></div><div><small>SSH passphrase</small><p>«green boat runs»</p></div><div><strong>Room code</strong> <span>«5521#»</span></div>`,
  ),
];
