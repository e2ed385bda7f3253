// Long: the parts of one set are read side by side.
/**
 * Labels and values in the many ways that pages set them side by side: numbers of persons, answers to questions, passwords
 * that are words. «secrets» among ‹texts› that must stay readable. The rules were written on these.
 */
interface PairsPage {
  name: string;
  html: string;
  secrets: readonly string[];
  texts: readonly string[];
}

const PAIRS: readonly string[] = [
  `<h1>Staff list</h1><table><thead><tr><th>Name<th>Passport no.<th>Expires<th>PIN<tbody><tr><td>‹Ada Byron›<td>«P4366918»<td>‹2031-02-01›<td>«4471»<tr><td>‹Tim Lee›<td>«K0012233»<td>‹2029-09-09›<td>«9918»</table>`,
  `<div class=info><span class=k>Tax ID</span><span class=v>«12 345 678 903»</span></div><div class=info><span class=k>Order ID</span><span class=v>‹12 345 678 904›</span></div><div class=info><span class=k>Invoice number</span><span class=v>‹2026-0001234›</span></div>`,
  `<ul><li>Passport: «L8988901C»</li><li>Driver’s licence: «D1234562»</li><li>Green card number: «LIN0012345678»</li><li>Flight: ‹BA2490›</li><li>Booking reference: ‹X7K2PQ›</li></ul>`,
  `<dl><dt>Sozialversicherungsnummer<dd>«65 170839 J 003»<dt>Kundennummer<dd>‹40 17 22 901›<dt>Ausweisnummer<dd>«T22000129»<dt>Führerscheinnummer<dd>«B072RRE2I55»<dt>Rechnungsnummer<dd>‹RE-2026-118›</dl>`,
  `<p>My social is «219-09-9999» and my DL is «S530-4601-8923».</p><p>His passport number is «X1234567», born ‹3 May 1980›.</p>`,
  `<table><tr><td>What is the name of your favourite teacher?<td>«Ms Hargreaves»<tr><td>Which street did you live on as a child? <td>«Elm Row»<tr><td>How did you hear of us?<td>‹A friend›</table>`,
  `<div class=q><p>What was the make of your first car?</p><p>«Saab»</p></div><div class=q><p>What do you like here?</p><p>‹The view›</p></div>`,
  `<dl><dt>Security question<dd>‹What is your mother's maiden name?›<dt>Answer<dd>«Kowalczyk»<dt>Hint<dd>‹none›</dl>`,
  `<h3>Secret answer</h3><p>«grandma's house»</p><p>‹Choose something that others do not know.›</p>`,
  `<p>Name of first pet - «Biscuit»</p><p>Geburtsname der Mutter: «Rosenbaum»</p><p>Nom de jeune fille de votre mère : «Lefèvre»</p><p>Nombre de tu primera mascota: «Canela»</p><p>Cognome da nubile di tua madre: «Ferrero»</p>`,
  `<p>Login: ‹kim@acme.test›, initial password: «welcome», ‹change it on first use›.</p>`,
  `<p>You can sign in as ‹demo› with the password «letmeinplease».</p><p>‹You can sign in with the password that you chose.›</p>`,
  `<div class=creds><p>Username</p><p>‹guest›</p><p>Password</p><p>«hibiscus»</p></div>`,
  `<div class=row><div>Guest Wi-Fi</div><div>‹Lobby›</div></div><div class=row><div>Wi-Fi password</div><div>«sandcastle»</div></div>`,
  `<p>Wi-Fi: ‹Lobby› / password: «sandcastles»</p><p>‹Wi-Fi: free in all rooms›</p>`,
  `<section><h4>Recovery key</h4><p>‹Save this key.›</p><p>«MVXW-2KQP-99ZD-LLTR»</p></section>`,
  `<h3>Your backup codes</h3><div class=codes><div>«19a4 77cd»</div><div>«88e1 02bf»</div></div><p>‹Generated on 2 May 2026›</p>`,
  `<h3>Your backup codes</h3><table><tr><td>«hr7k 2mxq»<td>«p09z ttv4»<tr><td>«22kd 81wq»<td>«zz71 kk0p»</table>`,
  `<div><span>Client ID</span> <code>‹acme-prod›</code></div><div><span>Client Secret</span> <code>«zebra»</code></div>`,
  `<div class=secret-row><label>Secret</label><div class=box><span class=chip>«otterwise»</span><button>‹Copy›</button></div></div>`,
  `<p>Your gate code: «2580#»</p><p>Garage keypad «8842»</p><p>Lockbox code is «0417»</p><p>Room ‹0418›</p>`,
  `<p>Voicemail PIN «3321», extension ‹4410›</p><p>SIM PIN: «0000»</p><p>Model ‹PIN-4410›</p><p>‹Pin 4 pictures›</p>`,
  `<table><tr><td>SSID<td>‹Barn›<tr><td>Key<td>«haystack-needle»<tr><td>Channel<td>‹11›</table>`,
  `<table><tr><th>Key<th>Value<tr><td>color<td>‹blue-green›<tr><td>session_secret<td>«maplewood»<tr><td>app.password<td>«cedar»</table>`,
  `<pre>password = "«birchbark»"\nretries = ‹3›\n[smtp]\nuser = ‹mailer›\npass = «quietriver»</pre>`,
  `<pre>$ docker login -u kim -p «harbour9»\n$ ‹docker ps -a -p 8080›\n$ mysqldump -uroot -p«rootie22» shop</pre>`,
  `<p>Membership no. ‹778 201 45›</p><p>Loyalty card ‹6034 1188 2210›</p><p>Policy ‹POL-2026-7781›</p><p>Student number ‹S2210443›</p>`,
  `<p>IBAN: ‹DE89 3704 0044 0532 0130 00›</p><p>Account number: ‹31926819›</p><p>VAT no. ‹GB 123 4567 89›</p><p>Company number ‹07654321›</p><p>EIN: ‹12-3456789›</p>`,
  `<dl><dt>Tracking<dd>‹JD014600003828992221›<dt>Serial no. of meter<dd>‹E77-2201-9›<dt>IMEI<dd>‹356938035643809›<dt>VIN<dd>‹WVWZZZ1JZ3W386752›</dl>`,
  `<p>Passport photos: ‹35 x 45 mm›</p><p>‹Passport renewal takes 10 weeks from 2026-01-01›</p><p>‹ID cards are issued in room 20417›</p><p>Tax year ‹2025/2026›</p>`,
  `<h2>FAQ</h2><h3>‹What was the first car ever built?›</h3><p>‹The Benz Patent-Motorwagen›</p><h3>‹Where were you when it happened?›</h3><p>‹At home, with my family, watching the news.›</p>`,
  `<p>Favourite colour: ‹green›</p><p>Favourites: ‹Tea pot›</p><p>Mother: ‹Ann Li›</p><p>Father's name: ‹Bo Li›</p><p>Pets: ‹not allowed›</p><p>Maiden name: ‹Ek›</p><p>First school: ‹Hill High›</p><p>Place of birth: ‹Oslo›</p>`,
  `<fieldset><legend>What is your favourite season?</legend><label><input type=radio name=a>‹Spring›</label><label><input type=radio name=a>‹Autumn›</label></fieldset>`,
  `<p>Temporary PIN «918273» was texted to ‹+49 151 2345678›</p><p>Quote the password «bluebell» when you call.</p>`,
  `<table><tr><td>Alarm code<td>«7531»<tr><td>Gas meter<td>‹77531›<tr><td>Bike lock<td>«0829»<tr><td>Door entry<td>«C4417Y»</table>`,
  `<div>Kennwort</div><div>«Sommerregen»</div><div>Stadt</div><div>‹Kassel›</div><div>Telefon</div><div>‹0561 998877›</div>`,
  `<div class=kv><b>Zugangscode:</b> «K7-M2-Q9»</div><div class=kv><b>Artikel:</b> ‹K7-M2-Q8›</div>`,
  `<p>Número de pasaporte: «PAB123456»</p><p>Carte d'identité n° «880692310285»</p><p>Numero patente «U1A234567B»</p><p>Rijbewijsnummer: «5123456789»</p><p>Nr dowodu osobistego: «ABC 123456»</p><p>Personnummer: «811218-9876»</p><p>Numéro de commande : ‹4410 2290›</p>`,
  `<p>身份证号：«11010519491231002X»</p><p>护照号码 «E12345678»</p><p>订单号：‹20260412003›</p><p>マイナンバー：«1234 5678 9012»</p><p>여권번호: «M12345678»</p>`,

  `<div class=MuiCard><div class=MuiTypography-caption>Device PIN</div><div class=MuiTypography-h6>«7715»</div><div class=MuiTypography-caption>Firmware</div><div class=MuiTypography-h6>‹4.1.22›</div></div>`,
  `<div class=ant-descriptions><table><tbody><tr><th><span>Username</span></th><td><span>‹svc-backup›</span></td></tr><tr><th><span>Password</span></th><td><span>«thunderclap»</span> <a>‹Reset›</a></td></tr></tbody></table></div>`,
  `<div class=list-group><a class=list-group-item href=#><h6>VPN</h6><small>shared secret</small><p>«kettle-drum»</p></a><a class=list-group-item href=#><h6>Printer</h6><small>location</small><p>‹2nd floor›</p></a></div>`,
  `<div class=badge-row>Codes: <span class=badge>«AX4-9QK»</span> <span class=badge>«BT7-2MM»</span></div><div class=badge-row>Tags: <span class=badge>‹urgent›</span> <span class=badge>‹Q3-2026›</span></div>`,
  `<h2>One-time codes</h2><div class=chips><button class=chip>«84 11 02»</button><button class=chip>«60 77 19»</button></div><button>‹Done›</button>`,
  `<table class=table><caption>Service accounts</caption><tr><th>Account<th>Secret<th>Owner<tr><td>‹mailer›<td><code>«umber-sky»</code><td>‹Jo›<tr><td>‹cron›<td><code>«lilac»</code><td>‹Al›</table>`,
  `<ul class=timeline><li><time>‹10:02›</time> SMS from Bank: Your passcode is «330 918». ‹Do not share it.›</li><li><time>‹10:05›</time> SMS from Courier: ‹Parcel 00340434161094021501 arrives today›</li></ul>`,
  `<p>Hello Ann, your account is ready.<br>User name: ‹ann.k›<br>One-time password: «Sparrow»<br>Portal: ‹https://portal.test/login›</p>`,
  `<details open><summary>Show keys</summary><div>Publishable key: ‹pub-9912›</div><div>Secret key: «sec-crocodile»</div></details>`,
  `<label>Client number<output>‹4471 22 90›</output></label><label>Client secret<output>«parsnip»</output></label>`,
  `<div class=flex><span>PUK1</span><span>«87120934»</span></div><div class=flex><span>ICCID</span><span>‹8944110068000000000›</span></div><div class=flex><span>PIN1</span><span>«0417»</span></div>`,
  `<dl class=row><dt class=col-3>BitLocker recovery key<dd class=col-9>«123456-234567-345678-456789-567890-678901-789012-890123»<dt class=col-3>Key ID<dd class=col-9>‹8A3F1C9E›</dl>`,
  `<section><h3>Two-factor setup key</h3><pre>«jbsw y3dp ehpk 3pxp»</pre><p>‹Account: kim@x.test›</p></section>`,
  `<p>Si te lo piden, la contraseña del wifi es «gatonegro» y la red es ‹CasaAzul›.</p><p>Das WLAN heißt ‹Kaffeehaus›, das Passwort lautet «melange».</p><p>Le code du portail est le «58B3», ‹3e étage›.</p><p>La password del wifi è «pistacchio».</p>`,
  `<p>Das Passwort zum Öffnen der PDF ist Ihr Geburtsdatum, ‹also TTMMJJJJ›.</p><p>Ihre Kundennummer ist ‹40 2210 77›, Ihre PIN ist «6642».</p>`,
  `<div role=row><div role=gridcell>‹Router›</div><div role=gridcell>admin</div><div role=gridcell>«cobalt77blue»</div></div>`,
  `<table><tr><td>Router</td><td>‹192.168.1.1›</td><td>admin / «cobalt-blue»</td></tr></table>`,
  `<p>Reset code (valid 10 min)</p><p><strong>«40-71-88»</strong></p><p>Ticket ‹40-71-89›</p>`,
  `<p>Your new API token</p><div class=input-group><input readonly value="«tk.fernwood.22»"><button>‹Copy›</button></div>`,
  `<h4>Emergency contacts</h4><p>‹Mum, 0170 1234567›</p><h4>Emergency access code</h4><p>«EA-77-PLUM»</p>`,
  `<table><tr><th>Applicant</th><td>‹Jo Ek›</td></tr><tr><th>Passport</th><td>«AA1234567»</td></tr><tr><th>Nationality</th><td>‹Swedish›</td></tr><tr><th>Visa no.</th><td>«V20417733»</td></tr><tr><th>File no.</th><td>‹2026/0417›</td></tr></table>`,
  `<p><b>Tax identification number</b><br>«47 036 892 816»</p><p><b>Reference</b><br>‹47 036 892 817›</p>`,
  `<div><p class=l>Licence number (driving)</p><p class=v>«JONES 710238 HA»</p></div><div><p class=l>Licence plate</p><p class=v>‹K LM 882›</p></div>`,
  `<p>Patient ID: «00481223», ward ‹7B›, room ‹20417›</p><p>Health card: «9876 543 217 AB»</p>`,
  `<h2>Identity check</h2><p>We asked: ‹What was the name of your first school?› You answered: «Rosehill».</p>`,
  `<ol><li>Mother's birth name<br><em>«Petrova»</em></li><li>Town where you were born<br><em>«Varna»</em></li><li>Newsletter<br><em>‹weekly›</em></li></ol>`,
  `<p>Secret word: «marzipan»</p><p>Codeword for pickup: «blue heron»</p><p>Safe word «pineapple»</p><p>Keyword: ‹holiday›</p><p>Password hint: ‹the usual dog›</p>`,
  `<p>Discount code ‹WELCOME10›, gift card code «GFT7-QQ2K-88MX», voucher ‹SUMMER-26›</p><p>Booking code ‹X7K2PQ›, flight ‹LH2044›</p><p>Product code ‹AB-1299-X›, bar code ‹4006381333931›</p>`,
  `<p>Phone ‹(212) 555-0147›, zip ‹10001›, room ‹20417›, invoice ‹INV-20417›, price ‹1,299.00›, date ‹2026-11-26›, UPS ‹1Z999AA10123456784›, ISBN ‹978-3-16-148410-0›, commit ‹a41c9de›, part ‹RK-73X9-B2›, model ‹WH1000XM5›, case ‹CAS-009912›</p>`,
  `<table><tr><th>Order<th>Customer<th>E-mail<th>Ref<tr><td>‹40-71-88›<td>‹Jo›<td>‹jo@x.test›<td>‹a1b2c3›<tr><td>‹40-71-90›<td>‹Al›<td>‹al@x.test›<td>‹d4e5f6›</table>`,
];

export const pairsPages: readonly PairsPage[] = PAIRS.map((html, at) => {
  const inside = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, piece = '']) => piece);
  return {
    name: `pairs ${at + 1}`,
    html: html.replace(/[«»‹›]/gu, ''),
    secrets: inside(/«(.+?)»/gsu),
    texts: inside(/‹(.+?)›/gsu),
  };
});
