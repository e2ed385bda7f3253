// Long, because each case brings its own pages.
import { redirect } from '../../serve-truth.ts';
import { page, sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';

const FORM = `<h1>New ticket</h1><form method="post" action="/tickets"><input type="hidden" name="_csrf" value="old">
  <label>Subject <input id="subject" name="subject" value="Broken lamp"></label><button id="b">Create ticket</button></form>`;

const start = sitePage('New ticket', FORM);

const signIn = (note: string): string =>
  sitePage(
    'Sign in',
    `<h1>Sign in</h1>${note}<form method="post" action="/login"><label>Email <input name="email"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form>`,
  );

/** Forms whose server does not do what was sent: it is broken, it has forgotten who sends, or it forbids it. */
export const brokenForms: readonly TruthCase[] = [
  {
    name: 'Rails: 500, we’re sorry, but something went wrong',
    site: {
      'GET /': start,
      'POST /tickets': {
        status: 500,
        html: page(
          "We're sorry, but something went wrong (500)",
          "<h1>We're sorry, but something went wrong.</h1><p>If you are the application owner check the logs.</p>",
        ),
      },
    },
    actions: [click('#b')],
    truth: failed(/500|something went wrong/i),
  },
  {
    name: '500 with the page of the site around it',
    site: {
      'GET /': start,
      'POST /tickets': {
        status: 500,
        html: sitePage('Oops', '<h1>Oops!</h1><p>Our hamsters are on a break.</p>'),
      },
    },
    actions: [click('#b')],
    truth: failed(/500|oops|hamsters/i),
  },
  {
    name: '500 with an empty document',
    site: { 'GET /': start, 'POST /tickets': { status: 500, html: '' } },
    actions: [click('#b')],
    truth: failed(/500|error/i),
    check: { seen: /500/ },
  },
  {
    name: 'nginx: 502 Bad Gateway',
    site: {
      'GET /': start,
      'POST /tickets': {
        status: 502,
        html: '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx/1.24.0</center></body></html>',
      },
    },
    actions: [click('#b')],
    truth: failed(/502/),
  },
  {
    name: '404 for the address of the form',
    site: { 'GET /': start },
    actions: [click('#b')],
    truth: failed(/404|not found/i),
  },
  {
    name: 'Django: 403, CSRF verification failed',
    site: {
      'GET /': start,
      'POST /tickets': {
        status: 403,
        html: page(
          '403 Forbidden',
          '<h1>Forbidden <span>(403)</span></h1><p>CSRF verification failed. Request aborted.</p>',
        ),
      },
    },
    actions: [click('#b')],
    truth: failed(/403|csrf|forbidden|denied|refuse/i),
  },
  {
    name: 'Laravel: 419 Page Expired',
    site: {
      'GET /': start,
      'POST /tickets': {
        status: 419,
        html: page(
          'Page Expired',
          '<div class="flex-center"><div class="code">419</div><div class="message">Page Expired</div></div>',
        ),
      },
    },
    actions: [click('#b')],
    truth: failed(/419|page expired/i),
  },
  {
    name: 'form expired, 200: please fill it in again',
    site: {
      'GET /': start,
      'POST /tickets': sitePage('New ticket', `<p>This form has expired. Please send it again.</p>${FORM}`),
    },
    actions: [click('#b')],
    truth: failed(/form has expired/i),
  },
  {
    name: 'session over: redirect to sign in, with a note',
    site: {
      'GET /': start,
      'POST /tickets': redirect('/login?next=/tickets', 302),
      'GET /login': signIn('<div class="flash alert">You need to sign in before continuing.</div>'),
    },
    actions: [click('#b')],
    truth: failed(/sign in|log in/i),
    check: { seen: /You need to sign in/ },
  },
  {
    name: 'session over: redirect to sign in, without a note',
    site: {
      'GET /': start,
      'POST /tickets': redirect('/login?next=/tickets', 302),
      'GET /login': signIn(''),
    },
    actions: [click('#b')],
    truth: failed(/sign in|log in/i),
    check: { seen: /login[\s\S]*Password/ },
  },
  {
    name: '403: you do not have permission',
    site: {
      'GET /': start,
      'POST /tickets': {
        status: 403,
        html: sitePage(
          'Access denied',
          '<h1>Access denied</h1><p>You do not have permission to create tickets.</p>',
        ),
      },
    },
    actions: [click('#b')],
    truth: failed(/403|permission|denied/i),
  },
  {
    name: 'the server is down',
    site: { 'GET /': sitePage('New ticket', FORM.replace('/tickets', '{{refused}}/tickets')) },
    actions: [click('#b')],
    truth: failed(/refused|could not|cannot|can’t|can't|not load|unreachable|failed/i),
    check: { seen: /chrome-error|refused/i },
  },
  {
    name: 'the server cuts the connection',
    site: { 'GET /': start, 'POST /tickets': { hangsUp: true, delay: 100 } },
    actions: [click('#b')],
    truth: failed(/empty response|could not|cannot|can’t|can't|not load|closed|failed/i),
    check: { seen: /chrome-error|send any data/i },
  },
  {
    name: '204: the server took it and sends no page',
    site: { 'GET /': start, 'POST /tickets': { status: 204 } },
    actions: [click('#b')],
    // The person sees no change; that the server answered with nothing is all that can be said.
    truth: { never: /going to|navigated|page is now/i },
    check: { seen: /New ticket/, requests: { 'POST /tickets': 1 } },
  },
  {
    name: 'JSON in the window: {"error": …}',
    site: {
      'GET /': start,
      'POST /tickets': { status: 400, json: { error: 'subject must be longer than 20 characters' } },
    },
    actions: [click('#b')],
    truth: failed(/400|must be longer/i),
  },
  {
    name: 'German: Bitte korrigieren Sie die Angaben',
    site: {
      'GET /': sitePage('Kontakt', german(''), { lang: 'de' }),
      'POST /kontakt': sitePage(
        'Kontakt',
        german('<p class="fehler">Bitte geben Sie eine gültige Postleitzahl ein.</p>'),
        { lang: 'de' },
      ),
    },
    actions: [fill('#plz', '12'), click('#b')],
    truth: failed(/gültige Postleitzahl/i),
  },
  {
    name: 'German: Vielen Dank',
    site: {
      'GET /': sitePage('Kontakt', german(''), { lang: 'de' }),
      'POST /kontakt': sitePage(
        'Kontakt',
        '<h1>Vielen Dank!</h1><p>Ihre Nachricht wurde gesendet. Ein Fehler ist nicht aufgetreten.</p>',
        { lang: 'de' },
      ),
    },
    actions: [fill('#plz', '10115'), click('#b')],
    truth: came(),
    check: { seen: /wurde gesendet/ },
  },
  {
    name: 'French: identifiant ou mot de passe incorrect',
    site: {
      'GET /': sitePage('Connexion', french(''), { lang: 'fr' }),
      'POST /connexion': sitePage('Connexion', french('<div>Identifiant ou mot de passe incorrect.</div>'), {
        lang: 'fr',
      }),
    },
    actions: [fill('#mdp', 'faux'), pressEnter('#mdp')],
    truth: failed(/mot de passe incorrect/i),
  },
  {
    name: 'Chinese: 用户名已被注册',
    site: {
      'GET /': sitePage('注册', chinese(''), { lang: 'zh' }),
      'POST /reg': sitePage('注册', chinese('<span class="tip">该用户名已被注册，请换一个</span>'), {
        lang: 'zh',
      }),
    },
    actions: [fill('#user', 'mei'), click('#b')],
    truth: failed(/已被注册/),
  },
  {
    name: 'Chinese: 提交成功',
    site: {
      'GET /': sitePage('注册', chinese(''), { lang: 'zh' }),
      'POST /reg': sitePage('注册', '<h1>提交成功</h1><p>我们会尽快审核您的申请。</p>', { lang: 'zh' }),
    },
    actions: [fill('#user', 'mei'), click('#b')],
    truth: came(),
    check: { seen: /提交成功/ },
  },
  {
    name: 'form in a frame, refused in the frame',
    site: {
      'GET /': sitePage(
        'Newsletter',
        '<h1>News</h1><iframe src="/box" title="Newsletter" width="500" height="200"></iframe>',
      ),
      'GET /box': page('Box', subscribe('')),
      'POST /subscribe': page('Box', subscribe('<p>This address is not valid.</p>')),
    },
    actions: [fill('#mail', 'mei@'), click('#go')],
    truth: failed(/address is not valid/i),
  },
  {
    name: 'form in a frame, 500 in the frame',
    site: {
      'GET /': sitePage(
        'Newsletter',
        '<h1>News</h1><iframe src="/box" title="Newsletter" width="500" height="200"></iframe>',
      ),
      'GET /box': page('Box', subscribe('')),
      'POST /subscribe': { status: 500, html: page('Error', '<h1>Internal Server Error</h1>') },
    },
    actions: [fill('#mail', 'mei@example.com'), click('#go')],
    truth: failed(/500|internal server error/i),
  },
];

function german(error: string): string {
  return `<h1>Kontakt</h1><form method="post" action="/kontakt" novalidate><label>Postleitzahl <input id="plz" name="plz"></label>${error}<button id="b">Absenden</button></form>`;
}

function french(error: string): string {
  return `<h1>Connexion</h1>${error}<form method="post" action="/connexion"><label>Identifiant <input name="id" value="mei"></label><label>Mot de passe <input id="mdp" type="password" name="mdp"></label><button>Se connecter</button></form>`;
}

function chinese(error: string): string {
  return `<h1>注册</h1><form method="post" action="/reg"><label>用户名 <input id="user" name="user"></label>${error}<button id="b">提交</button></form>`;
}

function subscribe(error: string): string {
  return `<form method="post" action="/subscribe" novalidate>${error}<label>Email <input id="mail" name="mail"></label><button id="go">Subscribe</button></form>`;
}
