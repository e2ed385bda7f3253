import { redirect } from '../serve-truth.ts';
import { page } from '../site-pages.ts';
import { came, click, failed, fill, NOTHING, select, type TruthCase, tick } from '../truth-case.ts';

/** A console whose style writes its header in capitals, so that what is rendered is not what the document says. */
const admin = (title: string, main: string, { body = '' } = {}): string =>
  page(
    title,
    `<div ${body}><header style="text-transform: uppercase"><h1>Club console</h1><div>Welcome, <b>vera</b>. <a href="/site">View site</a></div></header>${main}</div>`,
  );

const plants = (told = ''): string =>
  admin(
    'Plants',
    `${told}<h1>Plants</h1><form method="post" action="/act"><label>Action <select id="a" name="action"><option value="">Choose</option><option value="drop">Delete selected</option></select></label><button id="b">Go</button><p><input type="checkbox" id="r" name="row" aria-label="Mint"> Mint</p></form>`,
  );

const WARNING =
  '<ul class="messagelist"><li class="warning">No items are selected. No items have been changed.</li></ul>';

const post = (path: string, fields: string, button = 'Save'): string =>
  `<form method="post" action="${path}">${fields}<button id="b">${button}</button></form>`;

/** A mail program: the form is in a frame, and results appear above all frames. */
const MAIL = page(
  'Mail',
  `<div id="stack" style="position: fixed; top: 0"></div><iframe name="content" src="/frame" width="500" height="200"></iframe>
  <script>function tell(kind, text) { stack.innerHTML = '<div role="alert" class="alert-' + kind + '">' + text + '</div>'; setTimeout(() => stack.replaceChildren(), 5000); }</script>`,
);
const FOLDER = page('New folder', post('/folder', '<label>Name <input id="n" name="name"></label>'));
const answered = (kind: string, text: string): string =>
  page(
    'New folder',
    `${post('/folder', '<label>Name <input name="name"></label>')}<script>parent.tell('${kind}', '${text}')</script>`,
  );

const comments = (list: string): string =>
  page(
    'Hello world',
    `<ul>${list}</ul>${post('/comment', '<p>Logged in as vera. <span class="required-field-message">Required fields are marked <span>*</span></span></p><label>Comment * <textarea id="t" name="t" required></textarea></label>', 'Post comment')}`,
  );

const wiki = (main: string): string =>
  page(
    'Wiki',
    `<h1>Allotment wiki</h1><p>Signed in as <bdi>Vera</bdi> (<bdi>vera</bdi>) <a href="/logout">Log out</a></p>${main}`,
  );

/** What applications do that people install themselves: content systems, wikis, consoles, mail. */
export const installedCases: readonly TruthCase[] = [
  {
    name: 'a warning under a header in capitals that greets on each page',
    site: { 'GET /': plants(), 'POST /act': plants(WARNING) },
    actions: [select('#a', 'drop'), click('#b')],
    truth: failed(/No items are selected/, { never: /Welcome/ }),
  },
  {
    name: 'deleted elsewhere: the console opens another page, and says so',
    site: {
      'GET /': admin('Plants', '<a id="b" href="/9">Mint</a>'),
      'GET /9': redirect('/start'),
      'GET /start': admin(
        'Start',
        '<p class="warning" role="status">Plant 9 does not exist. Perhaps it was deleted?</p><h1>Start</h1>',
      ),
    },
    actions: [click('#b')],
    truth: failed(/does not exist/),
  },
  {
    name: 'a page that asks for a confirmation is named so',
    site: {
      'GET /': admin('Mint', '<a id="b" href="/delete">Delete</a>'),
      'GET /delete': admin(
        'Sure?',
        '<h1>Are you sure?</h1><p>The following items will be deleted:</p><p>Mint</p>',
        {
          body: 'class="delete-confirmation"',
        },
      ),
    },
    actions: [click('#b')],
    truth: came({ says: /Are you sure/, never: /deleted successfully|page says: The following/ }),
  },
  {
    name: 'a refusal above the frame whose form was sent',
    site: {
      'GET /': MAIL,
      'GET /frame': FOLDER,
      'POST /folder': answered('danger', 'Mailbox already exists.'),
    },
    actions: [fill('#n', 'Projects'), click('#b')],
    truth: failed(/already exists/),
  },
  {
    name: 'a success above the frame whose form was sent',
    site: { 'GET /': MAIL, 'GET /frame': FOLDER, 'POST /folder': answered('success', 'Successfully saved.') },
    actions: [fill('#n', 'Plans'), click('#b')],
    truth: came({ says: /Successfully saved/ }),
  },
  {
    name: 'a form explains its asterisk after each comment',
    site: {
      'GET /': comments(''),
      'POST /comment': redirect('/with'),
      'GET /with': comments('<li>Lovely beans</li>'),
    },
    actions: [fill('#t', 'Lovely beans'), click('#b')],
    truth: came({ never: /Required fields/ }),
    check: { seen: /Lovely beans/ },
  },
  {
    name: 'signed in, on a page of a wiki that is not written yet',
    site: {
      'GET /': page(
        'Log in',
        post(
          '/login',
          '<label>User <input name="u" id="u"></label><label>Password <input type="password" id="p" name="p"></label>',
          'Log in',
        ),
      ),
      'POST /login': redirect('/start'),
      'GET /start': wiki('<h1>This topic does not exist yet</h1><p>You may create it.</p>'),
    },
    actions: [fill('#u', 'vera'), fill('#p', 'secret-1'), click('#b')],
    truth: came({ never: /not accept/ }),
    check: { seen: /Signed in as/ },
  },
  {
    name: 'a preview that says that it is not saved',
    site: {
      'GET /': page(
        'Edit',
        post('/preview', '<label>Text <textarea id="t" name="t"></textarea></label>', 'Preview'),
      ),
      'POST /preview': ({ form }) =>
        page(
          'Edit',
          `<p>This is a preview of what your text will look like. <strong>Remember: it is not saved yet!</strong></p><div>${form.get('t')}</div>${post('/preview', `<label>Text <textarea id="t" name="t">${form.get('t')}</textarea></label>`, 'Preview')}`,
        ),
    },
    actions: [fill('#t', 'All about bees'), click('#b')],
    truth: came(),
    check: { seen: /This is a preview/ },
  },
  {
    name: 'a bulk action by GET loads the same list again',
    site: {
      'GET /': page(
        'Posts',
        '<h1>Posts</h1><form><label>Bulk <select id="a" name="a"><option value="">Choose</option><option value="t">Trash</option></select></label><input name="page" aria-label="Page" value="1"><button id="b">Apply</button><p>Oolong in spring</p></form>',
      ),
    },
    actions: [select('#a', 't'), click('#b')],
    truth: failed(),
    check: { seen: /Oolong in spring/, requests: { 'GET /': 1 } },
  },
  {
    name: 'a script asks whether a list would be valid',
    site: {
      'GET /': page(
        'Bed',
        `<form><label>Chosen <select id="s" multiple></select></label><a href="#" id="b">Choose all</a></form><script>
        b.onclick = event => { event.preventDefault(); s.required = true; s.checkValidity(); s.required = false; s.append(new Option('Mint')); }</script>`,
      ),
    },
    actions: [click('#b')],
    truth: came({ never: /select an item/ }),
    check: { seen: /Mint/ },
  },
  {
    name: 'an upload is refused after its button is gone',
    site: {
      'GET /': page(
        'Media',
        `<div id="box"><button type="button" id="b">Upload</button><ul><li>bee.exe <span id="size"></span></li></ul></div><script>
        b.onclick = async () => { await fetch('/media', { method: 'POST' }); b.remove(); size.textContent = '0.1 kB';
          const told = document.createElement('span'); told.className = 'failed-text error'; told.textContent = 'Upload denied. This type is forbidden!'; size.after(told) }</script>`,
      ),
      'POST /media': { json: {}, delay: 60 },
    },
    actions: [click('#b')],
    truth: failed(/Upload denied/),
  },
  {
    name: 'a loading message before the message that counts',
    site: {
      'GET /': page(
        'Mail',
        `<button type="button" id="b">Move</button><div id="stack" role="status"></div><script>
        b.onclick = async () => { stack.textContent = 'Loading...'; await new Promise(done => setTimeout(done, 700)); stack.textContent = 'Message moved to Trash.' }</script>`,
      ),
    },
    actions: [click('#b')],
    truth: came({ says: /Message moved to Trash/, never: /Loading/ }),
  },
  {
    name: 'a list of recipients takes the address out of its field',
    site: {
      'GET /': page(
        'Compose',
        `<ul id="l"><li><input id="t" aria-label="To"></li></ul><script>
        t.onchange = () => { const entry = document.createElement('li'); entry.textContent = t.value; l.prepend(entry); t.value = '' }</script>`,
      ),
    },
    actions: [fill('#t', 'bela@example.com')],
    truth: came({ says: /as an entry/, never: NOTHING }),
    check: { seen: /bela@example\.com/ },
  },
  {
    name: 'a tick that the console keeps',
    site: {
      'GET /': plants(),
      'POST /act': ({ form }) =>
        plants(form.has('row') ? '<p class="success">1 plant was deleted.</p>' : WARNING),
    },
    actions: [tick('#r'), click('#b')],
    truth: came({ says: /1 plant was deleted/ }),
  },
];
