// Long: the pages of one set are read side by side.
import { type MarkedPage, marked } from './canary-pages.ts';

/** Pages as applications build them, where secrets stand in any markup. */
export const canaryApps: readonly MarkedPage[] = [
  marked(
    'account settings',
    `<h1>Account</h1><form><label>Full name <input value="Ada Lovelace"></label><label>Current password <input type=password value="«Cq-curr-77aa»"></label>
    <div class=form-row><span>Security answer</span><input value="«Rosebud Lane»"></div>
    <div class=field><div class=field-label>Recovery e-mail code</div><div><input value="«5529-8814»"></div></div>
    <label>Account PIN <input value="«4821»" inputmode=numeric></label></form>
    <section><h2>Your password hint</h2><p>Temporary password: <code>«Winter-Tulip-94»</code></p></section>
    <p>Member since 2019 · Support PIN: <b>«60417»</b></p><div>Password <span>«s3same-Open»</span></div>`,
  ),
  marked(
    'API console',
    `<h1>API keys</h1><table><thead><tr><th>Name</th><th>Key</th><th>Created</th><th></th></tr></thead><tbody>
    <tr><td>Production</td><td><code>«pk9Vd2LmQx7Rt4Wz8Yb3»</code></td><td>2026-01-02</td><td><button>Revoke</button></td></tr>
    <tr><td>Staging</td><td><code>«live_3f9ac2d81b7e4056»</code></td><td>2026-01-05</td><td><button>Revoke</button></td></tr></tbody></table>
    <div class=card><div>Client ID</div><div>assent-web</div><div>Client secret</div><div>«Gf7-kkq2-0Plm»</div></div>
    <p>Publishable key: <kbd>«pk_live_51H8xQ2Lk9sYv»</kbd></p><p>Webhook signing secret <code>«whsec_8fK2mQ9vLxT4wRz7»</code></p>
    <div class=snackbar>Copy this token now: «tok_ZxR81mmQp20»</div><button aria-label="Copy key «pk9Vd2LmQx7Rt4Wz8Yb3»">Copy</button>
    <pre>curl https://api.test/v1 -u «sk_test_4eC39HqLyjWD»: -H "X-Api-Key: «9a8b7c6d5e4f3a2b1c0d»"</pre>`,
  ),
  marked(
    'password manager',
    `<ul class=vault><li><span class=site>bank.test</span><span class=user>ada</span><span class=password>«Gr8-Falcon!»</span></li>
    <li><span class=site>mail.test</span><span class=user>ada@x.test</span><span class=password>«plainwordpw»</span></li></ul>
    <div role=row><div>Username</div><div>ada</div></div><div role=row><div>Password</div><div>«v4ult-Item-2»</div></div>
    <p>Master password: «correct-horse-battery-staple»</p><p>Passphrase: «moonlight sonata cellar door 7»</p>
    <details open><summary>Secret note</summary><p>PIN: «9073» · Safe code: «31-07-22»</p></details>
    <table><caption>Logins</caption><tr><td>Site</td><td>Login</td><td>Password</td></tr><tr><td>shop.test</td><td>eva</td><td>«Blue.Moon»</td></tr></table>`,
  ),
  marked(
    'set-up of a second factor',
    `<h1>Set up two-factor authentication</h1><p>Scan the picture or enter this key: <b>«JBSW Y3DP EHPK 3PXP»</b></p>
    <img alt="otpauth://totp/App:ada?secret=«KRSXG5CTMVRXEZLU»&amp;issuer=App" width=80 height=80 src=x>
    <p>Setup key <code>«GEZD GNBV GY3T QOJQ»</code></p><p>Can't scan? Manual entry: <code>«MFRGGZDFMZTWQ2LK»</code></p>
    <h2>Save your recovery codes</h2><ol><li>«4f9a-22bc»</li><li>«77de-01fa»</li><li>«c3b8-9e4d»</li></ol>
    <div class=codes><span>«83920174»</span><span>«55017263»</span></div><label>6-digit code <input value="«718204»"></label>`,
  ),
  marked(
    'wallet',
    `<h2>Your secret recovery phrase</h2><ol><li>«glimpse»<li>«canoe»<li>«harvest»<li>«mirror»<li>«tuna»<li>«velvet»<li>«orbit»<li>«lemon»<li>«pistol»<li>«debris»<li>«kangaroo»<li>«zebra»</ol>
    <p>Back up: «absorb maple trigger walnut upper insane beach coyote tackle lamp wheel hybrid»</p>
    <p>Private key <span>«0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318»</span></p>
    <p>WIF: «5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWXMssSzNydYXYB9KF»</p>
    <p>xprv: «xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi»</p>
    <div class=grid><div>1. «scatter»</div><div>2. «pencil»</div><div>3. «voyage»</div><div>4. «ribbon»</div></div>`,
  ),
  marked(
    'card and bank',
    `<form><label>Card number <input value="«5555 5555 5555 4444»"></label><label>Name on card <input value="Ada Lovelace"></label>
    <label>MM/YY <input value="«08/29»"></label><label>CVC <input value="«312»"></label>
    <label>IBAN <input value="«GB82WEST12345698765432»"></label></form>
    <p>Saved card: «4242 4242 4242 4242»</p><p>Amex «378282246310005»</p><p>CVV: «918»</p>
    <p>Online banking PIN: «5523»</p><p>TAN «884213»</p><dl><dt>Card number</dt><dd>«6011 1111 1111 1117»</dd></dl>`,
  ),
  marked(
    'webmail',
    `<table role=grid><tr role=row><td>Shop</td><td>Your verification code is «774920»</td><td>9:12</td></tr>
    <tr role=row><td>Bank</td><td>«338 104» is your one-time passcode</td><td>9:14</td></tr>
    <tr role=row><td>App</td><td>G-«482915» is your code</td><td>9:15</td></tr></table>
    <article><h2>Reset your password</h2><a href="https://app.test/password/reset/«3b9f7e2c41d8a6»?email=ada%40x.test">Choose a new password</a>
    <p>Or open https://app.test/r?t=«Zx81kQm20PvL9sTr»&amp;u=5</p><a href="https://app.test/verify-email/«MTIzNDU2Nzg5MA»">Confirm</a>
    <p>Use code «90-42-17» to sign in. It expires in 10 minutes.</p><p>Your login code: «XKCD-4821»</p>
    <p>Votre code de vérification est «661204».</p><p>Tu código de seguridad es «559013»</p><p>Ваш код подтверждения: «447120»</p>
    <p>認証コード: «208834»</p><p>Il tuo codice è «730018»</p><p>Je verificatiecode is «118822»</p><p>Your PIN is «4417»</p></article>`,
  ),
  marked(
    'admin console',
    `<h1>Environment variables</h1><table><tr><th>Key</th><th>Value</th></tr><tr><td>NODE_ENV</td><td>production</td></tr>
    <tr><td>DATABASE_URL</td><td>postgres://app:«pgpass-prod-1»@db.internal:5432/app</td></tr><tr><td>SMTP_PASSWORD</td><td>«postfach»</td></tr>
    <tr><td>JWT_SECRET</td><td>«keyboard-cat»</td></tr><tr><td>STRIPE_SECRET_KEY</td><td>«rk_live_9sKq2Lm4Xv»</td></tr>
    <tr><td>REDIS_URL</td><td>redis://:«redispw42»@cache:6379</td></tr></table>
    <div><code>SECRET_KEY_BASE</code><code>«b7e1f0c9a8d7e6f5»</code></div><div class=env-row><span>SENTRY_AUTH_TOKEN</span><span>«sntrys_aa81kk20»</span></div>
    <table><tr><th>User</th><th>E-mail</th><th>Password hash</th></tr><tr><td>ada</td><td>ada@x.test</td><td>«$2b$12$KIXQ1q8eZ0Yv9sT3rWmLOu0Vh2Jk5NnPqRsTuVwXyZaBcDeFgHiJk»</td></tr>
    <tr><td>bob</td><td>bob@x.test</td><td>«5f4dcc3b5aa765d61d8327deb882cf99»</td></tr></table>
    <table><tr><th>id</th><th>api_token</th><th>role</th></tr><tr><td>1</td><td>«tkn-aa81»</td><td>admin</td></tr></table>`,
  ),
  marked(
    'CI log',
    `<pre>$ docker login -u ada -p «Dk3rPassw0rd»
$ export NPM_TOKEN=«npm_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R»
Setting API_TOKEN="«ci-tok-4471-zz»"
Authorization: Basic «YWRhOmh1bnRlcjI=»
Authorization: Bearer «opaque.access.9f8e7d»
set-cookie: connect.sid=«s%3Aq8w7e6r5t4»; Path=/
Cookie: sessionid=«x91kk20mmq»; theme=dark
mysql --host db --password «Mysql-77-pw» -e "select 1"
{"user":"ada","password":"«jsonSecret»","token":"«abcDEFghi»"}
password: «yamlsecret»
    client_secret: «ya-ml-secret»
git clone https://oauth2:«glpat-AAbbCCddEEffGGhhII»@gitlab.test/x.git
AccountKey=«Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq»==;EndpointSuffix=core.test
Server=db;User Id=sa;Password=«Str0ng!Pass»;</pre>`,
  ),
  marked(
    'storage viewer',
    `<table><tr><th>Key</th><th>Value</th></tr><tr><td>theme</td><td>dark</td></tr>
    <tr><td>access_token</td><td>«eyJraWQiOiIxIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJl»</td></tr><tr><td>refresh_token</td><td>«rt-81kkq20z»</td></tr>
    <tr><td>user</td><td>{"id":1,"jwt":"«eyJhbGciOiJub25lIn0.eyJhIjoxfQ.»","session":"«sess-9q8w7e»"}</td></tr>
    <tr><td>csrfToken</td><td>«Kq82mmZx»</td></tr></table>
    <ul><li>sid = «s-77aa81kq»</li><li>auth: «au-92kkq81»</li></ul><p>document.cookie: "session_id=«9f8e7d6c5b»; lang=en"</p>`,
  ),
  marked(
    'invitations',
    `<a href="/join/«a81kq20zmx»">Invite</a><a href="https://chat.test/invite/«Xk20Zm81»">Join</a><a href="https://discord.gg/«kQ81zMx2»">Discord</a>
    <a href="https://zoom.test/j/123456789?pwd=«QkZ81mmx»">Meeting</a><a href="https://chat.whatsapp.com/«Gk3ZmQ81xLpR20vTsWn4Ab»">Group</a>
    <label>Invite link <input readonly value="https://app.test/i?invite=«inv81kq»"></label><p>Share: https://drive.test/s/«1aB2cD3eF4gH5iJ6kL7mN8oP9q»</p>
    <p>Meeting passcode: «839201»</p><a href="https://app.test/unsubscribe?u=«aGFzaDEyMzQ1Njc4OTAx»&amp;k=«k81zQm20xVb94TpL»">Unsubscribe</a>
    <a href="https://s3.test/f?AWSAccessKeyId=«AKIAQ81ZMX20KQLPVBTR»&amp;Signature=«q8%2Bw7e6»&amp;Expires=1700000000">File</a>
    <a href="https://blob.test/c/f?sv=2022&amp;sp=r&amp;sig=«aa81%2Fkq20%3D»">Blob</a>`,
  ),
  marked(
    'router and Wi-Fi',
    `<dl><dt>SSID</dt><dd>Home</dd><dt>Wi-Fi password</dt><dd>«sunflower»</dd><dt>WPA2 key</dt><dd>«9c1e-77aa-20bd»</dd></dl>
    <p>Network key: «bluehouse7»</p><p>WLAN-Schlüssel: «83920174650182736455»</p><p>Mot de passe Wi-Fi : «maison-bleue-9»</p>
    <img alt="WIFI:T:WPA;S:Home;P:«blue7house»;;" src=x width=60 height=60><p>密码：«qwer7890»</p><p>Router login: admin / Password: «adm1n-77»</p>
    <label>Pre-shared key <input value="«psk-kq81-zz»"></label><label>WPA-Schlüssel <input value="«wpa-kq81-zz»"></label>`,
  ),
  marked(
    'licences and keys',
    `<p>License key: «AAAA1-BBBB2-CCCC3-DDDD4-EEEE5»</p><p>Product key <b>«QX7R-2LMK-9PVT-4WZB»</b></p><p>Activation code: «ACT-81KQ-20ZM»</p>
    <textarea>«-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmU=
-----END OPENSSH PRIVATE KEY-----»</textarea>
    <pre>«-----BEGIN PGP PRIVATE KEY BLOCK-----

lQOYBGQx
-----END PGP PRIVATE KEY BLOCK-----»</pre><p>Gift card code: «GC81-KQ20-ZMX7»</p><p>Serial key «7HQ2-LM9X-PV4T-WZB3»</p>`,
  ),
  marked(
    'health and tax',
    `<dl><dt>Social security number</dt><dd>«219-09-9999»</dd><dt>Passport number</dt><dd>«C01X00T47»</dd><dt>Tax ID</dt><dd>«86095742719»</dd>
    <dt>Health insurance number</dt><dd>«A123456780»</dd><dt>Blood type</dt><dd>A+</dd></dl>
    <table><tr><th>Patient</th><th>SSN</th><th>Medical record number</th></tr><tr><td>Ada</td><td>«457-55-5462»</td><td>«MRN0048213»</td></tr></table>
    <label>Steuer-ID <input value="«47036892816»"></label><label>NHS number <input value="«943 476 5919»"></label>
    <label>身份证号 <input value="«11010519491231002X»"></label><p>SSN: «536-90-4399»</p><p>Driver's license number: «D1234562»</p>
    <label>Codice fiscale <input value="«RSSMRA85T10A562S»"></label>`,
  ),
  marked(
    'signing in',
    `<form><input name=user value=ada><input type=text name=passwd value="«text-passwd-1»"><input id=login_pass value="«text-pass-2»">
    <input placeholder="Пароль" value="«text-pass-3»"><input autocomplete=one-time-code value="«900817»">
    <input aria-label="p.a.s.s.w.o.r.d" value="«text-pass-4»"><input aria-label="Ｐａｓｓｗｏｒｄ" value="«text-pass-5»">
    <input aria-label="P a s s c o d e" value="«text-pass-6»"><input aria-label="p‌a‌s‌s‌w‌o‌r‌d" value="«text-pass-7»">
    <input aria-label="pαsswοrd" value="«text-pass-8»"><input aria-label="Pa$$word" value="«text-pass-9»">
    <input name=q1 aria-label="Enter the code we texted you" value="«4410»"><input style="-webkit-text-security:disc" value="«text-pass-10»">
    <label>Answer <input name=securityAnswer value="«Springfield»"></label><input name=mfa value="«551200»"><button>Sign in</button></form>`,
  ),
  marked(
    'sensitive words without digits',
    `<p>Password: «correcthorse»</p><p>Your new password is «Butterfly!»</p><table><tr><th>Passwort</th><td>«Regenbogen»</td></tr></table>
    <ul><li>Password: <b>«Sommerzeit»</b></li></ul><p>Codeword: «Nightingale»</p><p>Secret: «treasureisland»</p>
    <div><label>Password</label><span>«dandelions»</span></div><p>PASSWORD=«envwordsecret»</p><p>password "«quotedsecret»"</p>
    <p>Login: ada / «adalogin!pw7»</p><p>user:pass → ada:«h4x-pass»</p>`,
  ),
  marked(
    'forms of a developer',
    `<label>Redirect <input type=url value="https://app.test/cb?code=«oauthC0de81»"></label><label>Cookie <textarea>sid=«cookie81kq»; lang=en</textarea></label>
    <label>Header <input value="Bearer «hdr81kq20zm»"></label><label>Body <textarea>{"apiKey":"«bodyKey81»","q":"tea"}</textarea></label>
    <label>Search <input type=search value="«ghp_aaaabbbbccccddddeeeeffff00001111»"></label><label>Name <input value="«AKIAABCDEFGHIJKLMNOP»"></label>
    <label>Command <textarea>mysql -u root -p«R00tpw99» db</textarea></label><select aria-label=PIN><option selected>«6620»</select>
    <label>SMS-Code <select><option>«118204»</select></label><progress aria-label=Token aria-valuetext="«valuetok81»"></progress>`,
  ),
];
