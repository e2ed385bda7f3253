// Long: the pages of one set are read side by side.
import { type MarkedPage, markedPage } from './marked-page.ts';

/**
 * Written on 26 November 2026 by someone who had not seen the rules, before the last change of them: no rule may be written on
 * these pages. «secrets» and ⟦privates⟧ (may be read with approval) among ‹texts› that
 * must stay readable.
 */
export const blindPages: readonly MarkedPage[] = [
  markedPage(
    'router admin: wireless and WireGuard',
    `<title>FiberHub 7 – Wireless</title><nav><a href=#s>‹Status›</a> <a href=#w>‹Wireless›</a> <a href=#p>‹Change router password›</a></nav>
    <form><fieldset><legend>Main network</legend><label for=ssid>SSID</label><input id=ssid readonly value="‹Brambleby-5G›"><label for=psk>Pre-shared key</label><input id=psk readonly value="«toffee hedge 88 lantern»"><label for=sec>Security</label><select id=sec><option selected>‹WPA3-Personal›</option></select></fieldset>
    <fieldset><legend>WPS</legend><span class=lbl>Router PIN (for enrollees)</span><output>«2417 9086»</output><button type=button>Generate new PIN</button></fieldset>
    <fieldset><legend>WAN – PPPoE</legend><div class=row><div>User name</div><div>‹brambleby@dsl.isp.test›</div></div><div class=row><div>Password</div><div>«Kx-mallow-402»</div></div></fieldset></form>
    <h2>VPN client</h2><pre class=conf>[Interface]
PrivateKey = «81vexMkvGGDlCpPnf71xYLDWkbpL93jlS5wjOtHzCEQ=»
Address = ‹10.8.0.2/32›

[Peer]
PublicKey = ‹/zuy6zY8UmukTJPjEfs4BozIsZTi2+T9ZPNwwCkU4U4=›
PresharedKey = «U93yF8sWYIww8jbD7+K4+DPJgLm0VlSQvXIb7YeRBt8=»
Endpoint = vpn.brambleby.test:51820</pre>
    <p>Dynamic DNS update URL: https://ddns.test/update?host=brambleby&amp;token=«9f2b7ce1d04a»</p>
    <footer>Model ‹FH7-AX5400› · Firmware ‹3.14.2-b2207› · <small>‹A password needs at least 12 characters and one digit.›</small></footer>`,
  ),
  markedPage(
    'CI settings: variables and runner dialog',
    `<title>CI/CD · tidepool/web</title><h1>‹CI/CD variables›</h1><table class=vars><thead><tr><th>Key</th><th>Value</th><th>Environment</th></tr></thead><tbody>
    <tr><td>NODE_VERSION</td><td><code>‹22.11.0›</code></td><td>All</td></tr>
    <tr><td>REGISTRY_TOKEN</td><td><code>«rgt_41eba5bba19371f7»</code></td><td>All</td></tr>
    <tr><td>CACHE_KEY_PREFIX</td><td><code>‹deps-v3-linux›</code></td><td>All</td></tr>
    <tr><td>DEPLOY_PASSWORD</td><td><code>«Bilge.Water.5»</code></td><td>production</td></tr>
    <tr><td>IMAGE_TAG</td><td><code>‹registry.test/shop/web:4.2.0›</code></td><td>staging</td></tr>
    <tr><td>KEYSTORE_PASS</td><td><code>«jamjar»</code></td><td>production</td></tr>
    <tr><td>PG_URL</td><td><code>postgres://app:«q7Hollyhock»@db.ci.test:5432/app</code></td><td>staging</td></tr></tbody></table>
    <section><h2>Pipeline triggers</h2><p>POST to <code>https://ci.test/api/v4/projects/118/trigger?ref=main&amp;token=«d7d68a83c9b1f4ab»</code></p><p>Last run: ‹#48211 passed›, commit ‹7be31fa2›, ‹4 min 12 s›</p></section>
    <dialog open aria-label="New runner"><h2>Register this runner</h2><p>The token is visible <b>only now</b>.</p><pre>$ tide-runner register --url https://ci.test --token «${'gl'}rt-Wz3v_kP9sMx2QbLt7HnD»</pre><button>Done</button></dialog>
    <div role=status class=toast>‹Deploy key fingerprint SHA256:kX0mV9cJq4yTz copied›</div>`,
  ),
  markedPage(
    'cloud console: access key shown once',
    `<title>IAM › Users › deploy-bot</title><header>Subscription ‹9bdebb32-2bf7-486f-9808-f819e9ca6104› <span>‹eu-central-1›</span></header>
    <div role=dialog aria-modal=true><h2>Access key created</h2><p>This is the only time you can view or download it.</p><div class=copyfield><span>Secret access key</span><span class=mono>«LXOlTnHnvGXFwdwsxdEwgjtzHX7t0p/r9+wQ2m4B»</span><button aria-label=Copy></button></div><button>‹Download .csv file›</button></div>
    <h3>Storage account</h3><div class=kv>Connection string</div><div class=mono>DefaultEndpointsProtocol=https;AccountName=kitefiles;AccountKey=«c7TqY0b5LzR8vN2xWk4mJ6hGf1dSa9PoUiEyQwZrXtVbKnMl3CjHg0FdDsAaPqOw+Z5eR7tY==»;EndpointSuffix=core.cloud.test</div>
    <div class=kv>Blob SAS URL</div><div class=mono>https://kitefiles.blob.test/out/export.csv?se=2026-12-01&amp;sp=r&amp;sig=«oExBRrOxcfbfZyALa3qvzgyMcVUBfkx%3D»</div>
    <h3>Managed PostgreSQL</h3><dl><dt>Admin user</dt><dd>‹pgadmin›</dd><dt>Admin password (generated)</dt><dd>«vT9-pilchard-Ox»</dd><dt>Instance class</dt><dd>‹db.m7g.large›</dd><dt>Price</dt><dd>‹$0.168 per hour›</dd></dl>
    <h3>Kubernetes</h3><pre>kubeadm join 10.2.0.4:6443 --token «k3p9va.8m2xq7dt5wz1rnhc» \\
  --discovery-token-ca-cert-hash ‹sha256:1f0c77ab20d9e4›</pre><p>Request ID ‹36d29ddf-1b69-48e6-952a-0e5009ce4c7a›</p>`,
  ),
  markedPage(
    'password vault: item detail with extra fields',
    `<title>Harbour Ferries – Keepsafe</title><aside><ul><li>‹Harbour Ferries›</li><li>‹Wine club›</li></ul></aside><article><h1>Login</h1>
    <div class=f><span class=l>username</span><span class=v>‹m.okonkwo›</span></div><div class=f><span class=l>password</span><span class=v>«gannet7Drizzle»</span><em>‹Fantastic›</em></div>
    <div class=f><span class=l>one-time password</span><span class=v>«914 206»</span><svg aria-label="19 seconds left"></svg></div><div class=f><span class=l>website</span><span class=v>‹https://ferries.test/login›</span></div>
    <h2>Security questions</h2><div class=f><span class=l>First concert?</span><span class=v>«Faithless, Brixton»</span></div><div class=f><span class=l>Mother's maiden name?</span><span class=v>«Adeyemi»</span></div>
    <h2>‹Password history›</h2><ol><li><time>‹2 Feb 2025›</time> <code>«puffin7Drizzle»</code></li><li><time>9 Aug 2023</time> <code>«Ferry123!»</code></li></ol>
    <h2>Notes</h2><p>On the phone they ask for the spoken password, it's «seven herrings». ‹Season ticket HF-30281 runs out in June.›</p></article>
    <section class=kit><h2>Emergency kit</h2><p>Sign-in address ‹okonkwo.keepsafe.test›</p><p>Secret Key</p><p class=box>«A3-7QX2MD-LK9TRW-4HVPB-N8ZCY»</p></section>`,
  ),
  markedPage(
    'wiki runbook: failover of the billing database',
    `<title>Runbook: billing DB failover – Ops Wiki</title><article><h1>‹Runbook: billing DB failover›</h1><p class=meta>‹Last edited 3 October 2026 by Ines›</p><div class="panel warn">‹Never paste a token into a ticket.›</div>
    <h2>1. Get in</h2><p>If SSO is down, use the break-glass account <code>‹bg-admin›</code> with <code>«Anvil-Tulip-Nineteen»</code>. The jump host asks for a second password: <code>«pewter_duck»</code>.</p>
    <h2>2. Promote the replica</h2><pre>‹psql --host db2 --port 5432 -c 'select pg_promote()'›
PGPASSWORD=«m4rzipan» pg_dump -U repl billing > /dev/null</pre><p>Out-of-band console (iDRAC): <code>root</code> / <code>«calvin-is-gone»</code></p>
    <h2>3. Unseal the vault</h2><table><tr><th>Share</th><th>Holder</th><th>Unseal key</th></tr><tr><td>1</td><td>‹Ines›</td><td>«9b731a1997e098bc»</td></tr><tr><td>2</td><td>‹Tobias›</td><td>«f33417d28bae4f7b»</td></tr></table>
    <h2>4. Tell people</h2><p>War room bridge: ⟦+44 20 7946 0321⟧, host PIN «60 41 77#». Ticket template ‹OPS-7741›, target ‹RPO 15 minutes›.</p><h2>‹See also: Rotating passwords›</h2></article>`,
  ),
  markedPage(
    'log viewer with leaked values',
    `<title>Live tail – prod/api</title><input type=search value="‹level:debug service:api›"><div role=log>
    <div class=ln><time>10:41:02.118</time> <b>INFO</b> <span>‹GET /healthz 200 3ms›</span></div>
    <div class=ln><time>10:41:02.410</time> <b>DEBUG</b> <span>outgoing mail to j.webb@kelp.test: reset link https://app.kelp.test/reset/«q8Zt-5vLm-2Yx0»</span></div>
    <div class=ln><time>10:41:03.007</time> <b>DEBUG</b> <span>headers {"authorization":"Bearer «idhIe4zg9ftq7s5gY3mSM2KWQEVVWqU»","x-request-id":"‹req-65751b33›"}</span></div>
    <div class=ln><time>10:41:03.551</time> <b>INFO</b> <span>‹password policy loaded: 7 rules›</span></div>
    <div class=ln><time>10:41:04.222</time> <b>WARN</b> <span>login failed user=jwebb password=«Cormorant1» attempt=2</span></div>
    <div class=ln><time>10:41:05.300</time> <b>DEBUG</b> <span>sms otp generated user=jwebb code=«830447» ttl=300</span></div>
    <div class=ln><time>10:41:06.019</time> <b>INFO</b> <span>‹token refresh took 412 ms›</span></div>
    <div class=ln><time>10:41:06.444</time> <b>DEBUG</b> <span>Set-Cookie: sid=«s%3Af82388eda274bdfe.Lq0»; Path=/; HttpOnly</span></div>
    <div class=ln><time>10:41:07.800</time> <b>ERROR</b> <span>‹KeyError: 'currency' at cart.py:218›</span></div></div>
    <details open><summary>Event</summary><ul><li>trace_id: ‹4bf92f3577b34da6a3ce929d0e0e4736›</li><li>build: ‹2026.11.3+ae90d1c›</li><li>http.url: /v2/export?api_key=«kelp-7d21-ffe0»&amp;fmt=csv</li></ul></details>`,
  ),
  markedPage(
    'config editor with several tabs',
    `<title>config – kestrel</title><div role=tablist><button role=tab>‹app.yaml›</button><button role=tab>‹cache.ini›</button><button role=tab>‹.env.production›</button><button role=tab>‹ldap.json›</button></div>
    <div class=editor data-file=app.yaml><div class=line>smtp:</div><div class=line>  host: ‹mail.kestrel.test›</div><div class=line>  ‹port: 2525›</div><div class=line>  pass: «brine+barley»</div><div class=line>queue:</div><div class=line>  url: amqp://worker:«pebbledash»@mq.kestrel.test/jobs</div></div>
    <div class=editor data-file=cache.ini><pre>[cache]
‹maxmemory = 256mb›
requirepass = «gorse-bush-19»
; old value, still works on node 3
;requirepass = «gorse-bush-18»</pre></div>
    <div class=editor data-file=.env.production><pre>‹MAX_TOKENS=4096›
‹PASSWORD_MIN_LENGTH=14›
JWT_SECRET="«correct-otter-battery»"
‹PUBLIC_MAP_STYLE=outdoors-v12›
DB_DSN="Server=sql1.kestrel.test;Database=nest;User Id=svc;Password=«Osprey#Nest#3»;Encrypt=true"</pre></div>
    <div class=editor data-file=ldap.json><pre>{
  "bindDN": "‹cn=svc,dc=kestrel,dc=test›",
  "bindCredentials": "«thistledown»",
  "timeoutMs": 5000
}</pre></div>`,
  ),
  markedPage(
    'API docs with a live key filled in',
    `<title>Quickstart – Parcelo API</title><main><h1>‹Quickstart›</h1><p>‹Replace YOUR_API_KEY with the key of your project.› You are signed in, so the samples already hold your live key.</p>
    <pre class=sh>curl https://api.parcelo.test/v3/labels \\
  -H "X-Api-Key: «plo_live_7Gq2ZtVn4Lx»" \\
  -H "Idempotency-Key: ‹891b5e67-4d58-4f68-9413-87693a4c1034›"</pre>
    <pre class=sh>curl -u «plo_test_c1ed99ab57af»: https://api.parcelo.test/v3/rates</pre>
    <h2>‹Get an access token›</h2><pre class=json>{
  "token_type": "bearer",
  "access_token": "«bR5xO4HdZaCps7I884STCCILyrwJ6aE»",
  "refresh_token": "«X_l70Udu3gJ9k7eDcKiDrp1ZBdxF»",
  "expires_in": 3600,
  "account": "‹acct_kelpworks›"
}</pre><h2>Webhooks</h2><p>Your endpoint's signing secret is <code>«whk.e444b11a3f61»</code>.</p>
    <table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody><tr><td>401</td><td>‹invalid_token›</td><td>‹The token has expired or was revoked.›</td></tr><tr><td>409</td><td>‹duplicate_key›</td><td>Same idempotency key, other body</td></tr></tbody></table>
    <p>Sample parcel: tracking ‹JD014600006281230704›, product code ‹PX-24-EU›</p></main>`,
  ),
  markedPage(
    'two-step sign-in set-up with backup codes',
    `<title>Two-step sign-in</title><h1>‹Turn on two-step sign-in›</h1><ol class=wizard><li><p>Scan the picture, or type this key into your app:</p><kbd>«scrj edcm vjjl 3wzo cnho rdji»</kbd><p>Account: ‹nadia@orchard.test›, ‹Time based, 6 digits›</p></li><li><p>‹Enter the 6-digit code from the app›</p><input inputmode=numeric placeholder="123456"></li>
    <li><h2>Your backup codes</h2><p>‹Each code works once.› ‹Generated 21 Nov 2026›</p><ul class=codes><li>«4fk2-99xd»</li><li>«m7pa-31qe»</li><li>«zz40-8tuv»</li><li>«c6hn-w5r1»</li><li>«2y8j-kd73»</li><li>«t0ge-x4bs»</li></ul><button>‹Print codes›</button></li></ol>
    <section><h2>‹App passwords›</h2><p>Your app password for "Mail on iPad"</p><div class=pill>«wqzt lmio kbdr yhxe»</div><p>You will not see it again.</p></section><p>‹Learn why a passkey is safer than a password.›</p>`,
  ),
  markedPage(
    'messenger: group of a house share',
    `<title>Elm Street 12 🏡</title><div class=chat><div class="m in"><b>Jude</b><p>gate code changed btw, it's «7A31» then the bell key</p><i>‹Tue 18:04›</i></div>
    <div class="m out"><p>ta! and what was the wifi again</p></div><div class="m in"><b>Jude</b><p>network is ‹ElmHouse›, password «nomoremice» all lower case</p></div>
    <div class="m in"><b>Sofia</b><p>who moved the bike lock. combination is still «2-7-7-9» right?</p></div><div class="m in"><b>Marek</b><p>yes. ‹the score was 4-3 lol›</p></div>
    <div class="m in"><b>Marek</b><p>I'm on ‹BA 287› landing ‹21:50›, the key for my room is in the box, «5563» opens it</p></div>
    <div class="m out"><p>streaming login: user elmst, pw «Tarka+theotter»</p></div><div class="m in"><b>Sofia</b><p>plumber is ⟦07700 900461⟧, send him to ⟦12 Elm Street, BS6 5QA⟧</p></div>
    <div class="m in"><b>Sofia</b><p>and the shared laptop? I forgot the PIN</p></div><div class="m out"><p>«3318»</p></div><div class="m in"><p>‹order 5520-118 arrived, two boxes›</p></div></div><div contenteditable role=textbox aria-label="Write a message"></div>`,
  ),
  markedPage(
    'debug panel: cookies, storage, headers',
    `<title>Storage inspector</title><table class=cookies><caption>Cookies</caption><thead><tr><th>Name</th><th>Value</th><th>Domain</th><th>Expires</th></tr></thead><tbody>
    <tr><td>theme</td><td>‹dark-high-contrast›</td><td>.reef.test</td><td>‹2027-11-26›</td></tr><tr><td>_ga</td><td>‹GA1.1.1930276615.1764150000›</td><td>.reef.test</td><td>2028-01-01</td></tr>
    <tr><td>PHPSESSID</td><td>«n3k8v0qa7tmd5c1rj2ho»</td><td>www.reef.test</td><td>Session</td></tr><tr><td>remember_me</td><td>«26fa64a2-71bf-4064-9bbc-8478e125e218»</td><td>www.reef.test</td><td>2027-02-24</td></tr></tbody></table>
    <div class=tree><div>▾ Local Storage</div><div class=kv><span>lastSeenVersion</span><span>"‹8.41.0›"</span></div><div class=kv><span>accessToken</span><span>"«${'ey'}JhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1XzQ0MTAifQ.e41KlB3DoWzQYsNAxNTFFSXEfsHOSzMvvFQaidDcN6p»"</span></div><div class=kv><span>refreshToken</span><span>"«rt.9af607fbe9a3fade»"</span></div><div class=kv><span>cartId</span><span>"‹cart-00418827›"</span></div></div>
    <section><h3>Request headers</h3><div>accept-language: ‹pt-PT,pt;q=0.9›</div><div>if-none-match: ‹W/"5f3-kq2LmZ"›</div><div>x-auth-token: «def2499f6684beef»</div><div>authorization: Basic «bW9yYXk6ZWVsX2dyYXNz»</div></section>`,
  ),
  markedPage(
    'wallet recovery sheet in a table',
    `<title>Recovery sheet – Quartz Vault</title><h1>‹Recovery sheet›</h1><p>‹Keep it offline. Nobody from support will ever ask for these words.›</p><table><tr><th>#</th><th>Word</th><th>#</th><th>Word</th><th>#</th><th>Word</th></tr>
    <tr><td>1</td><td>«canoe»</td><td>5</td><td>«rebel»</td><td>9</td><td>«pudding»</td></tr><tr><td>2</td><td>«fabric»</td><td>6</td><td>«thunder»</td><td>10</td><td>«nephew»</td></tr>
    <tr><td>3</td><td>«glimpse»</td><td>7</td><td>«umbrella»</td><td>11</td><td>«jaguar»</td></tr><tr><td>4</td><td>«oyster»</td><td>8</td><td>«walnut»</td><td>12</td><td>«citizen»</td></tr></table>
    <dl><dt>Extra passphrase</dt><dd>«Low tide, 4 gulls»</dd><dt>Device PIN</dt><dd>«51904»</dd><dt>Derivation path</dt><dd>‹m/84'/0'/0'›</dd><dt>Fingerprint</dt><dd>‹73c5da0a›</dd></dl>
    <h2>‹Last transaction›</h2><p>‹0.0412 BTC› to ‹bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4›</p><p>Paper wallet, private key (WIF): <span>«L4mEi7eEdTNNFQEWaa7JhUKAbtHdVvByGAqvpJKC53mfiqunjBjw»</span></p>`,
  ),
  markedPage(
    'SIM-Karten im Kundenkonto (Deutsch)',
    `<title>Meine SIM-Karten – Nordfunk</title><h1>‹Meine SIM-Karten›</h1><div class=sim><header>Tarif ‹Allnet Flex 30 GB›, ‹19,99 € im Monat›</header><div class=r><span>Rufnummer</span><span>⟦0151 23456789⟧</span></div><div class=r><span>PIN</span><span>«6083»</span></div><div class=r><span>PUK</span><span>«48210937»</span></div><div class=r><span>PIN 2</span><span>«1746»</span></div></div>
    <div class=sim><header>eSIM für die Uhr</header><p>Aktivierungscode zum Eintippen:</p><p class=mono>LPA:1$smdp.nordfunk.test$«K2-1X7QF9-0BDR3L»</p><p>Bestätigungscode <b>«9937»</b></p></div>
    <h2>Hotline</h2><p>Bitte halten Sie Ihr Kundenkennwort bereit: «Seepferdchen».</p><p>Mailbox-Geheimzahl: «2580»</p><p>Auftrag ‹NF-2026-118834› vom ‹14.11.2026›, Gerät ‹Modell SM-R965F›</p><a href=#>‹Kundenkennwort ändern›</a><p class=hint>‹Nach drei falschen Eingaben wird die Karte gesperrt.›</p>`,
  ),
  markedPage(
    'Steuer- und Bürgerkonto (Deutsch)',
    `<title>Bürgerkonto – Meine Daten</title><main><h1>‹Meine Daten›</h1><fieldset disabled><label>Name <input value="‹Henrike Vollmer›"></label><label>Steuerliche Identifikationsnummer <input value="«47 036 892 815»"></label><label>Rentenversicherungsnummer <input value="«65 170882 V 013»"></label><label>Anschrift <input value="⟦Lindenweg 4, 24103 Kiel⟧"></label><label>Bankverbindung <input value="⟦DE02120300000000202051⟧"></label></fieldset>
    <section><h2>Ausweis</h2><p>Personalausweis Nr. «L01X00T47», gültig bis ‹31.07.2030›</p><p>Online-Ausweis: Transport-PIN «40917», Entsperrnummer «7719034826»</p></section>
    <section><h2>Belegabruf</h2><p>Der Freischaltcode lautet <strong>«RW7M-4KQX-82HL»</strong>. Er gilt 90 Tage.</p><p>Kennwort der Zertifikatsdatei: <code>«Möwe/Deich/7»</code></p></section>
    <table><tr><th>Bescheid</th><th>Jahr</th><th>Erstattung</th></tr><tr><td>‹Einkommensteuer›</td><td>2025</td><td>‹412,80 €›</td></tr></table><p>Aktenzeichen ‹S 2204/17-3›</p><p>‹Hinweise zu sicheren Kennwörtern›</p>`,
  ),
  markedPage(
    'accueil de coworking: tickets wifi (français)',
    `<title>Le Hangar – accueil</title><h1>‹Accueil du jour›</h1><div class=tiles><div class=tile><h2>‹Portail rue›</h2><p>Digicode</p><p class=xl>«B4 582»</p></div><div class=tile><h2>‹Salle Turing›</h2><p>Code de la porte</p><p class=xl>«7031»</p></div><div class=tile><h2>‹Imprimante du 2e›</h2><p>Modèle</p><p class=xl>‹MFC-L3770CDW›</p></div><div class=tile><h2>Alarme</h2><p>Code de désactivation</p><p class=xl>«39 64»</p></div></div>
    <h2>Tickets Wi-Fi invités</h2><table><thead><tr><th>Invité</th><th>Durée</th><th>Identifiant</th><th>Code du ticket</th></tr></thead><tbody><tr><td>‹Anaïs P.›</td><td>‹1 jour›</td><td>inv-201</td><td>«hx4-pluie»</td></tr><tr><td>‹Kofi M.›</td><td>5 jours</td><td>inv-202</td><td>«rt9-givre»</td></tr></tbody></table>
    <p>Réservation ‹R-2026-0771›, facture ‹F11-0482› de ‹96,00 € TTC›. Réunion visio : ID ‹845 2210 7736›, mot de passe «tartine».</p>`,
  ),
  markedPage(
    'espace assuré et impôts (français)',
    `<title>Mon espace assuré</title><h1>‹Bonjour Marc Delorme›</h1><ul class=fiche><li><span>Numéro fiscal</span><span>«30 14 552 907 118»</span></li><li><span>Numéro d'accès en ligne</span><span>«4820617»</span></li><li><span>N° d'adhérent mutuelle</span><span>«MUT-0093 4471»</span></li><li><span>Carte nationale d'identité</span><span>«X4RTBPFW4»</span></li><li><span>RIB</span><span>⟦FR7630006000011234567890189⟧</span></li><li><span>Téléphone</span><span>⟦06 39 98 01 24⟧</span></li></ul>
    <div class=alert>Votre mot de passe provisoire : <b>«Ciboulette-58»</b>. ‹Il devra être modifié à la première connexion.›</div>
    <h2>‹Mes remboursements›</h2><p>‹Consultation du 03/11/2026 : 26,50 €›</p><p>Référence de l'avis ‹25 75 A 1183›</p><h2>Question de sécurité</h2><p>Quel est le métier de votre grand-père ?</p><p>«sabotier»</p><p>‹Contrat Santé Confort 2›</p>`,
  ),
  markedPage(
    'monedero: frase en lista ordenada (español)',
    `<title>Copia de seguridad – Monedero Cactus</title><h1>‹Copia de seguridad›</h1><p>Anota tu frase de recuperación en este orden:</p><ol>${'balcón jinete nevar ochenta pulpo rodilla sardina tijera vereda zurdo ladrillo embudo'
      .split(' ')
      .map(word => `<li>«${word}»</li>`)
      .join(
        '',
      )}</ol><p>‹Nunca la compartas ni hagas una captura de pantalla.›</p><div class=card><span>Contraseña de la aplicación</span><code>«higuera.azul»</code></div><div class=card><span>Dirección pública</span><code>‹0x9F2c41e0B7aD35c86E11d04fA8b7C3e59D6a2041›</code></div><p>Saldo ‹312,40 USDC› · Red ‹Polygon› · Versión ‹6.2.1›</p><button>‹Ya la he guardado›</button>`,
  ),
  markedPage(
    'banca en línea con tarjeta de coordenadas (español)',
    `<title>Seguridad – Banco Mistral</title><h1>‹Claves y seguridad›</h1><table class=coord><caption>Tarjeta de coordenadas</caption><tr><th></th><th>A</th><th>B</th></tr><tr><th>1</th><td>«4971»</td><td>«0836»</td></tr><tr><th>2</th><td>«7250»</td><td>«6194»</td></tr></table>
    <dl><dt>DNI del titular</dt><dd>«48291763K»</dd><dt>Clave de firma</dt><dd>«romero2»</dd><dt>Cuenta</dt><dd>⟦ES91 2100 0418 4502 0005 1332⟧</dd><dt>Móvil</dt><dd>⟦612 345 901⟧</dd></dl>
    <section><p>Tarjeta ‹Oro terminada en 7716›, caduca ‹09/29›, CVV «308». PIN para cajeros: «5529».</p><p>‹Compra de 48,90 € en Librería Faro›</p><p>‹Cambiar contraseña›</p></section>
    <section><h2>Pregunta secreta</h2><div>¿Cómo se llamaba tu primera mascota?</div><div>«Chispita»</div></section><p>Referencia de la operación ‹TRF-2026-90017›; código de promoción ‹OTOÑO10›</p>`,
  ),
  markedPage(
    'registro elettronico: credenziali della classe (italiano)',
    `<title>Registro – Segreteria digitale</title><h1>‹Credenziali delle famiglie – 3B›</h1><table><thead><tr><th>Alunno</th><th>Utente</th><th>Password iniziale</th><th>PIN giustificazioni</th></tr></thead><tbody><tr><td>‹Ferri Luca›</td><td>‹G.ferri12›</td><td>«nuvola-41»</td><td>«8265»</td></tr><tr><td>‹Greco Sara›</td><td>G.greco08</td><td>«pigna-73»</td><td>«1930»</td></tr></tbody></table>
    <p>Codice fiscale dell'alunna: «GRCSRA13D52L219Q»</p><p>Rete dei docenti: chiave di accesso «lavagna e gessetto»; ‹aula informatica, piano 1›.</p>
    <h2>‹Libri di testo›</h2><ul><li>‹Matematica blu, ISBN 978-88-08-62018-3›</li><li>‹Prezzo 27,40 €›</li></ul><p>Codice meccanografico ‹RMIC8A100X›, circolare ‹n. 118 del 20/11/2026›</p><p>‹Come recuperare la password›</p><p>Tel. della segreteria ⟦06 5550 1844⟧</p>`,
  ),
  markedPage(
    '服务器台账（中文）',
    `<title>服务器台账 - 运维知识库</title><h1>‹服务器台账›</h1><table><thead><tr><th>主机名</th><th>内网地址</th><th>账号</th><th>密码</th><th>备注</th></tr></thead><tbody><tr><td>‹web-sh-01›</td><td>‹172.16.4.21›</td><td>deploy</td><td>«Lvcha@2099»</td><td>‹双核 8G›</td></tr><tr><td>‹db-sh-02›</td><td>172.16.4.35</td><td>root</td><td>«huoguo!mala»</td><td>主库</td></tr></tbody></table>
    <p>堡垒机登录口令：«qingtian88»，‹每季度更换一次密码›。</p><p>数据库连接：<code>mysql://report:«doujiang7»@172.16.4.35:3306/bi</code></p>
    <p>告警机器人地址：https://im.example.test/robot/send?access_token=«16da6c8e419fa03bd8fc62a2»</p><p>机房门禁密码：«5027#»</p><p>‹版本号 v5.3.1，提交 9c1e07d›</p><p>工单编号 ‹YW-20261118-06›</p>`,
  ),
  markedPage(
    '个人中心：实名与取件（中文）',
    `<title>个人中心</title><h1>‹个人中心›</h1><div class=cells><div class=cell><span>姓名</span><span>‹林晓雨›</span></div><div class=cell><span>身份证号</span><span>«310104199203157284»</span></div><div class=cell><span>护照号码</span><span>«EJ7740192»</span></div><div class=cell><span>手机号</span><span>⟦138 0013 5526⟧</span></div><div class=cell><span>银行卡号</span><span>⟦6222 0210 0112 3456 789⟧</span></div></div>
    <h2>‹我的包裹›</h2><div class=card><p>‹运单号 SF1390244718820›</p><p>取件码</p><p class=big>«3-6-2048»</p><p>‹请于 11 月 28 日前取走›</p></div>
    <h2>密保问题</h2><dl><dt>您小学班主任的名字？</dt><dd>«周桂兰»</dd></dl><div role=alert>【云舟】您的验证码为«702915»，‹5 分钟内有效›。</div><p>礼品卡卡密：«YZ88-QMTR-4410»，‹面值 200 元›</p><a href=#>‹修改登录密码›</a>`,
  ),
  markedPage(
    'ギフトと本人確認（日本語）',
    `<title>ご購入ありがとうございます</title><h1>‹ご購入ありがとうございます›</h1><div class=order><p>注文番号 ‹503-8841207-66193›</p><p>お届け伝票 ‹4412-8890-3371›</p></div><div class=gift><h2>‹デジタルギフト 3,000円分›</h2><p>ギフトコード</p><p class=code>«QK7L-H2MVRT-9XWD»</p><p>PIN番号：«4096»</p><p>‹有効期限 2027年11月30日›</p></div>
    <h2>本人確認</h2><table><tr><th>個人番号（マイナンバー）</th><td>«2148 7730 9651»</td></tr><tr><th>旅券番号</th><td>«TR4471180»</td></tr><tr><th>住所</th><td>⟦東京都杉並区高円寺南2-14-8⟧</td></tr><tr><th>電話番号</th><td>⟦090-1234-5571⟧</td></tr></table>
    <h2>合言葉</h2><p>質問：初めて飼ったペットの名前は？<br>答え：«こむぎ»</p><p>宅配ボックスの暗証番号は「«8153»」です。‹部屋番号を押してから入力してください。›</p><p>仮パスワード <code>«yuzu-mikan-6»</code></p><p>‹パスワードは8文字以上で設定してください›</p>`,
  ),
  markedPage(
    'README e terminal (português)',
    `<title>maré/boias – README</title><article><h1>‹maré/boias›</h1><p>‹Versão 2.7.0, licença MIT›</p><h2>Como rodar</h2><pre>$ ‹git checkout 5e0c9b1›
$ export BOIAS_API_TOKEN=«boia_65751b3344»
$ docker login -u equipe -p «caju+caqui» registro.mare.test
$ ‹docker run -p 8080:8080 boias:2.7.0›</pre><p>O painel fica em ‹http://localhost:8080›. Entre com <code>admin</code> e a senha <code>«jabuticaba9»</code>.</p>
    <h2>‹Esqueci a senha›</h2><p>Link de uso único para o cofre: https://cofre.mare.test/s/«vJ3n8TqLw0»</p><h2>Cadastro de teste na Receita</h2><ul><li>CPF do responsável: «391.748.260-57»</li><li>Título de eleitor: «0431 8890 1724»</li><li>Chave de acesso da nota: ‹NF-e 3526 1107 série 1›</li></ul>
    <p>Telefone de plantão ⟦(11) 95550-0148⟧. ‹Chamado 20931 encerrado›</p><p>Certificado A1, senha do arquivo .pfx: «mandacaru»</p></article>`,
  ),
  markedPage(
    'indiensttreding: eerste werkdag (Nederlands)',
    `<title>Welkom bij Waterkant BV</title><h1>‹Jouw eerste werkdag›</h1><div class=accordion><details open><summary>‹Persoonsgegevens›</summary><dl><dt>Burgerservicenummer</dt><dd>«184 602 937»</dd><dt>Paspoort</dt><dd>«NXR84K2P6»</dd><dt>Zorgverzekering, polisnummer</dt><dd>«7720 118 453»</dd><dt>Personeelsnummer</dt><dd>‹204-118›</dd><dt>Rekening</dt><dd>⟦NL91 ABNA 0417 1643 00⟧</dd><dt>Adres</dt><dd>⟦Kade 18, 3011 AB Rotterdam⟧</dd></dl></details>
    <details open><summary>‹Toegang›</summary><p>Je tijdelijke wachtwoord is <mark>«Stroopwafel!26»</mark>.</p><p>De zijdeur gaat open met «4870*».</p><p>Kluisje ‹nr. 33› heeft pincode «9162».</p><p>Wifi ‹Waterkant-Gast›, sleutel: «klompenpad»</p></details></div>
    <p>Telefoon koppelen: vul op het toestel deze koppelcode in</p><div class=chips><span class=chip>«WK7-29D»</span></div><p>‹Laptop: model X13 Gen 6, bestelling 88-4127›</p><p>‹Wachtwoord wijzigen doe je via het portaal.›</p>`,
  ),
];
