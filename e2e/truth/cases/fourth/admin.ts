import { redirect } from '../../serve-truth.ts';
import { came, click, failed, fill, pressEnter, select, type TruthCase, tick } from '../../truth-case.ts';
import {
  BRIEF,
  en,
  formTo,
  onAnswer,
  onPress,
  soon,
  trial,
  unmoved,
  viaApi,
  viaForm,
} from './fourth-pages.ts';

const posts = (told: string, rows: readonly string[]): string =>
  en(
    'Posts ‹ Tea Blog — WordPress',
    `<div class="wrap"><h1 class="wp-heading-inline">Posts</h1>${told}<form method="post" action="/do"><select name="action" id="a" aria-label="Bulk actions"><option value="-1">Bulk actions</option>
    <option value="trash">Move to Trash</option></select><button id="b" class="button action">Apply</button><table>${rows.map((row, at) => `<tr><td><input type="checkbox" id="r${at}" name="post[]" value="${at}" aria-label="Select ${row}"></td><td>${row}</td></tr>`).join('')}</table></form></div>`,
  );
const TITLES = ['Oolong in spring', 'Kettles compared'];
const GRID = (stock: string): string =>
  en(
    'Inventory.aspx',
    `<form method="post" action="/do" id="aspnetForm"><input type="hidden" name="__EVENTTARGET" value=""><input type="hidden" name="__VIEWSTATE" value="/wEPDwUKMTY3Nzc4">
    <table id="ctl00_grid"><tr><th>Item</th><th>Stock</th></tr><tr><td>Kettle</td><td>${stock}</td></tr></table><input name="q" id="q" aria-label="New stock" value="">
    <input type="button" id="b" value="Update" onclick="__doPostBack('ctl00$btnUpdate','')"></form>`,
    `window.__doPostBack = target => { const sent = document.querySelector('#aspnetForm'); sent.__EVENTTARGET.value = target; sent.submit(); };`,
  );
/** Content systems, frameworks and consoles of those who run sites. */
export const adminCases: readonly TruthCase[] = [
  trial(
    'WordPress: a post goes to the trash, told in a notice',
    {
      'GET /': ({ query }) =>
        query.has('trashed')
          ? posts(
              '<div id="message" class="updated notice is-dismissible"><p>1 post moved to the Trash. <a href="/undo">Undo</a></p></div>',
              TITLES.slice(1),
            )
          : posts('', TITLES),
      'POST /do': redirect('/?trashed=1'),
    },
    came(),
    { seen: /1 post moved to the Trash/, unseen: /Oolong/ },
    [select('#a', 'trash'), tick('#r0'), click('#b')],
  ),
  viaForm(
    'WordPress: a bulk action without a selection loads the same list again',
    posts('', TITLES),
    redirect('/'),
    unmoved,
    /Oolong in spring/,
    [select('#a', 'trash'), click('#b')],
  ),
  trial(
    'Django admin: protected objects forbid the deletion',
    {
      'GET /': en(
        'Change tea type | Django site admin',
        '<h1>Change tea type</h1><input aria-label="Name" value="Oolong"><a id="b" class="deletelink" href="/delete/">Delete</a>',
      ),
      'GET /delete/': en(
        'Cannot delete tea type | Django site admin',
        '<h1>Cannot delete tea type</h1><p>Deleting the tea type “Oolong” would require deleting the following protected related objects:</p><ul><li>Order: 4711</li></ul>',
      ),
    },
    failed(/cannot delete|protected related/i),
  ),
  viaForm(
    'Django admin: the token of the form is too old',
    en(
      'Add user | Django site admin',
      `<h1>Add user</h1>${formTo('<input name="username" aria-label="Username" value="pat">', 'Save')}`,
    ),
    {
      status: 403,
      html: '<!doctype html><title>403 Forbidden</title><h1>Forbidden <span>(403)</span></h1><p>CSRF verification failed. Request aborted.</p>',
    },
    failed(/CSRF|forbidden|403/i),
  ),
  viaApi(
    'Rails with Turbo: the comment is appended and the form emptied',
    en(
      'Post #7',
      '<ul id="comments"><li>First!</li></ul><form id="f"><textarea id="t" aria-label="Comment">Fine tea</textarea><button id="b">Create Comment</button></form>',
      onAnswer(`comments.insertAdjacentHTML('beforeend', data.stream); f.reset(); t.value = '';`),
    ),
    soon({ stream: '<li id="comment_2">Fine tea</li>' }),
    came(),
    /First!\s+Fine tea/,
  ),
  viaApi(
    'Livewire: a short word beside the button fades again',
    en(
      'Profile',
      '<input aria-label="Name" value="Pat"><button id="b">Save</button> <span id="e" class="off" style="transition:opacity .4s">Saved.</span>',
      onAnswer(`e.classList.remove('off'); await wait(1900); e.classList.add('off');`),
    ),
    soon({ effects: { dispatches: ['saved'] } }),
    came(),
    { ...BRIEF, seen: /Saved\./ },
  ),
  viaApi(
    'Livewire: the page has expired, asked in a window of the browser',
    en(
      'Profile',
      '<input aria-label="Name" value="Pat"><button id="b">Save</button>',
      onAnswer(
        `if (status === 419 && confirm('This page has expired.\\nWould you like to refresh the page?')) location.reload();`,
      ),
    ),
    { status: 419, json: { message: 'CSRF token mismatch.' } },
    failed(/expired/i),
    { seen: /Profile/, requests: { 'POST /api': 1, 'GET /': 1 } },
  ),
  trial(
    'WebForms: a postback changes one cell of the grid and says nothing',
    {
      'GET /': GRID('12'),
      'POST /do': ({ form }) => GRID(form.get('q') ?? ''),
    },
    came(),
    { seen: /Kettle\s+20/, requests: { 'POST /do': 1 } },
    [fill('#q', '20'), click('#b')],
  ),
  viaApi(
    'WebForms: the update panel turns its wheel, its error goes to the console',
    en(
      'Orders.aspx',
      '<p>Order 4711: open</p><div id="progress" hidden>Loading…</div><button id="b">Approve</button>',
      onAnswer(
        `progress.hidden = false; await wait(300); progress.hidden = true; if (!ok) console.error('Sys.WebForms.PageRequestManagerServerErrorException'); else $('p').textContent = 'Order 4711: approved';`,
      ),
    ),
    soon({}, 500),
    unmoved,
    /4711: open/,
  ),
  viaApi(
    'phpMyAdmin: Enter in a cell of the grid',
    en(
      'tea.product',
      '<table><tr><td>1</td><td id="cell"><textarea id="b" aria-label="name">Kettle XL</textarea></td></tr></table>',
      `b.onkeydown = async event => { if (event.key !== 'Enter') return; event.preventDefault(); const text = b.value; const { data } = await api('/api'); cell.textContent = text;
        ceiling('<div class="ajax_notification"><div class="alert alert-success">' + data.message + '</div></div>', 5000); };`,
    ),
    soon({ success: true, message: '1 row affected.' }),
    came(),
    /1 row affected/,
    [pressEnter('#b')],
  ),
  viaApi(
    'Jenkins: the build waits in the queue',
    en(
      'tea-build [Jenkins]',
      '<a id="b" href="#">Build Now</a><div id="buildHistory"><table><tr><td>#41</td></tr></table></div>',
      onPress(
        `await api('/api'); ceiling('<div id="notification-bar">Build scheduled</div>', 2500); await wait(600); $('#buildHistory table').insertAdjacentHTML('afterbegin', '<tr><td>#42 (pending—Waiting for next available executor)</td></tr>');`,
      ),
    ),
    { status: 201, text: '' },
    came(),
    /#42/,
  ),
];
