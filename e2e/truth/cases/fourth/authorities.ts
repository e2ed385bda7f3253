import { came, click, failed, fill, type TruthCase } from '../../truth-case.ts';
import {
  ar,
  de,
  es,
  formTo,
  fr,
  noise,
  onPress,
  pl,
  pt,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
} from './fourth-pages.ts';

/** Public offices: applications, appointments, registers. */
export const authorityCases: readonly TruthCase[] = [
  viaForm(
    'Behörde: der Antrag ist übermittelt',
    de('Wohnsitz anmelden', formTo('<p>Schritt 5 von 5: Zusammenfassung</p>', 'Verbindlich absenden')),
    de(
      'Wohnsitz anmelden',
      '<h1>Vielen Dank</h1><p>Ihr Antrag wurde an die zuständige Stelle übermittelt.</p><p>Vorgangsnummer: WA-2026-11-00731</p>',
    ),
    came(),
    /WA-2026-11-00731/,
  ),
  viaForm(
    'Urząd: wniosek wysłany, potwierdzenie do pobrania',
    pl('Wniosek o dowód', formTo('<p>Dane są kompletne.</p>', 'Podpisz i wyślij')),
    pl(
      'Wniosek o dowód',
      '<h1>Wniosek został wysłany</h1><p>Urzędowe poświadczenie przedłożenia (UPP) jest gotowe do pobrania.</p><a href="/upp.xml">Pobierz UPP</a>',
    ),
    came(),
    /został wysłany/,
  ),
  viaApi(
    'بوابة حكومية: تم إرسال الطلب',
    ar(
      'تجديد الرخصة',
      '<div id="m"><h1>تجديد الرخصة</h1><button id="b">إرسال الطلب</button></div>',
      onPress(
        `b.disabled = true; const { data } = await api('/api'); m.innerHTML = '<h1>تم إرسال طلبك بنجاح</h1><p>رقم الطلب: ' + data.id + '</p>';`,
      ),
    ),
    { json: { id: 55120 }, delay: 700 },
    came(),
    /55120/,
  ),
  viaForm(
    'Cita previa: no quedan citas',
    es(
      'Cita previa',
      `<h1>Extranjería – Toma de huellas</h1>${formTo('<select name="o" aria-label="Oficina"><option>Madrid</option></select>', 'Solicitar cita')}`,
    ),
    es(
      'Cita previa',
      '<h1>Extranjería – Toma de huellas</h1><p>En este momento no hay citas disponibles.</p><p>En breve, la Oficina pondrá a su disposición nuevas citas.</p><button>Salir</button>',
    ),
    failed(/no hay citas/),
  ),
  trial(
    'Behörde: der Nachweis ist zu groß',
    de(
      'Nachweise',
      '<label>Meldebescheinigung <input type="file" id="b"></label><ul id="rows"></ul><div id="e"></div>',
      `b.onchange = async () => { await wait(200); b.value = ''; e.textContent = 'scan.pdf überschreitet die zulässige Größe von 5 MB.'; };`,
    ),
    failed(/überschreitet/),
    {},
    [{ action: 'upload', selector: '#b', file: { name: 'scan.pdf', text: 'a scan' } }],
  ),
  viaForm(
    'Portal em manutenção, com 503',
    pt(
      'Segunda via',
      formTo('<input name="cpf" aria-label="CPF" value="111.444.777-35">', 'Emitir segunda via'),
    ),
    {
      status: 503,
      html: pt(
        'Portal',
        '<h1>Estamos em manutenção</h1><p>O serviço voltará às 22h. Agradecemos a compreensão.</p>',
      ),
    },
    failed(/manutenção|503/),
  ),
  viaApi(
    'JSF : le formulaire revient tel quel, sans un mot de la règle enfreinte',
    fr(
      'Demande de carte',
      `${noise.clock}<div id="m"><label>Code postal <input id="x" value="7500"></label></div><button id="b">Enregistrer la demande</button>`,
      onPress(
        `const text = x.value; const { data } = await api('/api'); m.innerHTML = data.update; x.value = text;`,
      ),
    ),
    soon({ update: '<label>Code postal <input id="x" value=""></label>' }),
    unmoved,
    { seen: /x=75\b/ },
    [fill('#x', '75'), click('#b')],
  ),
  trial(
    'Español: un campo oculto es obligatorio, y el navegador no envía nada',
    {
      'GET /': es(
        'Padrón',
        '<h1>Alta en el padrón</h1><form method="post" action="/do"><label>Nombre <input name="n" value="Ana"></label><div hidden><input name="piso" required aria-label="Piso"></div><button id="b">Enviar solicitud</button></form>',
      ),
      'POST /do': es('Padrón', '<h1>Solicitud registrada</h1>'),
    },
    unmoved,
    { seen: /Alta en el padrón/, requests: { 'POST /do': 0 } },
  ),
];
