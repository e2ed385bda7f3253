import { redirect } from '../../serve-truth.ts';
import { sitePage } from '../../site-pages.ts';
import { came, type TruthCase } from '../../truth-case.ts';
import { clicked, flashed, form, open } from './second-pages.ts';

const FIELD = '<label>Name <input id="name" name="name" value="Dune"></label>';
const doneBy = (memory: Map<string, string>): boolean => memory.has('done');

/** Servers that did as they were told, each in the manner of its framework. */
export const serverAccepted: readonly TruthCase[] = [
  clicked(
    'Rails: a row destroyed, and the notice of it is in the red box',
    flashed(
      (told, { memory }) =>
        sitePage(
          'Articles',
          `${told}<h1>Articles</h1><table><tr><td>Tea</td></tr>${doneBy(memory) ? '' : `<tr><td>Dune</td><td>${form('', 'Destroy')}</td></tr>`}</table>`,
        ),
      '<div class="alert alert-danger">Article was successfully destroyed.</div>',
    ),
    came(),
    /successfully destroyed/,
  ),
  clicked(
    'Django admin: a button that first asks whether it is meant',
    {
      'GET /': sitePage('Dune | Change book', `<h1>Change book</h1>${form(FIELD, 'Delete')}`),
      'POST /do': sitePage(
        'Are you sure?',
        `<h1>Are you sure?</h1><p>Are you sure you want to delete the book “Dune”? All of the following related items will be deleted:</p>${form('', 'Yes, I’m sure')}`,
      ),
    },
    open(/are you sure/i, /no change|nothing happened/i),
  ),
  clicked(
    'Django admin: changed, and the form stays open below the message',
    flashed(
      told =>
        sitePage(
          'Change book',
          `${told}<h1>Change book</h1>${form(FIELD, 'Save and continue editing')}<p class="help">Required. Error reports go to the owner.</p>`,
        ),
      '<ul class="messagelist"><li class="success">The book “Dune” was changed successfully. You may edit it again below.</li></ul>',
    ),
    came(),
    /changed successfully/,
  ),
  clicked(
    'WordPress: a post goes to the trash, with Undo',
    flashed(
      (told, { memory }) =>
        sitePage(
          'Posts ‹ Blog — WordPress',
          `<h1>Posts</h1>${told}<table class="wp-list-table"><tr><td>Hello</td></tr>${doneBy(memory) ? '' : `<tr><td>Failed payments</td><td>${form('', 'Trash')}</td></tr>`}</table>`,
        ),
      '<div id="message" class="updated notice is-dismissible"><p>1 post moved to the Trash. <a href="/undo">Undo</a></p></div>',
    ),
    came(),
    /moved to the Trash/,
  ),
  clicked(
    'phpMyAdmin: a row goes into a table named errors',
    {
      'GET /': sitePage('errors', `<h1>Table: errors</h1>${form(FIELD, 'Go')}`),
      'POST /do': sitePage(
        'errors',
        '<div class="success"><img alt="" width="1" height="1"> 1 row inserted.<br>Inserted row id: 41</div><pre class="sql">INSERT INTO `errors` (`id`, `error_message`) VALUES (NULL, \'Invalid password\');</pre>',
      ),
    },
    came(),
    /1 row inserted/,
  ),
  clicked(
    'phpMyAdmin: an update that meets no row',
    {
      'GET /': sitePage('tea', `<h1>Run SQL query</h1>${form(FIELD, 'Go')}`),
      'POST /do': sitePage(
        'tea',
        `<div class="success">0 rows affected. (Query took 0.0004 seconds.)</div>${form(FIELD, 'Go')}`,
      ),
    },
    open(/0 rows affected/i),
  ),
  clicked(
    'Adminer: an item deleted, the list again',
    flashed(
      (told, { memory }) =>
        sitePage(
          'Select: tea - Adminer',
          `<h2>Select: tea</h2>${told}<table><tr><td>1</td><td>Green</td></tr>${doneBy(memory) ? '' : '<tr><td>2</td><td>Black</td></tr>'}</table>${form('', 'Delete')}`,
        ),
      '<p class="message">Item has been deleted. <span class="time">12:01:20</span></p>',
    ),
    came(),
    /Item has been deleted/,
  ),
  clicked(
    'Spring MVC: a new owner on a page of their own',
    {
      'GET /': sitePage('Owner', `<h2>New Owner</h2>${form(FIELD, 'Add Owner')}`),
      'POST /do': redirect('/owners/11', 302),
      'GET /owners/11': sitePage(
        'Owner',
        '<h2>Owner Information</h2><div id="success-message"><span>New Owner Created</span></div><table><tr><th>Name</th><td>Dune</td></tr></table>',
      ),
    },
    came(),
    /New Owner Created/,
  ),
  clicked(
    'Bugzilla: a bug marked as WONTFIX',
    {
      'GET /': sitePage('4711 – Crash', `<h1>Bug 4711 – Crash on error</h1>${form('', 'Save Changes')}`),
      'POST /do': sitePage(
        'Bug 4711 processed',
        '<dl><dt>Changes submitted for <a href="/4711">bug 4711</a></dt><dd>Email sent to: mei@example.com<br>Excluding: no one</dd></dl><h1>Bug 4711 – Crash on error</h1><p>Status: RESOLVED WONTFIX</p>',
      ),
    },
    came(),
    /Changes submitted/,
  ),
  clicked(
    'MediaWiki: an edit saved, said in a box that floats',
    {
      'GET /': sitePage('Editing Tea', `<h1>Editing Tea</h1>${form(FIELD, 'Save changes')}`),
      'POST /do': redirect('/wiki/Tea', 302),
      'GET /wiki/Tea': sitePage(
        'Tea - Wiki',
        '<h1>Tea</h1><p>Tea is a drink.</p><div class="postedit-container" style="position:fixed;top:1rem;left:40%"><div class="postedit">✓ Your edit was saved.</div></div>',
      ),
    },
    came(),
    /edit was saved/,
  ),
  clicked(
    'ASP.NET: a postback by __doPostBack sorts the grid',
    {
      'GET /': grid(['Tea', 'Cup']),
      'POST /do': ({ form: sent }) => grid(sent.has('__EVENTTARGET') ? ['Cup', 'Tea'] : ['Tea', 'Cup']),
    },
    came(),
    /Cup[\s\S]*Tea/,
  ),
  clicked(
    'a soft delete: the row stays, struck out, with Restore',
    flashed(
      (_, { memory }) =>
        sitePage(
          'Invoices',
          `<h1>Invoices</h1><table><tr><td>2026-01</td></tr><tr><td>${doneBy(memory) ? '<s>2026-02</s> <em>Deleted</em>' : '2026-02'}</td><td>${form('', doneBy(memory) ? 'Restore' : 'Delete')}</td></tr></table>`,
        ),
      '',
    ),
    came(),
    /Deleted[\s\S]*Restore/,
  ),
  clicked(
    'a settings page that always warns, saved',
    flashed(
      told =>
        sitePage(
          'Settings',
          `<div class="alert alert-warning">Never share your password. Failed logins: 0.</div>${told}<h1>Settings</h1>${form(FIELD, 'Update')}`,
        ),
      '<div class="alert alert-info">Your settings have been updated.</div>',
    ),
    came(),
    /have been updated/,
  ),
];

function grid(rows: readonly string[]): string {
  return sitePage(
    'Products',
    `<form method="post" action="/do" id="form1"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUK"><input type="hidden" name="__EVENTTARGET" id="__EVENTTARGET"><table><tr><th><a id="b" href="javascript:__doPostBack('grid','Sort$Name')">Name</a></th></tr>${rows.map(row => `<tr><td>${row}</td></tr>`).join('')}</table></form>
     <script>function __doPostBack(target) { document.getElementById('__EVENTTARGET').value = target; document.getElementById('form1').submit(); }</script>`,
  );
}
