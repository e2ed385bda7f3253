import { redirect } from '../../serve-truth.ts';
import { TOASTS } from '../../site-pages.ts';
import { came, click, failed, fill, select, type TruthCase } from '../../truth-case.ts';
import { modal, NOTIFY, on, pageIn } from './pages.ts';

const smsCode = (error: string): string =>
  pageIn(
    'nl',
    'Inloggen bij Mijn Gemeente',
    `<h1>Controlecode</h1><form method="post" action="/code"><label for="code">Code uit de sms</label>${error}<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code"><button id="verder">Volgende</button> <a href="/opnieuw">Stuur een nieuwe sms</a></form>`,
  );

/** Nederlands, svenska, suomi, čeština, ελληνικά, magyar, română, українська. */
export const northEastern: readonly TruthCase[] = [
  {
    name: 'Gemeente: de code is onjuist, het veld is weer leeg',
    site: {
      'GET /': smsCode(''),
      'POST /code': smsCode(
        '<p class="form-error" id="code-fout">De code is onjuist. Controleer de laatste sms en probeer het opnieuw.</p>',
      ),
    },
    actions: [fill('#code', '418 220'), click('#verder')],
    truth: failed(/code is onjuist/),
  },
  {
    name: 'Vård: tiden är ombokad, en annan sida i appen',
    site: {
      'GET /': pageIn(
        'sv',
        'Omboka tid',
        `<div id="vy"><h1>Omboka tid</h1><p>Nuvarande tid: 1 december 08:15</p><label><input type="radio" name="t" checked> 4 december 14:40</label><button id="ombokad">Boka om</button></div>`,
        on(
          '#ombokad',
          `await api('/tider/9', {}, 'PUT'); history.pushState(null, '', '/mina-tider'); document.title = 'Mina tider'; $('#vy').innerHTML = '<h1>Mina tider</h1><article><h2>Fredag 4 december 14:40</h2><p>Distriktssköterska, Vårdcentralen Ekbacken</p><a href="#">Av- eller omboka</a></article>';`,
        ),
      ),
      'PUT /tider/9': { json: { tid: '2026-12-04T14:40' }, delay: 650 },
    },
    actions: [click('#ombokad')],
    truth: came(),
    check: { seen: /mina-tider[\s\S]*Fredag 4 december/ },
  },
  {
    name: 'Kirjasto: lainaa ei uusita, koska sitä jonotetaan',
    site: {
      'GET /': pageIn(
        'fi',
        'Lainat – Kaupunginkirjasto',
        `<h1>Lainat (2)</h1><ul><li>Tuntematon sotilas, eräpäivä <span id="d1">30.11.2026</span> <button id="uusi1">Uusi</button> <span id="r1"></span></li><li>Sinuhe egyptiläinen, eräpäivä 12.12.2026 <button>Uusi</button></li></ul>`,
        on(
          '#uusi1',
          `$('#r1').textContent = '…'; const { data } = await api('/lainat/1/uusi'); if (data.uusittu) { $('#d1').textContent = data.pvm; $('#r1').textContent = ''; } else $('#r1').textContent = 'Lainaa ei voi uusia: teoksesta on 3 varausta.';`,
        ),
      ),
      'POST /lainat/1/uusi': { json: { uusittu: false, syy: 'varauksia' }, delay: 450 },
    },
    actions: [click('#uusi1')],
    truth: failed(/ei voi uusia/),
    check: { seen: /30\.11\.2026[\s\S]*ei voi uusia/ },
  },
  {
    name: 'Datová schránka: zpráva je mezi odeslanými',
    site: {
      'GET /': pageIn(
        'cs',
        'Nová zpráva',
        `<h1>Nová zpráva</h1><form method="post" action="/odeslat"><label>Příjemce <input name="komu" value="Městský úřad Lipník"></label><label>Věc <input id="vec" name="vec"></label><button id="odeslat">Odeslat</button></form>`,
      ),
      'POST /odeslat': redirect('/odeslane', 302),
      'GET /odeslane': pageIn(
        'cs',
        'Odeslané zprávy',
        `<h1>Odeslané</h1><div class="info">Zpráva č. 118 204 633 putuje k adresátovi. O doručení vás budeme informovat.</div><table><tr><td>118 204 633</td><td>Městský úřad Lipník</td><td>Žádost o výpis</td><td>Podána</td></tr></table>`,
      ),
    },
    actions: [fill('#vec', 'Žádost o výpis'), click('#odeslat')],
    truth: came(),
    check: { seen: /putuje k adresátovi/ },
  },
  {
    name: 'Δημόσια υπηρεσία: η αίτηση πήρε αριθμό, μετά από αναμονή',
    site: {
      'GET /': pageIn(
        'el',
        'Βεβαίωση μόνιμης κατοικίας',
        `<h1>Βεβαίωση μόνιμης κατοικίας</h1><label>ΑΦΜ <input value="012345678"></label><button id="ypovoli">Υποβολή</button><div id="apotelesma"></div>`,
        on(
          '#ypovoli',
          `event.target.disabled = true; $('#apotelesma').textContent = 'Παρακαλώ περιμένετε…'; const { data } = await api('/aitisi'); $('#apotelesma').innerHTML = '<h2>Η αίτησή σας υποβλήθηκε επιτυχώς</h2><p>Ο αριθμός πρωτοκόλλου σας είναι ' + data.ap + '. Κρατήστε τον για κάθε επικοινωνία.</p>';`,
        ),
      ),
      'POST /aitisi': { json: { ap: '7741/26-11-2026' }, delay: 2000 },
    },
    actions: [click('#ypovoli')],
    truth: came({ mayWait: true }),
    check: { seen: /7741\/26-11-2026/ },
  },
  {
    name: 'Webáruház: az utolsót is elvitték, értesítést kínál',
    site: {
      'GET /': pageIn(
        'hu',
        'Téli bakancs, barna',
        `<header>Kosár: <b id="db">0</b></header><h1>Téli bakancs, barna</h1><label>Méret <select id="meret"><option>41</option><option>42</option></select></label><p>28 990 Ft</p><button id="kosar">Kosárba teszem</button><div id="over"></div>`,
        on(
          '#kosar',
          `const { status } = await api('/kosar', { meret: $('#meret').value }); if (status === 410) $('#over').innerHTML = ${JSON.stringify(modal('<h2>Az utolsó pár is gazdára talált</h2><p>Ebből a méretből jelenleg nincs több. Szóljunk, ha újra érkezik?</p><input type="email" aria-label="E-mail"><button>Kérem az értesítést</button>'))};`,
        ),
      ),
      'POST /kosar': { status: 410, json: { hiba: 'nincs_keszleten' }, delay: 400 },
    },
    actions: [select('#meret', '42'), click('#kosar')],
    truth: failed(/gazdára talált|nincs több/),
    check: { seen: /Kosár: 0[\s\S]*gazdára talált/ },
  },
  {
    name: 'CRM: clientul este deja trecut, 200 cu status de eroare',
    site: {
      'GET /': pageIn(
        'ro',
        'Client nou',
        `<h1>Client nou</h1><div id="banda"></div><label>Denumire <input value="Brutăria Veche SRL"></label><label>CUI <input id="cui"></label><button id="salveaza">Salvează</button>`,
        on(
          '#salveaza',
          `const { data } = await api('/clienti', { cui: $('#cui').value }); if (data.status === 'success') { location.href = '/clienti'; return; } $('#banda').innerHTML = '<div class="banda">' + data.mesaj + '</div>'; scrollTo(0, 0);`,
        ),
      ),
      'POST /clienti': {
        json: { status: 'error', mesaj: 'Există deja un client cu acest CUI (fișa nr. 214).' },
        delay: 350,
      },
    },
    actions: [fill('#cui', 'RO1234567'), click('#salveaza')],
    truth: failed(/Există deja un client/),
  },
  {
    name: 'Пошта: накладну створено, номер у списку',
    site: {
      'GET /': pageIn(
        'uk',
        'Нове відправлення',
        `<h1>Нове відправлення</h1><label>Отримувач <input value="Оксана Гнатюк"></label><label>Відділення <input value="Львів, №12"></label><button id="create">Створити накладну</button><div id="done"></div>${TOASTS}`,
        on(
          '#create',
          `const { data } = await api('/ttn'); $('#done').innerHTML = '<p>Накладна <b>' + data.ttn + '</b></p><button>Друкувати</button>'; toast('Накладну створено. Принесіть посилку до відділення протягом 7 днів.');`,
        ),
      ),
      'POST /ttn': { json: { ttn: '2045 0000 7781 12' }, delay: 600 },
    },
    actions: [click('#create')],
    truth: came(),
    check: { seen: /2045 0000 7781 12/ },
  },
  {
    name: 'Електронний журнал: оцінка зникає, тиждень закрито',
    site: {
      'GET /': pageIn(
        'uk',
        'Журнал 7-Б',
        `<h1>Алгебра, 7-Б</h1><table><tr><th>Учень</th><th>17.11</th></tr><tr><td>Бондар Ілля</td><td><select id="mark" aria-label="Бондар Ілля, 17.11"><option value="">–</option><option>9</option><option>10</option></select></td></tr></table>`,
        `${NOTIFY}${on('#mark', `const { status } = await api('/marks', { mark: event.target.value }); if (status === 423) { $('#mark').value = ''; notify('Цей тиждень у журналі вже закрито. Зверніться до завуча.', 'info', 4000); }`, 'change')}`,
      ),
      'POST /marks': { status: 423, json: {}, delay: 700 },
    },
    actions: [select('#mark', '10')],
    truth: failed(/вже закрито/),
    check: { seen: /вже закрито[\s\S]*mark=$/m },
  },
];
