// Long: the pages of one set are read side by side.
/** A page with marked pieces: «canaries» that must stay on the device, or on honest pages texts that must be readable. */
export interface MarkedPage {
  name: string;
  html: string;
  pieces: readonly string[];
}

export function marked(name: string, html: string): MarkedPage {
  const pieces = [...html.matchAll(/«(.+?)»/gsu)].map(([, piece = '']) => piece);
  return { name, html: html.replace(/[«»]/gu, ''), pieces };
}

function fields(labels: readonly string[], valueAt: (index: number) => string, attributes = ''): string {
  return labels
    .map((label, index) => `<p><label>${label} <input ${attributes} value="«${valueAt(index)}»"></label></p>`)
    .join('');
}

const PASSWORDS = [
  ...[
    'Wachtwoord',
    'Hasło',
    'Heslo',
    'Jelszó',
    'Parolă',
    'Şifre',
    'Contraseña',
    'Palavra-passe',
    'Mot de passe',
  ],
  ...[
    'Lösenord',
    'Adgangskode',
    'Passord',
    'Salasana',
    'Пароль',
    'Κωδικός πρόσβασης',
    'כלומר סיסמה',
    'كلمة المرور',
  ],
  ...[
    'पासवर्ड',
    'รหัสผ่าน',
    'Mật khẩu',
    'Kata sandi',
    'パスワード',
    '비밀번호',
    '密码',
    'Lozinka',
    'Slaptažodis',
    'Pasahitza',
  ],
];

const CODES = [
  ...[
    'Bestätigungscode',
    'Code de vérification',
    'Código de verificación',
    'Codice di verifica',
    'TAN',
    'Sicherheitscode',
  ],
  ...[
    'Verificatiecode',
    'Kod weryfikacyjny',
    'Ověřovací kód',
    'Código de segurança',
    'Engangskode',
    'Verifieringskod',
  ],
  ...[
    'Vahvistuskoodi',
    'Doğrulama kodu',
    'Код подтверждения',
    'Κωδικός επαλήθευσης',
    'قم بإدخال رمز التحقق',
    '確認コード',
  ],
  ...[
    '인증번호',
    '短信验证码',
    'Mã xác nhận',
    'Kode verifikasi',
    'รหัสยืนยัน',
    'Megerősítő kód',
    'Cod de verificare',
  ],
];

const UNKNOWN = ['Neno la siri', 'Focal', 'ΨΦ', 'Xyzzy', '', 'Enter what we told you', 'Geheim', 'Lidkod'];

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.Qk7vXz19dLmPqRs';

export const canaryPages: readonly MarkedPage[] = [
  marked(
    'passwords shown as text',
    fields(PASSWORDS, index => `Tr0ub4dor-${index}x`),
  ),
  marked(
    'one-time codes',
    fields(CODES, index => `${482_913 + index * 7}`),
  ),
  marked(
    'plain codes',
    fields(
      ['Code', 'Kod', 'Codice', 'コード', '5-digit code'],
      index => `${91_357 + index * 11}`,
      'inputmode=numeric maxlength=6',
    ) + fields(['Code'], () => '730-164', 'pattern="[0-9]{6}"'),
  ),
  marked(
    'labels in no list',
    fields(UNKNOWN, index => `qz${index}Vw8-kt${index}`),
  ),
  marked(
    'cards and PINs',
    `<form><label>Kartennummer <input autocomplete=cc-number value="«4111 1111 1111 1111»"></label>
    <label>Gültig bis <input value="«09/27»"></label><label>Expiry <input type=month value="«2029-04»"></label>
    <label>Prüfziffer <input autocomplete=cc-csc value="«737»"></label></form>
    <label>PIN <select><option>«7391»<option selected>«8264»</select></label>
    <label>Scadenza <input placeholder="MM/AA" value="«11/28»"></label><label>Valid thru <input value="«03/31»"></label>`,
  ),
  marked(
    'links',
    [
      '/cb?id_token=«qT7tokenA1»',
      '/cb?code=«qT7codeB2x»&amp;state=open',
      '/cb#access_token=«qT7accessC3»&amp;token_type=bearer',
      '/reset?reset_token=«qT7resetD4»',
      '/x?jwt=«qT7jwtE5»',
      '/x?sid=«qT7sidF6»',
      '/x?session=«qT7sessG7»',
      '/x?sig=«qT7sigH8»&amp;page=2',
      'https://bucket.test/file.pdf?X-Amz-Signature=«9f86d081884c7d659a2feaa0c55ad015»&amp;X-Amz-Date=20260101',
      'https://bucket.test/file.pdf?X-Goog-Signature=«8e75c981884c7d659a2feaa0c55ad016»',
      '/x?magic=«qT7magicI9»',
      'https://ada:«qT7passJ0»@intra.test/',
      '/reset-password/«7c6b5a4f3e2d1c0b9a88»',
      '/magic/«550e8400-e29b-41d4-a716-446655440000»',
      '/invite/«Zk39dLqP0v»',
      '/d/«Zk39dLqP0vTe7RmAq4WsX1yB8c»/edit',
      '/x?next=%2Fcb%3Ftoken%3D«qT7nestedK1»',
      '/x?ke=«Zk39dLqP0vTe7RmW»',
      '/x?h=«0123456789abcdef0123456789abcd99»',
      `/x?v=«${JWT}»`,
      '/x?ｔｏｋｅｎ=«qT7wideL2»',
      '/x;jsessionid=«1A2B3C4D5E»',
      'https://hooks.slack.test/services/T0001/B0001/«xK2mPq9LvT4wRz8NcB1sYd7H»',
    ]
      .map((href, index) => `<p><a href="${href}">Link ${index}</a></p>`)
      .join(''),
  ),
  marked(
    'the address and the title',
    `<title>Reset «qT7titleTok3nZ9LvT4wRz8NcB1» token: «qT7titleA1»</title><h1>Reset</h1><button>Go</button>
    <script>history.replaceState(null, '', '/cb?code=«qT7addrB2»&state=1&auth=«qT7addrC3»#id_token=«qT7addrD4»')</script>`,
  ),
  marked(
    'tables',
    `<table><tr><th>User</th><th>Password</th></tr><tr><td>ada</td><td>«correcthorse»</td></tr>
    <tr><td>bob</td><td>«Sommer2024!»</td></tr></table>
    <table><tr><th>API key</th><td>«live.8842.kk»</td></tr><tr><td>Recovery code</td><td><code>«8842-kk21»</code></td></tr></table>
    <div role=table><div role=row><span role=columnheader>Name</span><span role=columnheader>Contraseña</span></div>
    <div role=row><span role=cell>eva</span><span role=cell>«azulclaro»</span></div></div>
    <table><tr><th>Ｐａｓｓｗｏｒｄ</th></tr><tr><td>«fullwidthpass»</td></tr></table>
    <table><tr><th>P.a.s.s.w.o.r.d</th><td>«dottedpass»</td></tr></table><button>Copy «correcthorse»</button>`,
  ),
  marked(
    'lists',
    `<h2>Recovery codes</h2><ul><li>«a1b2-c3d4»</li><li>«e5f6-g7h8»</li><li>«i9j0-k1l2»</li></ul>
    <dl><dt>API key</dt><dd>«keymaterial»</dd><dt>Client secret</dt><dd>«othermaterial»</dd><dt>Region</dt><dd>Europe</dd></dl>
    <h3>Backup codes</h3><pre>«1849 2275»\n«6637 1120»</pre>
    <h3>Recovery phrase</h3><p>«witch collapse practice feed shame open despair creek road again ice least»</p>
    <div><div class=label>Access token</div><div class=value>«ordinarytoken»</div></div>`,
  ),
  marked(
    'code',
    `<pre>export GITHUB_TOKEN=«ghp_0123456789abcdefghijABCDEFGHIJ012345»
curl -H "Authorization: Bearer «${JWT}X»" https://api.test/
AWS_ACCESS_KEY_ID=«AKIAIOSFODNN7EXAMPL3»
AWS_SECRET_ACCESS_KEY=«wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY1»
DB_PASSWORD=«pg-s3cr3t»
STRIPE=«sk_live_4eC39HqLyjWDarjtT1zdp7dc»</pre><pre>«-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ
-----END PRIVATE KEY-----»</pre><code>const key = "«sk-proj-a8Kd93LmQpZ0xVt7»"</code>`,
  ),
  marked(
    'toasts and messages',
    `<button onclick="document.querySelector('#toast').innerHTML =
    'Your code is «604182»'">Send</button><div id=toast role=status></div>
    <p>«915 337» is your verification code.</p><p>Ihr Bestätigungscode lautet «220871»</p><p>验证码：«663418»</p>
    <p>Sign in: https://app.test/magic?token=«qT7mailA1»</p><p>Temporary password: «Xy7!temp»</p>
    <p>Wi-Fi password is «blue7house»</p><p>OTP: «3391»</p>`,
  ),
  marked(
    'hidden inputs and data attributes',
    `<form><input type=hidden name=csrf value="«qT7csrfA1»"><input type=hidden name=token value="«qT7hidB2»">
    <input name=city value=Rome><button data-token="«qT7dataC3»" data-api-key="«qT7dataD4»">Save</button></form>
    <div data-session='{"id":"«qT7dataE5»"}' hidden>«qT7dataF6»</div><meta name=csrf-token content="«qT7metaG7»">`,
  ),
  marked(
    'metadata',
    `<title>Article</title><link rel=canonical href="https://a.test/p?token=«qT7canA1»">
    <meta property="og:url" content="https://a.test/p?sig=«qT7ogB2»"><meta name=description content="API key: «qT7descC3»">
    <meta property="og:image" content="https://img.test/i.png?X-Amz-Signature=«deadbeefcafe0123»">
    <script type="application/ld+json">{"@type":"Thing","identifier":"«qT7ldD4»","author":"token=«qT7ldE5»",
    "url":"https://a.test/?token=«qT7ldF6»"}</script><main><h1>Article</h1><p>Plain text.</p></main>`,
  ),
  marked(
    'frames',
    `<iframe srcdoc="<input type=password value='«framedpass9»'>"></iframe><p>In the frame: <b id=copy>«framedpass9»</b></p>
    <iframe srcdoc="<label>Code <input inputmode=numeric maxlength=6 value='«553920»'></label>"></iframe>
    <button>Use «framedpass9»</button><iframe src="about:blank?token=«qT7frameA1»"></iframe>`,
  ),
  marked(
    'shadow trees',
    `<div id=host></div><script>document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML =
    '<label>Passwort <input value="«shadowpw1»"></label><p>API key: «shad0wkey2»</p><table><tr><th>Token</th></tr>' +
    '<tr><td>«shad0wcell3»</td></tr></table><a href="/x?token=«qT7shadA1»">Link</a><button>Copy «shadowpw1»</button>'</script>`,
  ),
  marked(
    'mirrored values',
    `<input type=password aria-label=Secret value="«m1rr0red pw»"><p>You typed «m1rr0red pw»</p>
    <button aria-label="Forget «m1rr0red pw»">x</button><input aria-label=City placeholder="«m1rr0red pw»">
    <p>m1 rr0 red pw, «M1RR0REDPW», «ｍ１ｒｒ０ｒｅｄｐｗ», «m.1.r.r.0.r.e.d.p.w»</p>
    <a href="/?x=«m1rr0red%20pw»">Link</a><output>«m1rr0red+pw»</output>`,
  ),
  marked(
    'texts to write',
    `<label>Private key <textarea>«-----BEGIN OPENSSH PRIVATE KEY-----»</textarea></label>
    <label>Frase <textarea>«witch collapse practice feed shame open despair creek road again ice leaf»</textarea></label>
    <div contenteditable aria-label="API key">«ed1torkey»</div><label>Notes <textarea>Password: «n0tespass»</textarea></label>
    <label>Message <textarea>«sk-proj-b9Le04MnRqA1yWu8»</textarea></label>`,
  ),
  marked(
    'names and tips',
    `<button aria-label="Copy «${JWT}Y»">x</button><button title="token=«qT7tipA1»">Hint</button>
    <img alt="QR: otpauth://totp/a?secret=«JBSWY3DPEHPK3PXP»" width=50 height=50 src=x>
    <input aria-label=City placeholder="API key: «qT7phB2»"><a href=# aria-label="https://a.test/?token=«qT7nameC3»">Share</a>`,
  ),
  marked(
    'a developer’s settings',
    `<label>API key <input readonly value="«ak_71hs9d2k»"></label><label>Webhook <input type=url
    value="https://hooks.slack.test/services/T1/B1/«pL9nQr3MxU5vSz7OdC2tZe8J»"></label><label>Signing secret <input value="«whs3c»"></label>
    <p>Key ID <code>abc</code></p><p>Secret key <code>«s3cr3tk3y»</code></p><p>Token: «t0k3n-value»</p>
    <label>Connection <input type=search value="postgres://app:«dbpass77»@db.test/main"></label>`,
  ),
  marked(
    'questions for security',
    `<label>Mother’s maiden name <input value="«Qvistgaard»"></label><label>First pet’s name <input value="«Fluffkins»"></label>
    <label>Social security number <input value="«078-05-1120»"></label><label>Passport no. <input value="«X1234567»"></label>
    <label>IBAN <input value="«DE89370400440532013000»"></label>`,
  ),
];
