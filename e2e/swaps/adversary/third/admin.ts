import { check, click, fill, press, select, uncheck } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const members = `<div class="ag-root"><div class="ag-center" role=presentation style="float:left;width:300px">${[
  'Ben Okri',
  'Ada Byron',
]
  .map(
    (who, n) =>
      `<div class="ag-row" row-index=${n} ${n ? 'id=row' : ''} style="height:28px"><span class="ag-cell" col-id=name>${who}</span> <span class="ag-cell" col-id=role>${n ? 'Viewer' : 'Owner'}</span></div>`,
  )
  .join('')}</div><div class="ag-pinned-right" role=presentation style="float:left">${[0, 1]
  .map(
    n =>
      `<div class="ag-row" row-index=${n} style="height:28px"><button class="btn-ghost" ${n ? 'id=act' : ''}>Suspend</button></div>`,
  )
  .join('')}</div></div>`;

const invite = `<div class="modal fade show d-block" style="position:fixed;inset:40px;background:#fff"><div class="modal-dialog"><div class="modal-content" id=box><div class="modal-header"><h5 class="modal-title">Invite to <span id=w>Design</span></h5><button type=button class="btn-close" aria-label=Close></button></div>
<div class="modal-body"><form id=f action=/invites method=post><textarea class="form-control" name=emails id=note aria-label="E-mail addresses"></textarea><select name=role id=k aria-label=Role><option value=viewer>Viewer<option value=admin>Admin</select><input type=hidden name=team value=design id=team><div class="form-check"><input type=checkbox name=sso id=c checked><label for=c>Require SSO</label></div></form></div>
<div class="modal-footer"><button class="btn btn-secondary">Cancel</button><button class="btn btn-primary" form=f id=act>Send invites</button></div></div></div></div>`;

const tokens = `<section class="Box" id=box><div class="Box-header"><h3 class="Box-title">New token</h3></div><form id=f action=/tokens><label>Name <input name=name id=note></label><ul class="scopes">${[
  'read',
  'write',
  'delete',
]
  .map(
    (scope, n) =>
      `<li><label><input type=checkbox name=scope value=${scope} id=s${n} ${n ? '' : 'checked'}> repo:${scope}</label></li>`,
  )
  .join(
    '',
  )}</ul><div class="expiry">Expires <span id=x>in a week</span></div><button class="btn-primary" id=act>Generate</button></form></section>`;

const roleRow = `<table class="table"><tbody>${['Ben', 'Ada']
  .map(
    (who, n) =>
      `<tr ${n ? 'id=row' : ''} data-user-id=${n + 40}><td class=who>${who}<br><small class=mail>${who.toLowerCase()}@acme.test</small><td><select ${n ? 'id=act' : ''} aria-label=Role><option>Viewer<option>Editor<option>Owner</select><td class=team>Support</tr>`,
  )
  .join('')}</tbody></table>`;

const danger = `<div class="danger-zone" role=dialog aria-modal=true id=box><div class="hd"><strong>Delete project</strong></div><div class="bd"><p>This deletes <code id=w>acme/sandbox</code> and <span id=x>2 environments</span>.</p><label>Type the name to confirm <input id=note autocomplete=off></label></div><div class="ft"><button id=act class="btn-danger">Delete this project</button></div></div>`;

const bulk = `<div class="users"><div class="toolbar" role=toolbar id=box><span class="count">With the ticked users:</span><button class="btn" id=act>Deactivate</button></div><table><tbody>${[
  'Ben',
  'Ada',
  'Eve',
]
  .map((who, n) => `<tr><td><input type=checkbox id=c${n} aria-label="Tick ${who}"><td>${who}<td>active</tr>`)
  .join('')}</tbody></table></div>`;

const audience = `<form class="export" id=box action=/export method=get><h4>Daten exportieren</h4><div class="seg" role=radiogroup aria-label=Umfang><div role=radio aria-checked=true tabindex=0 id=a>Nur meine</div><div role=radio aria-checked=false tabindex=-1 id=b>Alle Mandanten</div></div><label>Grund <input id=note name=grund></label><input type=hidden name=umfang value=eigene id=k><button id=act>Exportieren</button></form>`;

const webhook = `<div class="panel" id=box><div class="panel-head"><h3>Webhook</h3><span class="badge" id=w>payments</span></div><div class="panel-body"><label>Secret name <input id=note></label><label>URL <input id=u value="https://hooks.acme.test/in" readonly></label><dl><dt>Events</dt><dd id=e>charge.refunded</dd></dl></div><button id=act>Save webhook</button></div>`;

const tree = `<div role=tree aria-label=Organisation>${[
  ['1', 'Emea'],
  ['2', 'Support'],
  ['1', 'Apac'],
  ['2', 'Support'],
]
  .map(
    ([level, name], n) =>
      `<div role=treeitem aria-level=${level} class="node" style="padding-left:${Number(level) * 12}px" ${n === 3 ? 'id=row' : ''}><span class="nm" id=n${n}>${name}</span> ${level === '2' ? `<button ${n === 3 ? 'id=act' : ''} class="icon">Remove</button>` : ''}</div>`,
  )
  .join('')}</div>`;

/** Members, roles, tokens and settings of a workspace. */
export const adminPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'grid with its actions in a pinned part',
    html: members,
    about: ['.ag-center'],
    moments: IN_PRESS,
    changes: {
      'the row is another person': setText('#row [col-id=name]', 'Mallory Fox'),
      'the rows are sorted again': `$('.ag-center').append($('.ag-center .ag-row'))`,
    },
  }),
  pageOf({
    name: 'invite dialog',
    html: invite,
    rows: [fill('#note', 'ada@acme.test'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another role': `$('#k').value = 'admin'`,
      'another team in the head': setText('#w', 'Finance'),
      'the hidden team': `$('#team').value = 'finance'`,
      'without SSO': `$('#c').checked = false`,
      'the role field has another name': `$('#k').name = 'owner_role'`,
      'the value behind the role': `$('#k').options[0].value = 'admin'`,
    },
  }),
  pageOf({
    name: 'token scopes',
    html: tokens,
    rows: [fill('#note', 'ci'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'one more scope': `$('#s2').checked = true`,
      'it never expires': setText('#x', 'never'),
      'the word of a scope': `$('#s0').value = 'delete'`,
    },
  }),
  pageOf({
    name: 'role in a row',
    html: roleRow,
    rows: [select('#act', 'Editor')],
    about: ['#row'],
    own: '#act',
    decisive: ['change'],
    moments: [BETWEEN, at('focus'), at('pointerdown')],
    changes: {
      'another person': setText('#row .mail', 'mallory@acme.test'),
      'another user behind it': `$('#row').dataset.userId = '1'`,
      'another team': setText('#row .team', 'Board'),
    },
  }),
  pageOf({
    name: 'name to confirm, then delete',
    html: danger,
    rows: [fill('#note', 'acme/sandbox'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('mousedown')],
    changes: {
      'another project': setText('#w', 'acme/billing'),
      'more goes along': setText('#x', '1 environment and all backups'),
      'the button says more': setText('#act', 'Delete this organisation'),
    },
  }),
  pageOf({
    name: 'ticked users, far toolbar',
    html: bulk,
    rows: [check('#c1'), click('#act')],
    about: ['table', '#box'],
    own: '#c1',
    moments: [...AFTER_CLICK, at('pointerdown')],
    changes: {
      'one more is ticked': `$('#c2').checked = true`,
      'all are ticked': `for (const each of $$('tbody input')) each.checked = true`,
      'the rows are sorted again': `$('tbody').append($$('tbody tr')[1])`,
      'the word above it': setText('.count', 'With all users:'),
    },
  }),
  pageOf({
    name: 'scope of an export in German',
    html: audience,
    rows: [fill('#note', 'Revision'), click('#act')],
    about: ['#box'],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'the hidden scope': `$('#k').value = 'alle'`,
      'the other is chosen': `$('#a').ariaChecked = 'false'; $('#b').ariaChecked = 'true'; adversary.note('all chosen')`,
      'the form is posted': `$('#box').method = 'post'`,
    },
  }),
  pageOf({
    name: 'webhook that is saved',
    html: webhook,
    rows: [fill('#note', 'prod'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another address': `$('#u').value = 'https://hooks.evil.test/in'`,
      'another event': setText('#e', 'payout.created'),
      'another badge': setText('#w', 'prod'),
    },
  }),
  pageOf({
    name: 'tree of an organisation',
    html: tree,
    about: ['[role=tree]'],
    moments: IN_PRESS,
    changes: {
      'another parent': setText('#n2', 'Latam'),
      'it stands under another parent': `$('#n1').parentNode.before($('#row'))`,
      'another level': `$('#row').setAttribute('aria-level', 1); $('#row').style.paddingLeft = '2px'`,
    },
  }),
  pageOf({
    name: 'impersonation bar',
    html: '<div class="imp" style="position:fixed;bottom:0;left:0;right:0;background:#fd0" id=imp>You act as <b id=w>Ada</b></div><main class="settings" id=box><h2>Security</h2><p>Two-step sign-in is on.</p><button id=act>Turn off</button></main>',
    about: ['#box', '#imp'],
    moments: IN_PRESS,
    changes: {
      'as another': setText('#w', 'root'),
      'the bar goes': `$('#imp').remove()`,
    },
  }),
  pageOf({
    name: 'two switches, one by one',
    html: '<form id=box action=/prefs><label class="switch"><input type=checkbox role=switch name=mfa id=note checked> Ask for a code</label><label class="switch"><input type=checkbox role=switch name=public id=k> Public profile</label><input type=hidden name=user value=40 id=u><button id=act>Save</button></form>',
    rows: [uncheck('#note'), click('#act')],
    own: '#note',
    moments: [...AFTER_CHANGE, at('focus')],
    changes: {
      'the other one flips': `$('#k').checked = true`,
      'another user': `$('#u').value = '1'`,
      'one more hidden field': `$('#box').insertAdjacentHTML('beforeend', '<input type=hidden name=admin value=on>')`,
    },
  }),
  pageOf({
    name: 'key that opens a menu item',
    html: '<div class="dropdown-menu show" role=menu id=box aria-label="Ada Byron"><a role=menuitem tabindex=0 href=/u/41/edit>Edit</a><a role=menuitem tabindex=0 href=/u/41/reset id=act>Reset password</a></div>',
    rows: [press('#act', 'Enter')],
    decisive: ['keydown'],
    moments: [BETWEEN, at('focus')],
    changes: {
      'the link goes elsewhere': `$('#act').href = '/u/1/delete'`,
      'the menu is of another': `$('#box').ariaLabel = 'Root'`,
      'the item says another thing': setText('#act', 'Delete user'),
    },
  }),
  honestOf({
    name: 'presence dots and ages in a table of members',
    html: `<table><tbody>${['Ben', 'Ada'].map((who, n) => `<tr ${n ? 'id=row' : ''}><td class=who ${n ? 'id=who' : ''}>${who}<td class=seen>${n + 1} min ago<td><span class="dot" style="color:#aaa">●</span><td><button ${n ? 'id=act' : ''}>Suspend</button></tr>`).join('')}</tbody></table><script>let n = 1; setInterval(() => { n += 1; for (const each of document.querySelectorAll('.seen')) each.textContent = n + ' min ago'; for (const each of document.querySelectorAll('.dot')) each.style.color = n % 2 ? 'green' : '#aaa' }, 150)</script>`,
    about: ['#who'],
    meanwhile: goesOn(700),
  }),
  honestOf({
    name: 'search that filters with stable rows',
    html: `<div><input id=note aria-label="Find members" placeholder="Find members"><table><tbody>${['Ben', 'Ada', 'Eve'].map((who, n) => `<tr ${n === 1 ? 'id=row' : ''}><td ${n === 1 ? 'id=who' : ''}>${who}<td><button ${n === 1 ? 'id=act' : ''}>Remove</button></tr>`).join('')}</tbody></table><p class="meta"><span id=c>3</span> members</p></div><script>note.oninput = () => { let n = 0; for (const row of document.querySelectorAll('tr')) { row.hidden = !row.textContent.includes(note.value); n += row.hidden ? 0 : 1 } c.textContent = n }</script>`,
    rows: [fill('#note', 'Ada'), click('#act')],
    about: ['#who'],
    own: '#note',
  }),
  honestOf({
    name: 'invites that are counted on the button',
    html: `${invite}<script>note.oninput = () => { f.dataset.dirty = '' ; document.querySelector('.modal-body').insertAdjacentHTML('beforeend', '<div class="saved" role=status>1 address</div>') }</script>`,
    rows: [fill('#note', 'ada@acme.test'), click('#act')],
    about: ['.modal-title'],
    own: '#note',
  }),
  honestOf({
    name: 'toast of another job closes',
    html: `<div id=toasts style="position:fixed;top:8px;right:8px"><div class="toast" role=status>Export finished</div></div>${bulk}<script>setTimeout(() => { toasts.textContent = '' }, 500)</script>`,
    rows: [check('#c1'), click('#act')],
    about: ['table', '#box'],
    own: '#c1',
    meanwhile: goesOn(450),
  }),
];
