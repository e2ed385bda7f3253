// Long: the pages of one set are read side by side.
import { type MarkedPage, markedPage } from './marked-page.ts';

/**
 * Written before the rules were tuned in November 2026 and measured once before and once after, then opened on 26 November for
 * the rules to be mended on: these pages are blind no longer. «secrets» and ⟦privates⟧ (may be read with approval) among ‹texts› that must stay readable.
 */
export const onceBlindPages: readonly MarkedPage[] = [
  markedPage(
    'support ticket with comments',
    `<title>#88213 Cannot sign in – Helpdesk</title><main><h1>‹#88213 Cannot sign in›</h1><ol class=comments>
    <li><header>Priya (agent)</header><p>Hi Tom, I have reset it for you. Log in with user ‹tbaker› and temporary password «Harvest-Moon-31», then choose your own.</p></li>
    <li><header>Tom</header><p>It asks for a PIN as well. I tried «7390» and it says wrong.</p><blockquote>my login: tbaker / «oatmeal22»</blockquote></li>
    <li><header>Priya (agent)</header><p>Please verify: the answer to your security question was "«Copenhagen»"?</p><p>‹Your order 4471-2290 ships on 3 May.›</p></li></ol>
    <aside><dl><dt>Callback PIN</dt><dd>«552019»</dd><dt>Ticket</dt><dd>‹HD-88213›</dd><dt>Priority</dt><dd>‹High›</dd></dl></aside></main>`,
  ),
  markedPage(
    'holiday flat: arrival guide',
    `<title>Welcome to Casa Lume</title><article><h1>‹Welcome to Casa Lume›</h1><h2>Getting in</h2><p>The key box hangs left of the door. Turn the wheels to «4 0 8 1» and pull.</p>
    <p>Building entrance: press «19#73», then ‹third floor›.</p><h2>Internet</h2><p>Network ‹CasaLume_5G›<br>Password «limoncello-per-tutti»</p><h2>Alarm</h2><p>Disarm with «86420» within 30 seconds.</p>
    <p>‹Check-out is at 11:00.› Host phone ‹+39 055 123 4567›. Booking ‹HMXK4TQ9ZP›</p><div class=card><small>Safe</small><strong>«2905»</strong></div></article>`,
  ),
  markedPage(
    'visa application summary',
    `<title>Review your application</title><h1>‹Review your application›</h1><section class=summary>
    <div class=govuk-row><dt>Passport number</dt><dd>«533401278»</dd><dd><a href=#>Change</a></dd></div><div class=govuk-row><dt>Date of issue</dt><dd>‹14 June 2021›</dd></div>
    <div class=govuk-row><dt>National identity card</dt><dd>«YA8820931»</dd></div><div class=govuk-row><dt>Driving licence</dt><dd>«MORGA753116SM9IJ»</dd></div>
    <div class=govuk-row><dt>National Insurance number</dt><dd>«QQ 12 34 56 C»</dd></div><div class=govuk-row><dt>Full name</dt><dd>‹Sarah Morgan›</dd></div>
    <div class=govuk-row><dt>Application reference</dt><dd>‹GWF064881233›</dd></div><div class=govuk-row><dt>Residence permit no.</dt><dd>«RX0447123»</dd></div></section><button>‹Submit application›</button>`,
  ),
  markedPage(
    'account recovery questions, read only',
    `<title>Recovery options</title><h1>‹Recovery options›</h1><table class=qa><tr><td>In what city did your parents meet?</td><td>«Valparaíso»</td></tr><tr><td>What was the name of your first teacher?</td><td>«Mrs Oduya»</td></tr>
    <tr><td>What street did you grow up on?</td><td>«Tannery Lane»</td></tr></table><ul><li><b>Favourite childhood book</b><br><span>«The Moomins»</span></li></ul>
    <p>Memorable word: «tangerine»</p><label>Your memorable date <input value="«1987-06-04»"></label><label>Recovery phone <input type=tel value="⟦+44 7700 900123⟧"></label><p>‹You last reviewed these on 2 January 2026.›</p>`,
  ),
  markedPage(
    'ssh session in a web terminal',
    `<title>web console</title><pre class=term>kim@box:~$ ‹uptime›
 10:02:11 up 12 days
kim@box:~$ mysql -h db1 -u shop -p'«gr4vel-pit»' orders
kim@box:~$ export SLACK_SIGNING=«5d1f8c02be7a4f1d»
kim@box:~$ sshpass -p «muffin!tin» scp a.tgz backup@10.0.0.9:
kim@box:~$ redis-cli -a «carousel77» ping
kim@box:~$ ‹git log --oneline -3›
‹a41c9de Fix rounding of totals›
kim@box:~$ gpg --batch --passphrase «sleepy-otter» -d x.gpg
kim@box:~$ cat .netrc
machine ftp.test login kim password «winterapple»
kim@box:~$ wget --user=kim --password=«plumjam» https://files.test/x</pre>`,
  ),
  markedPage(
    'smart home hub',
    `<title>Home</title><h1>‹Devices›</h1><div class=tile><h3>‹Front door lock›</h3><ul class=users><li><span class=n>Cleaner</span><span class=c>«4418»</span></li><li><span class=n>Grandma</span><span class=c>«7702»</span></li></ul><p>Door codes are sent by text.</p></div>
    <div class=tile><h3>Matter setup code</h3><div>«3497-011-2332»</div></div><div class=tile><h3>HomeKit</h3><span>Pairing code</span><mark>«031-45-154»</mark></div>
    <div class=tile><h3>‹Thermostat›</h3><span>‹21.5 °C›</span><span>Serial</span><mark>‹TH-2209-118›</mark></div><div class=tile><h3>Guest network</h3><code>«otters-hold-hands»</code><small>WPA2 passphrase</small></div>`,
  ),
  markedPage(
    'HR file of an employee',
    `<title>Employee file</title><h1>‹Lena Fischer›</h1><div class=grid2><label>Personnel no.</label><output>‹100482›</output><label>Social security no.</label><output>«12 150883 F 004»</output><label>Tax ID</label><output>«86 095 742 719»</output>
    <label>IBAN</label><output>⟦DE89370400440532013000⟧</output><label>Health insurance no.</label><output>«M310119800»</output><label>Department</label><output>‹Logistics›</output><label>Badge PIN</label><output>«9921»</output></div>
    <h2>Dependants</h2><table><thead><tr><th>Name<th>Born<th>SSN<th>Passport<tbody><tr><td>‹Mia›<td>‹2015-04-02›<td>«078-05-1121»<td>«C01X00T47»<tr><td>‹Ben›<td>‹2018-09-11›<td>«219-09-9998»<td>«C8Y4PK220»</table>`,
  ),
  markedPage(
    'game store library',
    `<title>My keys</title><div class=lib><article><h4>‹Moon Farm 2›</h4><p class=k>Steam key</p><button class=reveal>«4QH7B-XN0PL-MM2WK»</button></article><article><h4>‹Rail Baron›</h4><p class=k>Redeem code</p><a href=#>«RB-7712-LLKQ-09»</a></article>
    <article><h4>‹Gift card €20›</h4><p class=k>Code</p><span class=chip tabindex=0 role=button>«XKPL-2209-QQ7M»</span><p class=k>PIN</p><span class=chip tabindex=0 role=button>«6614»</span></article></div>
    <p>‹Order GS-2026-00417, 39,98 €›</p><p>‹Version 1.20.4 is out›</p><p>Promo code ‹SPRING25› takes 25 % off.</p>`,
  ),
  markedPage(
    'exam invigilation portal',
    `<title>Exam day</title><h1>‹Chemistry II – 12 June›</h1><div class=steps><div><b>1</b> Room ‹H 2.014›</div><div><b>2</b> Start word for the browser: «heliotrope»</div><div><b>3</b> Quit password: «lemur-42»</div><div><b>4</b> Candidate no. ‹20417›</div></div>
    <table><tr><th>Candidate</th><th>Access token</th></tr><tr><td>‹Ann Li›</td><td>«mango-91»</td></tr><tr><td>‹Bo Ek›</td><td>«quince-28»</td></tr></table><p>Proctor login is ‹proc3› with «Feather!7».</p>`,
  ),
  markedPage(
    'mail thread with a bank',
    `<title>Re: card replacement</title><div class=mail><p>Dear Mr Okafor,</p><p>Your new card ending ‹4410› is on its way. Its PIN is «4827». Telephone banking password: «brass-kettle».</p><p>To unlock the attachment use your postcode followed by «0412».</p>
    <p>Sort code ⟦20-45-67⟧, account ⟦31926819⟧.</p><p>Activation number «83 10 22 97»</p><p>‹Reference CR-2026-8812›</p><p>Sincerely, ‹Retail Cards›</p></div>`,
  ),
  markedPage(
    'crypto wallet backup, card layout',
    `<title>Back up</title><h2>Write these 12 words down</h2><div class=flex>${'orbit velvet canyon prosper lizard amateur hockey draft museum sunset ticket wrist'
      .split(' ')
      .map((word, at) => `<div class=w><i>${at + 1}.</i> <b>«${word}»</b></div>`)
      .join(
        '',
      )}</div><h3>Extended private key</h3><textarea readonly>«xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi»</textarea><p>Address ‹0x71C7656EC7ab88b098defB751B7401B5f6d8976F›</p><p>‹Balance 0.84 ETH›</p>`,
  ),
  markedPage(
    'kanban card and its checklist',
    `<title>Launch board</title><section class=list><h2>‹Doing›</h2><div class=card draggable=true><h3>‹Move staging to new host›</h3><ul class=check><li><input type=checkbox> ‹Ask ops for a window›</li><li><input type=checkbox checked> admin pw changed to «Turnip_2026»</li><li><input type=checkbox> basic auth = preview:«puddle»</li></ul>
    <div class=field><div>Deploy token</div><div>«dpl-44kk-zebra»</div></div><div class=field><div>Due</div><div>‹18 Dec›</div></div><div class=field><div>Estimate</div><div>‹5 pts›</div></div></div></section>`,
  ),
  markedPage(
    'spreadsheet of shared logins',
    `<title>Logins – Sheets</title><div role=grid><div role=row><div role=columnheader>A</div><div role=columnheader>B</div><div role=columnheader>C</div><div role=columnheader>D</div></div>
    <div role=row><div role=gridcell>Service</div><div role=gridcell>Login</div><div role=gridcell>Pass</div><div role=gridcell>2FA seed</div></div>
    <div role=row><div role=gridcell>‹Canva›</div><div role=gridcell>‹office@kite.test›</div><div role=gridcell>«Papaya»</div><div role=gridcell>«KRUGKIDROVUWG2ZA»</div></div>
    <div role=row><div role=gridcell>‹Hosting›</div><div role=gridcell>‹kite›</div><div role=gridcell>«three.Blue.doors»</div><div role=gridcell>«MFRGGZDFMZTWQ2LK»</div></div></div>`,
  ),
  markedPage(
    'parcel locker and car sharing, small screen',
    `<title>Your pickup</title><section><p>Locker ‹0417›, box ‹12›</p><p class=big>Pickup PIN</p><p class=huge>«884 013»</p><p>Tracking ‹1Z999AA10123456784›</p></section><section><h3>‹Car K-LM 882›</h3><p>Tap in with your member PIN «6027»; the fuel card PIN is «1558».</p><p>‹Trip 3 h 20 min, 41.50 €›</p></section>
    <section><h3>Boarding pass</h3><p>‹LH 2044 seat 14C›</p><p>Frequent flyer PIN: «7741»</p></section>`,
  ),
  markedPage(
    'developer portal with tabs',
    `<title>Apps</title><div role=tablist><button role=tab>‹Overview›</button><button role=tab>‹Credentials›</button></div><div role=tabpanel><div class=kv><span>Client ID</span><code>‹kite-web›</code></div><div class=kv><span>Client secret</span><code>«lantern-fish»</code><button>‹Rotate›</button></div>
    <div class=kv><span>Webhook signing secret</span><code>«whs.purple.9»</code></div><div class=kv><span>Redirect URI</span><code>‹https://kite.test/cb›</code></div><p>Sandbox merchant: id ‹M-2201›, key «k3y-of-elm»</p>
    <pre>client = Kite(api_key="«kt-elm-oak»", region="‹eu-west›")</pre><pre>Authorization: Basic «a2ltOnR1bGlw»</pre></div>`,
  ),
  markedPage(
    'clinic patient portal in Italian',
    `<title>Portale paziente</title><h1>‹Bentornata, Giulia›</h1><dl><div><dt>Codice fiscale</dt><dd>«RSSGLI85A41F205X»</dd></div><div><dt>Tessera sanitaria</dt><dd>«80380000123456789012»</dd></div><div><dt>Medico</dt><dd>‹Dott. Neri›</dd></div><div><dt>Codice di ritiro referto</dt><dd>«KX7-P20»</dd></div></dl>
    <p>La sua password provvisoria è «girandola»; ‹va cambiata entro 30 giorni›.</p><p>Carta d'identità n. «CA01234AB»</p><p>Prossima visita: ‹12/03/2026 ore 9:30›</p><p>Cognome da nubile della madre: «Bellandi»</p>`,
  ),
  markedPage(
    'student card service in French',
    `<title>Mon compte étudiant</title><ul class=rows><li>Numéro étudiant ‹22104417›</li><li>N° de sécurité sociale <b>«2 99 05 75 116 001 42»</b></li><li>N° de passeport <b>«19FV05512»</b></li><li>Permis de conduire <b>«15AB77281»</b></li><li>Code d'impression <b>«5519»</b></li><li>Ville <b>‹Rennes›</b></li></ul>
    <p>Question secrète : nom de votre premier animal — «Caramel»</p><p>Mot de passe Eduroam «baleine-bleue»</p>`,
  ),
];
