// Long: the pages of one set are read side by side.
import { type MarkedPage, markedPage } from './marked-page.ts';

/**
 * The kinds of secrets that the pages opened on 26 November showed, in other words and other markup: phrases in parts, grids,
 * values in the next block, commands, and what a sentence tells to enter; among them honest texts that look alike. «secrets»
 * among ‹texts› that must stay readable.
 */
const PHRASE = 'anchor bubble castle dinner escape forest gravity hotel inject jungle kitchen lemon';
const LONG_PHRASE = `${PHRASE} marine novel orchard pencil quantum rescue shrimp tornado update violin weapon zebra`;
const TAGS = 'python django docker redis kafka spark scala rust linux nginx ansible terraform';

function words(text: string, draw: (word: string, at: number) => string, marks = '«»'): string {
  return text
    .split(' ')
    .map((word, at) => draw(`${marks[0]}${word}${marks[1]}`, at + 1))
    .join(marks === '‹›' ? ' · ' : '');
}

const KINDS: readonly string[] = [
  `<table>${words(PHRASE, (word, at) => `${at % 3 === 1 ? '<tr>' : ''}<td>${at}<td>${word}`)}</table>`,
  `<section><p>‹Keep this safe›</p><div class=grid>${words(LONG_PHRASE, (word, at) => `<div class=cell><span class=no>${at}</span><span class=word>${word}</span></div>`)}</div></section>`,
  `<h2>Secret recovery phrase</h2><div class=chips>${words(PHRASE, word => `<span class=chip>${word}</span>`)}</div>`,
  `<p>Your wallet is new. Note these words.</p><ol>${words(PHRASE, word => `<li>${word}</li>`)}</ol>`,
  `<h2>Skills</h2><div>${words(TAGS, word => `<span class=tag>${word}</span>`, '‹›')}</div>`,
  `<h2>Tags</h2><p>How to back up a wallet</p><div>${words(TAGS, word => `<a class=tag href=#>${word}</a>`, '‹›')}</div>`,
  `<ol>${words('bread butter cheese tea coffee milk sugar flour', (word, at) => `<li><i>${at}.</i> ${word}</li>`, '‹›')}</ol>`,
  `<table>${words('we met on the way to the market that was', (word, at) => `<tr><td>${at}<td>${word}`, '‹›')}</table>`,

  `<table><thead><tr><th></th><th>A</th><th>B</th><th>C</th></tr></thead><tbody><tr><th>1</th><td>Site</td><td>User</td><td>Password</td></tr><tr><th>2</th><td>‹Mailing›</td><td>‹news›</td><td>«Cucumber»</td></tr><tr><th>3</th><td>‹Printer›</td><td>‹admin›</td><td>«lilypad»</td></tr></tbody></table>`,
  `<table><tr><td colspan=3>‹Office logins, 2026›</td></tr><tr><td>Service</td><td>Account</td><td>PIN</td></tr><tr><td>‹Alarm›</td><td>‹front›</td><td>«5582»</td></tr><tr><td>‹Safe›</td><td>‹back›</td><td>«1190»</td></tr></table>`,
  `<div role=grid><div role=rowgroup><div role=row><span role=columnheader>A</span><span role=columnheader>B</span></div></div><div role=rowgroup><div role=row><span role=gridcell>Konto</span><span role=gridcell>Kennwort</span></div><div role=row><span role=gridcell>‹Shop›</span><span role=gridcell>«Regenbogen»</span></div></div></div>`,
  `<table><tr><td colspan=3>‹Stock in May›</td></tr><tr><td>Item</td><td>Code</td><td>Left</td></tr><tr><td>‹Chair›</td><td>‹AB-1299-XL-02›</td><td>‹40›</td></tr><tr><td>‹Desk›</td><td>‹AB-1301-XL-04›</td><td>‹12›</td></tr></table>`,
  `<table><tr><td colspan=2>‹Guest Wi-Fi›</td></tr><tr><td>Name</td><td>‹Lodge›</td></tr><tr><td>Password</td><td>«snowdrift»</td></tr><tr><td>Channel</td><td>‹11›</td></tr></table>`,

  `<div><p class=label>Locker PIN</p><p class=value>«77 31»</p><p>‹Bay 12›</p></div><div><p>Pickup PIN</p><p>«482 113»</p><p>‹Open until 22:00›</p></div>`,
  `<div class=tile><h4>Pairing code</h4><p>«021-55-873»</p></div><div class=tile><h4>Setup code</h4><p>«2093-445-1187»</p></div><div class=tile><h4>Serial</h4><p>‹021-55-874›</p></div>`,
  `<figure><code>«paper-boat-lake»</code><figcaption>Wi-Fi password</figcaption></figure><figure><code>‹npm install›</code><figcaption>Install</figcaption></figure>`,
  `<div class=stat><strong>‹6631›</strong><small>Visitors</small></div><div class=stat><strong>«6630»</strong><small>Door PIN</small></div><div class=stat><strong>‹Settings›</strong><small>Password</small></div>`,
  `<div class=tile><div>‹98 000›</div><div class=label>API keys</div></div><div class=tile><div>‹2 410›</div><div class=label>Passwords</div></div><p>Code</p><code>‹LAP-15-BLK-01›</code>`,
  `<div><small>Bike lock</small><strong>«0829»</strong></div><div><small>Key box</small><strong>«4 1 7 7»</strong></div><div><small>Locker</small><strong>‹0417›</strong></div><div><small>Seats</small><strong>‹2905›</strong></div>`,
  `<article><h4>‹Star Farm›</h4><p>Redeem code</p><a href=#>«SF-9917-KKQ2-04»</a></article><article><h4>‹Gift card›</h4><p>Code</p><button>«QPLM-7781-ZX3K»</button></article><article><h4>‹Chair›</h4><p>Code</p><a href=#>‹AB-1299-XL-02›</a></article>`,
  `<p>Redeem code ‹SPRING25› at checkout.</p><p>Use promo code ‹WELCOME-10›.</p><p>Code: ‹SUMMER26›</p>`,

  `<pre>$ redis-cli -h cache -a «saddlebag» info\n$ gpg --batch --passphrase '«two-wet-dogs»' -d a.gpg\n$ deploy --token=«kiwi-parade» --region ‹eu-west›\n$ export JWT_SIGNING=«77aa10fe23»\n$ export APP_SECRET=«bluebells»\n$ export APP_COLOR=‹heather›</pre>`,
  `<pre>usage: tool [options]\n  --password string   ‹The password of the user›\n  --token TOKEN   ‹Token to use›\n  --passphrase-file ‹path/to/file›\n  $ tool --password ‹"$PASS"› --token=‹$TOKEN›\n  $ git log --oneline ‹a41c9de›</pre>`,
  `<p>Admin password was reset to «Lobster_44».</p><p>‹The PIN was changed to a longer one.› ‹Your password was set to expire in 30 days.›</p>`,

  `<p>Unlock the shed with «4471».</p><p>Disarm the panel with «90211» within 40 seconds.</p><p>‹The fair opens with 2500 stalls.› ‹Open with 4096 bits.›</p>`,
  `<p>Set the dials to «7 3 1 9» and lift.</p><p>Drehen Sie die Räder auf «2 2 0 6».</p><p>‹Turn the dial to 180 degrees.› ‹Set the dial to 1200 rpm.›</p>`,
  `<p>At the gate press «4#2210».</p><p>Enter «66120#» and push.</p><p>‹Press 1# for sales, dial *100# for your balance.›</p>`,
  `<p>It wanted the passcode, so I entered «88120» and it beeped.</p><p>‹The code failed, I tried 2000 times.› Order ‹88121› is late.</p>`,
  `<p>To open the PDF use your birthday followed by «3391».</p><p>‹The word is followed by 2024.›</p>`,
  `<p>The login is ‹desk2› with «Marble!4x».</p><p>‹The login page is slow with Chrome!›</p>`,
  `<p>Activation number: «41 07 33 90»</p><p>Phone ‹06 12 34 56 78›</p><p>Start word: «peppermint»</p>`,
  `<p>Please confirm: the answer to your security question was "«Ljubljana»"?</p><p>‹Is the answer to your question 42?›</p>`,
  `<p>Favourite childhood toy: «Bagpuss»</p><p>‹My favourite book is Emma.›</p><p>Question secrète : nom de votre premier animal – «Praline»</p><p>‹Dernière connexion hier›</p>`,
  `<p>Wi-Fi ‹Lodge›<br>Password «rivers-run-north»</p><p>Password ‹self-service›</p><p>‹Passwords are end-to-end encrypted›</p>`,
  `<dl><dt>Codice di ritiro<dd>«PL-4471»<dt>Tessera sanitaria<dd>«80380000998877665544»<dt>Numero ordine<dd>‹80380000998877665545›<dt>Code de retrait<dd>«KR88»<dt>Abholcode<dd>«A7-Q2»<dt>Artikel<dd>‹A7-Q3›</dl>`,
];

export const kindsPages: readonly MarkedPage[] = KINDS.map((html, at) => markedPage(`kinds ${at + 1}`, html));
