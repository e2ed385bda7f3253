import { redirect } from '../../serve-truth.ts';
import { TOASTS } from '../../site-pages.ts';
import { came, click, failed, fill, type TruthCase } from '../../truth-case.ts';
import { modal, on, pageIn } from './pages.ts';

const leave = (line: string): string =>
  pageIn(
    'it',
    'Ferie e permessi',
    `<h1>Nuova richiesta</h1><form method="post" action="/richiesta"><label>Dal <input name="dal" value="21/12/2026"></label><label>Al <input name="al" value="08/01/2027"></label>${line}<label>Note <textarea name="note"></textarea></label><button id="invia">Invia richiesta</button></form>`,
  );

/** Deutsch, français, español, português, italiano. */
export const western: readonly TruthCase[] = [
  {
    name: 'Bürgeramt: jemand war schneller',
    site: {
      'GET /': pageIn(
        'de',
        'Terminvereinbarung Bürgeramt',
        `<h1>Personalausweis beantragen</h1><p>Mittwoch, 9. Dezember 2026, 10:20 Uhr</p><form method="post" action="/termin"><label>Name <input name="name" value="Jana Brandt"></label><label>E-Mail <input name="mail" value="jana@example.org"></label><button id="buchen">Termin verbindlich buchen</button></form>`,
      ),
      'POST /termin': redirect('/tage'),
      'GET /tage': pageIn(
        'de',
        'Terminvereinbarung Bürgeramt',
        `<h1>Bitte wählen Sie einen Tag</h1><div class="hinweis">Leider war jemand schneller als Sie: Der Termin um 10:20 Uhr ist inzwischen vergeben.</div><table><tr><td>8</td><td>9</td><td><a href="/tag/10">10</a></td></tr></table>`,
      ),
    },
    actions: [click('#buchen')],
    truth: failed(/jemand schneller|inzwischen vergeben/),
  },
  {
    name: 'Router: Übernehmen, ein Haken neben der Schaltfläche, sonst bleibt alles stehen',
    site: {
      'GET /': pageIn(
        'de',
        'Heimnetz – WLAN',
        `<h2>WLAN › Funknetz</h2><label>Name des Funknetzes (SSID) <input id="ssid" value="Altes Netz"></label><p id="uptime">Betriebszeit 12 Tage 04:10:07</p><button id="ok" disabled>Übernehmen</button> <span id="state"></span>`,
        `let t = 7; setInterval(() => { $('#uptime').textContent = 'Betriebszeit 12 Tage 04:10:' + String(++t).padStart(2, '0'); }, 1000);
        $('#ssid').addEventListener('input', () => { $('#ok').disabled = false; $('#state').textContent = ''; });
        ${on('#ok', `$('#ok').disabled = true; await api('/data.lua', { ssid: $('#ssid').value }); $('#state').textContent = '✓ Die Einstellungen wurden übernommen.';`)}`,
      ),
      'POST /data.lua': { json: { data: { apply: 'ok' } }, delay: 700 },
    },
    actions: [fill('#ssid', 'Dachgeschoss'), click('#ok')],
    truth: came(),
    check: { seen: /wurden übernommen/ },
  },
  {
    name: 'Allocations : un justificatif déposé apparaît dans la liste',
    site: {
      'GET /': pageIn(
        'fr',
        'Mes justificatifs',
        `<h1>Mes justificatifs</h1><label for="piece">Ajouter un document (PDF)</label><input type="file" id="piece"><p id="etat"></p><ul id="liste"><li>rib.pdf — traité</li></ul>`,
        on(
          '#piece',
          `const file = event.target.files[0]; if (!file) return; $('#etat').textContent = 'Envoi de ' + file.name + '…'; await api('/pieces', { nom: file.name }); $('#etat').textContent = ''; event.target.value = '';
          const li = document.createElement('li'); li.textContent = file.name + ' — reçu, en attente de lecture'; $('#liste').prepend(li);`,
          'change',
        ),
      ),
      'POST /pieces': { status: 201, json: { id: 31 }, delay: 800 },
    },
    actions: [
      { action: 'upload', selector: '#piece', file: { name: 'loyer-novembre.pdf', text: '%PDF-1.4' } },
    ],
    truth: came(),
    check: { seen: /loyer-novembre\.pdf — reçu/ },
  },
  {
    name: 'Forum : assez de messages pour aujourd’hui',
    site: {
      'GET /': pageIn(
        'fr',
        'Répondre — Le coin des jardiniers',
        `<h1>Mes tomates ont des taches</h1><form id="f"><textarea id="texte" aria-label="Votre réponse"></textarea><div id="aide"></div><button id="publier" type="submit">Publier</button></form>`,
        on(
          '#f',
          `event.preventDefault(); $('#publier').disabled = true; const { data } = await api('/reponses', { texte: $('#texte').value }); $('#publier').disabled = false; $('#aide').innerHTML = '<p class="texte-doux">' + data.detail + '</p>';`,
          'submit',
        ),
      ),
      'POST /reponses': {
        status: 429,
        json: {
          detail:
            'Quelle énergie ! Les nouveaux membres peuvent écrire 5 réponses par jour : rendez-vous demain.',
        },
        delay: 400,
      },
    },
    actions: [fill('#texte', 'C’est sans doute le mildiou.'), click('#publier')],
    truth: failed(/5 réponses par jour|rendez-vous demain/),
  },
  {
    name: 'Tienda: el producto va a la cesta y se abre el resumen',
    site: {
      'GET /': pageIn(
        'es',
        'Cafetera italiana 6 tazas',
        `<header><a href="/cesta">Cesta (<span id="n">0</span>)</a></header><h1>Cafetera italiana 6 tazas</h1><p>24,90 €</p><button id="add">Añadir a la cesta</button><aside id="mini" hidden><h2>Buena elección</h2><p>Cafetera italiana 6 tazas · 1 ud.</p><p>Te faltan 15,10 € para el envío gratis.</p><a href="/cesta">Tramitar pedido</a></aside>`,
        on(
          '#add',
          `const { data } = await api('/cesta'); $('#n').textContent = data.unidades; $('#mini').hidden = false;`,
        ),
      ),
      'POST /cesta': { json: { unidades: 1 }, delay: 350 },
    },
    actions: [click('#add')],
    truth: came(),
    check: { seen: /Cesta \(1\)[\s\S]*Buena elección/ },
  },
  {
    name: 'Banco: ese número todavía no recibe pagos por móvil',
    site: {
      'GET /': pageIn(
        'es',
        'Enviar dinero',
        `<h1>Enviar dinero</h1><label>Móvil <input id="tel" value=""></label><label>Importe <input value="20,00"></label><button id="enviar">Enviar 20,00 €</button><div id="over"></div>`,
        on(
          '#enviar',
          `event.target.textContent = 'Un momento…'; const { data } = await api('/envios'); event.target.textContent = 'Enviar 20,00 €'; if (data.estado === 'NO_ALTA') $('#over').innerHTML = ${JSON.stringify(modal('<h2>Uy, casi</h2><p>El 600 000 123 aún no está dado de alta en el servicio. ¿Le mandamos una invitación?</p><button>Invitar</button><button>Ahora no</button>'))};`,
        ),
      ),
      'POST /envios': { json: { estado: 'NO_ALTA' }, delay: 900 },
    },
    actions: [fill('#tel', '600000123'), click('#enviar')],
    truth: failed(/no está dado de alta|Uy, casi/),
  },
  {
    name: 'Banco (Brasil): Pix agendado, prontinho',
    site: {
      'GET /': pageIn(
        'pt-BR',
        'Pix',
        `<div id="tela"><h1>Revise antes de pagar</h1><p>R$ 150,00 para Márcia L.</p><p>Quando: 02/12/2026</p><button id="pix">Agendar Pix</button></div>`,
        on(
          '#pix',
          `await api('/pix'); history.replaceState(null, '', '/pix/comprovante'); $('#tela').innerHTML = '<h1>Prontinho!</h1><p>Dia 02/12 os R$ 150,00 saem da sua conta e vão para Márcia L. Deixe saldo disponível até lá, senão o Pix não acontece.</p><button>Compartilhar</button><button>Voltar ao início</button>';`,
        ),
      ),
      'POST /pix': { json: { status: 'SCHEDULED' }, delay: 1000 },
    },
    actions: [click('#pix')],
    truth: came(),
    check: { seen: /Prontinho/ },
  },
  {
    name: 'Escola (Portugal): só se aceitam ficheiros PDF',
    site: {
      'GET /': pageIn(
        'pt-PT',
        'Matrícula eletrónica',
        `<h1>Documentos do aluno</h1><label for="doc">Boletim de vacinas</label><input type="file" id="doc"><p id="msg">Nenhum documento entregue</p>`,
        on(
          '#doc',
          `const file = event.target.files[0]; if (!/\\.pdf$/i.test(file.name)) { event.target.value = ''; $('#msg').className = 'aviso'; $('#msg').textContent = 'Este formato não serve: entregue o boletim em PDF, por favor.'; return; } await api('/documentos'); $('#msg').textContent = 'Documento entregue';`,
          'change',
        ),
      ),
      'POST /documentos': { json: {} },
    },
    actions: [{ action: 'upload', selector: '#doc', file: { name: 'vacinas.docx', text: 'PK' } }],
    truth: failed(/formato não serve|em PDF/),
    check: { requests: { 'POST /documentos': 0 } },
  },
  {
    name: 'Museo: la prenotazione risulta annullata, come chiesto',
    site: {
      'GET /': pageIn(
        'it',
        'Le mie visite',
        `<h1>Le mie visite</h1><table><tr><th>Museo</th><th>Data</th><th>Stato</th><th></th></tr><tr><td>Galleria civica</td><td>5 dicembre, 11:00</td><td id="stato">Confermata</td><td id="az"><button id="annulla">Annulla prenotazione</button></td></tr></table>${TOASTS}`,
        on(
          '#annulla',
          `await api('/visite/5', {}, 'DELETE'); $('#stato').textContent = 'Annullata'; $('#az').innerHTML = ''; toast('Peccato, sarà per un’altra volta. Il rimborso arriva entro 5 giorni.', { role: '' });`,
        ),
      ),
      'DELETE /visite/5': { status: 204, text: '', delay: 500 },
    },
    actions: [click('#annulla')],
    truth: came(),
    check: { seen: /Annullata/, unseen: /Annulla prenotazione/ },
  },
  {
    name: 'Ferie: i giorni che restano non bastano',
    site: {
      'GET /': leave(''),
      'POST /richiesta': {
        html: leave('<p><em>Saldo ferie insufficiente: giorni richiesti 11, disponibili 6.</em></p>'),
        delay: 300,
      },
    },
    actions: [click('#invia')],
    truth: failed(/Saldo ferie insufficiente|disponibili 6/),
  },
];
