// Long: the pages of one set are read side by side.
import { type MarkedPage, markedPage } from './marked-page.ts';

/** A page in other languages, frames and shadow trees: «secrets» among ‹texts› that must stay readable. */
const inShadow = (html: string) =>
  `<div class=host></div><script>document.currentScript.previousElementSibling.attachShadow({mode:'open'}).innerHTML=${JSON.stringify(html).replaceAll('</', '<\\/')}</script>`;
const inFrame = (html: string) =>
  `<iframe width=600 height=300 srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`;
const chips = (words: string) =>
  words
    .split(' ')
    .map(word => `<span class=chip role=button tabindex=0>«${word}»</span>`)
    .join(' ');

export const foreignPages: readonly MarkedPage[] = [
  markedPage(
    'a router in Swedish',
    `<title>Router – inställningar</title><h1>Trådlöst nätverk</h1><dl><dt>Nätverksnamn<dd>‹Björkbacken›<dt>Lösenord för wifi<dd><button>«blåbärspaj»</button><dt>Administratörslösenord<dd><a href=#>«Älgstigen»</a><dt>Kanal<dd>‹36 (5 GHz)›</dl>
    <h2>Reservkoder</h2><ul><li><button>«trast-mossa»</button><li><button>«7712 9034»</button></ul><p>‹Koderna gäller i 30 dagar och kan bara användas en gång.›</p>
    <h2>Lösenord</h2><button>‹Byt lösenord›</button><p>‹Senast ändrat 3 mars 2026›</p><div class=row tabindex=0 role=button><b>PIN-kod</b> <span>«5518»</span></div><p>Ditt lösenord är «solig ö i havet»</p>`,
  ),
  markedPage(
    'a bank card in Portuguese',
    `<title>Meus cartões</title><h1>Cartão virtual</h1><div class=card><div><span>Número</span><span>«5204 7300 0000 2511»</span></div><div><span>Validade</span><span>«08/29»</span></div><div><span>CVV</span><span>«471»</span></div><div><span>Titular</span><span>‹Rita Lopes›</span></div></div>
    <h2>Senha do cartão</h2><button>«2207»</button><p>‹Limite disponível: 1.200,00 €›</p><table><tr><th>Conta<th>Senha de acesso<th>Criada em<tr tabindex=0><td>‹Poupança›<td><a href=#>«cavalo-marinho»</a><td>‹12/03/2025›<tr tabindex=0><td>‹Ordenado›<td><button>«Girassol»</button><td>‹01/09/2024›</table>
    <p>A sua palavra-passe é «gato de botas»</p><ul><li>‹Transferência para João 09/26›<li>‹Pagamento de serviços 471›</ul>`,
  ),
  markedPage(
    'a mailbox in Polish',
    `<title>Odebrane</title><ul><li tabindex=0 role=link>‹Paczkomat› Kod odbioru: «448 211»</li><li tabindex=0 role=link>‹Bank› Twoje hasło to «zielona żaba»</li><li tabindex=0 role=link>‹Sklep› Twój kod rabatowy: ‹LATO26›</li></ul><article><p>Hasło tymczasowe: «wiewiórka»</p><p>Nowe hasło do konta kim brzmi «Rumianek!»</p><p>‹Hasło zmienisz w ustawieniach konta.›</p>
    <p>Klucz licencyjny «9KQ2-MX77-ZZ81»</p><p>Numer seryjny: «PL-88120-XK4»</p><p>Kod do bramy to «4471#»</p><p>Zamówienie ‹2026-40517›, telefon ‹22 123 45 67›</p></article>
    <h3>Kody jednorazowe</h3><div class=grid><div role=button tabindex=0>«81204»</div><div role=button tabindex=0>«90077»</div></div>`,
  ),
  markedPage(
    'a console in Turkish',
    `<title>Geliştirici konsolu</title><h1>‹Uygulamalarım›</h1>${inShadow(`<h3>Gizli anahtar</h3><button class=copy>«lale-devri»</button><dl><dt>Erişim jetonu<dd><code>«jtn_k2x»</code><dt>Uygulama adı<dd>‹hava-durumu-2›</dl><h3>Kurtarma kodları</h3><ul><li>«f4kz-q1»<li>«r9tm-w8»</ul>`)}
    <div class=prop><span>Veritabanı şifresi</span> <a href=#>«karanfil»</a></div><div class=prop><span>Sürüm</span> <a href=#>‹v2.4.1›</a></div><p>Şifreniz «mavi balina» olarak değiştirildi</p><p>‹Şifreniz en az 8 karakter olmalıdır.›</p><button>‹Şifreyi değiştir›</button><p>Kapı kodu: «3390»</p>`,
  ),
  markedPage(
    'a wallet in Japanese',
    `<title>ウォレット</title><h1>シードフレーズを確認</h1><div class=words>${chips('さくら たぬき みずうみ')}</div>${inFrame('<h2>復元フレーズ</h2><ol><li>«うさぎ»</li><li>«かえる»</li><li>«すいか»</li></ol><p>‹この単語を紙に書いてください。›</p>')}
    <table><tr><td>秘密鍵<td><button>«L4rK1yDtCW»</button><tr><td>暗証番号<td><a href=#>«6152»</a><tr><td>残高<td>‹0.42 ETH›</table><p>合言葉は「«月と海»」です</p><p>パスワードは «ひまわり» です。</p><p>‹パスワードを忘れた方はこちら›</p><p>‹注文番号 2026-3391›</p>`,
  ),
  markedPage(
    'an account in Arabic',
    `<html dir=rtl><title>الحساب</title><h1>‹حسابي›</h1>${inFrame('<h2>رموز الاسترداد</h2><ul><li><button>«k3nm-77»</button></li><li><button>«p9wq-12»</button></li></ul><dl><dt>كلمة المرور<dd>«نجمةالبحر»<dt>المدينة<dd>‹القاهرة›</dl>')}<table><tr><th>الخدمة<th>كلمة السر<tr><td>‹البريد›<td><button>«زهرة77»</button></table><p>الرقم السري: «8841»</p><p>كلمة المرور الخاصة بك هي «قمر الصحراء»</p><p>‹يجب أن تتكون كلمة المرور من 8 أحرف›</p><p>‹رقم الطلب 20488›</p>`,
  ),
  markedPage(
    'an inventory in Russian',
    `<title>Доступы</title><table><thead><tr><th>Сервис<th>Логин<th>Пароль<tbody><tr tabindex=0 onclick=x><td>‹Почта›<td>‹kim›<td>«ромашка»<tr tabindex=0 onclick=x><td>‹Архив›<td>‹olga›<td><button>«Подсолнух»</button></table><div class=pair><div>Код домофона</div><div>«27К4410»</div></div><div class=pair><div>Этаж</div><div>‹9›</div></div>
    <p>Ваш пароль: «тихий дон»</p><p>Кодовое слово: «ландыш»</p><h3>Ключ сети</h3>${chips('берёзка9')}<p>‹Пароль должен содержать 8 символов.›</p><a href=#>‹Забыли пароль?›</a><p>Ліцензійний ключ «UA77-KX20-MM»</p><p>‹Заказ № 40517 от 12.03.2026›</p>`,
  ),
  markedPage(
    'a chat in English',
    `<title>Facilities</title><ul class=chat><li>‹Kim:› the password is «swordfish»<li>Your password is «correct horse battery staple»<li>the combination of the safe is «12-40-07»<li>the gate code is «4471#», ‹park in row 7›<li>‹Jo:› passphrase for the backup is «tall giraffe eats»<li>‹your password is too short, please change it›<li>‹the password is stored in the vault›<li>‹my password is not working›<li>‹the token is valid for 30 minutes›<li>‹the key is under the mat›</ul>
    <div role=listbox aria-label="Saved passwords"><div role=option>«marigold»</div><div role=option>«Tangerine»</div></div><h3>PIN</h3><ul><li tabindex=0>Front door <b>«8812»</b></li></ul><p>New password set: «huckleberry»</p><p>‹New password set on 3 March›</p>`,
  ),
  markedPage(
    'licences in German',
    `<title>Bestellung</title><h2>Ihre Lizenz</h2><label>Seriennummer <input readonly value="«AX-20417-KL»"></label><p>Produktschlüssel</p><output>«7KQ2V-9M4XT-R8LL0»</output><p>Aktivierungs-ID: <kbd>«kql-77-mm2»</kbd></p><div><small>Freischaltcode</small><button>«Waldmeister»</button></div>
    <h3>Wiederherstellungswörter</h3><div>${chips('apfel birne kirsche')}</div><p>Ihr Passwort lautet «Bergziege»</p><p>Das Kennwort für den Gastzugang ist «Blaue Stunde»</p><p>‹Das Passwort ist abgelaufen.›</p><p>‹Ihr Passwort ist sicher›</p><p>Bestellnummer ‹DE-2026-40517›</p><p>Artikelnummer ‹AX-20417›</p><p>Modell ‹KL-7 Pro›</p>${inShadow('<dl><dt>Gerätepasswort<dd><input readonly value="«Haselnuss»"><dt>Firmware<dd>‹4.2.1›</dl>')}`,
  ),
  markedPage(
    'a team in Spanish',
    `<title>Equipo</title><h1>Códigos de recuperación</h1><div role=list><div role=listitem tabindex=0>«girasol-9»</div><div role=listitem tabindex=0>«tortuga-4»</div></div><div role=grid><div role=row><div role=columnheader>Servicio</div><div role=columnheader>Contraseña</div></div><div role=row tabindex=0><div role=gridcell>‹Correo›</div><div role=gridcell><button>«mariposa»</button></div></div></div>
    <p>Tu contraseña es «perro verde».</p><p>‹Tu contraseña es segura.›</p><p>‹La contraseña debe tener 8 caracteres›</p><p>Clave del Wi-Fi: «Limonero»</p><details open><summary>Datos de acceso</summary><p>Usuario: ‹kim›</p><p>Contraseña: «almendra»</p></details><p>Pedido ‹2026-3391›</p><button>‹Restablecer contraseña›</button><nav><a href=#>‹Contraseñas y seguridad›</a></nav>`,
  ),
  markedPage(
    'a vault in French',
    `<title>Coffre</title>${inFrame(`<h2>Mots de passe enregistrés</h2><ul><li><button>«coquelicot»</button></li><li><button>«Tournesol7»</button></li></ul>${inShadow('<p>Clé secrète</p><span role=button tabindex=0>«pamplemousse»</span><p>Ville</p><span role=button tabindex=0>‹Montpellier›</span>')}`)}<dl><dt>Code d'entrée<dd><a href=#>«48B12»</a><dt>Ville<dd><a href=#>‹Grenoble›</a></dl><p>Votre mot de passe est «trois petits chats».</p><p>‹Votre mot de passe est expiré.›</p><p>Mot de passe : «hirondelle»</p><p>Clé de licence : «FR77-KX20-MM»</p><p>Facture ‹F-2026-0417›</p><p>‹Le mot de passe doit contenir un chiffre.›</p>`,
  ),
  markedPage(
    'accounts in Korean and Chinese',
    `<title>계정</title><table><tr><td>와이파이 비밀번호<td><button>«haebaragi»</button><tr><td>층<td><button>‹3층›</button></table><h3>백업 코드</h3><div>${chips('kx71-22 mm20-91')}</div><p>비밀번호는 «바다거북» 입니다.</p><p>‹비밀번호는 8자 이상이어야 합니다.›</p><dl><dt>登录密码<dd><a href=#>«xiangrikui»</a><dt>城市<dd><a href=#>‹杭州›</a></dl><h2>助记词</h2><div>${chips('苹果 香蕉 葡萄')}</div><p>您的密码是「«蓝色鲸鱼»」。</p><p>‹您的密码已过期，请修改。›</p><p>订单号：‹2026-40517›</p><p>提取码：«x7kq»</p>`,
  ),
  markedPage(
    'services in Vietnamese, Thai, Hindi and Indonesian',
    `<title>Dịch vụ</title><div class=pair><span>Mật khẩu</span><button>«hoasen»</button></div><div class=pair><span>Thành phố</span><button>‹Đà Nẵng›</button></div><p>Mật khẩu của bạn là «con mèo xanh»</p><p>‹Mật khẩu phải có ít nhất 8 ký tự.›</p><dl><dt>รหัสผ่าน<dd><button>«dokbua»</button><dt>เมือง<dd>‹เชียงใหม่›</dl><h3>पासवर्ड</h3><a href=#>«kamal77»</a><p>‹पासवर्ड बदलें›</p><table><tr><th>Layanan<th>Kata sandi<tr><td>‹Surel›<td><button>«melati»</button></table><p>Kode OTP: «5512 08»</p><p>Pesanan ‹INV-40517›</p>`,
  ),
  markedPage(
    'patients in Dutch and Greek',
    `<title>Portaal</title><table><tr><th>Naam<td>‹Jo de Vries›<tr><th>Toegangscode<td><button>«madelief»</button><tr><th>Pincode<td><a href=#>«4407»</a><tr><th>Geboortedatum<td>‹01-02-1980›</table><p>Uw wachtwoord is «blauwe fiets»</p><p>‹Uw wachtwoord is gewijzigd.›</p><p>Κωδικός πρόσβασης</p><button>«λεμόνι»</button><p>Πόλη</p><button>‹Πάτρα›</button><p>Ο κωδικός σας είναι «ηλιοτρόπιο»</p><p>‹Ο κωδικός πρέπει να έχει 8 χαρακτήρες›</p>${inShadow('<h3>Herstelcodes</h3><div class=grid><button>«4417 2290»</button><button>«tulp-roos»</button></div><button>‹Download›</button><button>‹Nieuwe codes›</button>')}<p>Afspraak ‹12:30›, kamer ‹B12›</p>`,
  ),
];
