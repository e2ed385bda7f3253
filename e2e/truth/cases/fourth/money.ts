import { redirect } from '../../serve-truth.ts';
import { came, click, failed, fill, type TruthCase } from '../../truth-case.ts';
import {
  de,
  en,
  es,
  formTo,
  fr,
  noise,
  onAnswer,
  onPress,
  pl,
  pt,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
} from './fourth-pages.ts';

const TAN = (told: string): string =>
  de(
    'Überweisung',
    `<h1>Überweisung freigeben</h1><p>250,00 EUR an Erika Muster</p>${told}${formTo('<input id="x" name="tan" aria-label="TAN" maxlength="6">', 'Freigeben')}`,
  );

/** Banks, brokers, invoices and taxes. */
export const moneyCases: readonly TruthCase[] = [
  viaForm(
    'TAN: sie stimmt nicht, zwei Versuche bleiben',
    TAN(''),
    TAN('<p class="hint">Die eingegebene TAN stimmt nicht. Sie haben noch 2 Versuche.</p>'),
    failed(/TAN stimmt nicht/),
    {},
    [fill('#x', '123456'), click('#b')],
  ),
  viaForm(
    'TAN: der Auftrag ist entgegengenommen',
    TAN(''),
    de(
      'Überweisung',
      '<h1>Überweisung</h1><p>Ihr Auftrag wurde entgegengenommen.</p><p>Auftragsnummer 2026-000481</p>',
    ),
    came(),
    /entgegengenommen/,
    [fill('#x', '654321'), click('#b')],
  ),
  trial(
    'pushTAN: erst wird auf die App gewartet, dann ist es ausgeführt',
    {
      'GET /': de(
        'Überweisung',
        '<div id="m"><p>250,00 EUR an Erika Muster</p><button id="b">Mit pushTAN freigeben</button></div>',
        onPress(
          `m.innerHTML = '<p>Bitte geben Sie den Auftrag in Ihrer App frei …</p>'; let data; do { await wait(500); ({ data } = await api('/state', {}, 'GET')); } while (!data.done); m.innerHTML = '<h2>Überweisung ausgeführt</h2>';`,
        ),
      ),
      'GET /state': ({ count }) => ({ json: { done: count > 2 } }),
    },
    came({ mayWait: true }),
    /ausgeführt/,
  ),
  viaForm(
    'Español: supera el límite diario',
    es(
      'Transferencia',
      formTo('<input name="importe" aria-label="Importe" value="9.000,00">', 'Confirmar transferencia'),
    ),
    es(
      'Transferencia',
      `<div class="aviso">El importe indicado supera su límite diario de 3.000,00 €.</div>${formTo('<input name="importe" aria-label="Importe" value="9.000,00">', 'Confirmar transferencia')}`,
    ),
    failed(/supera su límite/),
  ),
  trial(
    'A broker: a dead sell button beside moving quotes',
    en(
      'Portfolio',
      `${noise.ticker}<p>SAP 12 pcs</p><button id="b">Sell</button>`,
      `document.querySelector('#sell-button')?.addEventListener('click', () => api('/api'));`,
    ),
    unmoved,
    { seen: /SAP 12 pcs/, requests: { 'POST /api': 0 } },
  ),
  trial(
    'A broker: not enough buying power, in a line under the button',
    en(
      'Trade NVDA',
      `${noise.ticker}<input aria-label="Shares" value="500"><button id="b">Review order</button><p id="e"></p>`,
      onPress(`e.textContent = 'You need $71,204.10 more buying power for this order.';`),
    ),
    failed(/more buying power/i),
  ),
  trial(
    'Impots : une page d’attente qui mène d’elle-même à l’accusé',
    {
      'GET /': fr('Ma déclaration', formTo('<p>Revenu net : 31 200 €</p>', 'Signer ma déclaration')),
      'POST /do': fr(
        'Traitement',
        '<p>Veuillez patienter, votre déclaration est en cours de traitement…</p>',
        `setTimeout(() => location.replace('/accuse'), 1200);`,
      ),
      'GET /accuse': fr(
        'Accusé de réception',
        '<h1>Accusé de réception</h1><p>Votre déclaration a été enregistrée le 26/11/2026.</p>',
      ),
    },
    came(),
    /a été enregistrée/,
  ),
  viaForm(
    'Steuerportal: die Prüfung findet zwei Hinweise, in ruhigen Worten',
    de(
      'Einkommensteuer',
      formTo('<input name="kz10" aria-label="Bruttoarbeitslohn" value="">', 'Prüfen und absenden'),
    ),
    de(
      'Einkommensteuer',
      '<h2>Ergebnis der Prüfung</h2><p>Ihre Erklärung kann so noch nicht abgesendet werden. Es bestehen 2 Hinweise:</p><ol><li>Zeile 5: Bitte geben Sie den Bruttoarbeitslohn an.</li><li>Zeile 7: Bitte geben Sie die Steuerklasse an.</li></ol><a href="/">Zurück zum Formular</a>',
    ),
    failed(/noch nicht abgesendet/),
  ),
  trial(
    'Português: a sessão acabou, pede-se outra autenticação',
    {
      'GET /': pt('Entregar IRS', formTo('<p>Declaração de 2025</p>', 'Entregar')),
      'POST /do': redirect('/autenticacao'),
      'GET /autenticacao': pt(
        'Autenticação',
        '<h1>Autenticação</h1><input aria-label="NIF"><input type="password" aria-label="Senha de acesso"><button>Autenticar</button>',
      ),
    },
    failed(/autentica|log.?in|sign.?in/i),
  ),
  trial(
    'An invoice export is prepared, then there is a link',
    {
      'GET /': en(
        'Invoices',
        '<button id="b">Export CSV</button><p id="e"></p>',
        onPress(
          `await api('/api'); e.textContent = 'Preparing your file…'; let data; do { await wait(400); ({ data } = await api('/job', {}, 'GET')); } while (!data.url); e.innerHTML = 'Your export is ready. <a href="/file">Download invoices.csv</a>';`,
        ),
      ),
      'POST /api': { status: 202, json: { job: 7 } },
      'GET /job': ({ count }) => ({ json: count > 3 ? { url: '/file' } : {} }),
    },
    came({ mayWait: true }),
    /export is ready/,
  ),
  trial(
    'A page between: it leads on to where one pays',
    {
      'GET /': en('Checkout', formTo('<p>Total €30.00</p>', 'Pay with PayPal')),
      'POST /do':
        '<!doctype html><html><head><title>Redirecting…</title><meta http-equiv="refresh" content="1;url=/paypal"></head><body><p>You are being redirected to PayPal. Please do not close this window.</p></body></html>',
      'GET /paypal': en(
        'Log in to your PayPal account',
        '<h1>Pay with PayPal</h1><p>Tea Ltd. €30.00</p><input aria-label="Email"><button>Next</button>',
      ),
    },
    came(),
    /Tea Ltd\. €30\.00/,
  ),
  viaApi(
    'Polski: przelew przyjęty, okno się zamyka',
    pl(
      'Przelew',
      '<div id="w" class="veil"><div role="dialog"><p>Przelew 250,00 zł</p><button id="b">Potwierdź</button></div></div><h1>Historia</h1><ul id="rows"><li>Czynsz −900,00 zł</li></ul>',
      onAnswer(
        `w.remove(); rows.insertAdjacentHTML('afterbegin', '<li>Przelew −250,00 zł (w realizacji)</li>');`,
      ),
    ),
    soon({ status: 'ACCEPTED' }),
    came(),
    { seen: /w realizacji/, unseen: /Potwierdź/ },
  ),
];
