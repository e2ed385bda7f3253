import { check, click, fill, press, select, type } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const deploy = `<div class="layout"><header class="topbar"><div class="ctx"><span class="proj" id=proj>shop-web</span><span class="sep">/</span><span class="env" id=env>staging</span></div></header><section class="panel" id=box><div class="panel__head"><h3>Deploy</h3></div><dl class="facts"><dt>Branch</dt><dd id=w>fix/typo</dd><dt>Commit</dt><dd><code id=c>a1b2c3d</code></dd><dt>Region</dt><dd id=r>eu-west-1</dd></dl><label>Message <input id=note></label><button class="btn btn--primary" id=act>Deploy</button></section></div>`;

const buckets = `<div class="awsui-modal" role=dialog aria-labelledby=h id=box><div class="awsui-header"><h2 id=h>Delete objects</h2></div><div class="awsui-body"><table class="awsui-table"><thead><tr><th>Name<th>Size</thead><tbody><tr><td id=w>logs/2024/<td id=s>1.2 GB</tr></tbody></table><p>To confirm, type <em>delete</em>.</p><input id=note aria-label="Confirm"></div><div class="awsui-footer"><button id=act>Delete objects</button></div></div>`;

const dns = `<table class="dns"><thead><tr><th>Type<th>Name<th>Value<th>TTL<th></thead><tbody>${[
  ['A', 'www', '10.0.0.1'],
  ['MX', '@', 'mail.acme.test'],
]
  .map(
    ([kind, name, value], n) =>
      `<tr class="rec" ${n ? 'id=row' : ''}><td class=k>${kind}<td class=n>${name}<td><input class=v value="${value}" aria-label="Value of ${kind}" ${n ? 'id=val' : ''}><td><input class=ttl value=300 aria-label=TTL ${n ? 'id=note' : ''}><td><button ${n ? 'id=act' : ''}>Save</button></tr>`,
  )
  .join('')}</tbody></table>`;

const flag = `<div class="flag" id=box><div class="flag__hd"><h4 id=h>new-checkout</h4><span class="tag" id=e>Development</span></div><div class="rollout"><label>Rollout <input type=range min=0 max=100 value=5 id=k aria-label="Rollout"></label><span id=p>5 %</span></div><label class="sw"><input type=checkbox role=switch id=act> Enabled</label></div>`;

const secrets = `<form id=box class="secrets" method=post><h4>Add secret</h4><div class="scope"><span>Available to</span> <strong id=w>this repository</strong></div><label>Key <input name=key id=note></label><label>Value <input name=value id=val value=x1></label><button id=act>Add secret</button></form>`;

const k8s = `<div class="k8s"><div class="ns"><label>Namespace <select id=ns><option>dev<option>prod</select></label></div><div class="wl" id=box><div class="hd"><span class="nm" id=w>api</span><span class="ver" id=v>v1.8.2</span></div><div class="stepper"><span>Replicas</span> <input id=note type=number value=2 aria-label=Replicas></div><div class="btns"><button>Restart</button><button id=act>Apply</button></div></div></div>`;

const iam = `<form class="iam" id=box action=/iam/attach method=post><table><tbody>${[
  'ReadOnly',
  'Billing',
  'Admin',
]
  .map(
    (policy, n) =>
      `<tr><td><input type=checkbox name=policy value=${policy.toLowerCase()} id=c${n} aria-label="${policy}"><td>${policy}</tr>`,
  )
  .join(
    '',
  )}</tbody></table><p>Attach to <b id=w>ci-bot</b></p><button id=act>Attach policies</button></form>`;

const history = `<ul class="timeline">${['v41', 'v42']
  .map(
    (
      version,
      n,
    ) => `<li class="entry" ${n ? 'id=row' : ''}><div class="entry__main"><span class="ver">${version}</span><span class="by">by Ben</span><span class="env">Production</span></div>
<div class="split-btn"><button class="main" ${n ? 'id=act' : ''}>Roll back to this</button><button class="caret" aria-haspopup=menu aria-label="More">▾</button></div></li>`,
  )
  .join('')}</ul>`;

/** A console of a cloud: deployments, storage, names, flags, secrets and rights. */
export const cloudPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'deploy with a message',
    html: deploy,
    rows: [fill('#note', 'fix'), click('#act')],
    about: ['#box', '.topbar'],
    own: '#note',
    moments: [...AFTER_INPUT, at('mousedown')],
    changes: {
      'another environment in the top bar': setText('#env', 'production'),
      'another commit': setText('#c', 'a1b2c3e'),
      'another region': setText('#r', 'us-east-1'),
      'another branch': setText('#w', 'fix/everything'),
      'the branch becomes the message': setText('#w', 'fix'),
    },
  }),
  pageOf({
    name: 'word to confirm in a bucket dialog',
    html: buckets,
    rows: [type('#note', 'delete'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another folder': setText('#w', 'backups/'),
      'one more row': `$('tbody').insertAdjacentHTML('beforeend', '<tr><td>backups/<td>9 TB</tr>')`,
      'another heading': setText('#h', 'Delete bucket'),
      'a larger one': setText('#s', '12 TB'),
    },
  }),
  pageOf({
    name: 'names of a domain, edited in the row',
    html: dns,
    rows: [fill('#note', '600'), click('#act')],
    about: ['#row', 'thead'],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another value in the row': `$('#val').value = 'mail.evil.test'`,
      'another kind': setText('#row .k', 'TXT'),
      'another name': setText('#row .n', '*'),
      'the heads change places': `$$('th')[1].textContent = 'Value'; $$('th')[2].textContent = 'Name'`,
    },
  }),
  pageOf({
    name: 'switch of a feature',
    html: flag,
    rows: [check('#act')],
    own: '#act',
    moments: IN_PRESS,
    changes: {
      'another environment': setText('#e', 'Production'),
      'all of the people': `$('#k').value = 100`,
      'the share says more': setText('#p', '50 %'),
      'another flag': setText('#h', 'new-checkout-legacy'),
    },
  }),
  pageOf({
    name: 'secret in a form without an address',
    html: secrets,
    rows: [fill('#note', 'API_KEY'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'the page goes to another address': `history.pushState(null, '', '/org/secrets')`,
      'another scope': setText('#w', 'all repositories'),
      'another value': `$('#val').value = 'y2'`,
      'another key field': `$('#note').name = 'org_key'; adversary.note('name')`,
    },
  }),
  pageOf({
    name: 'replicas under a namespace',
    html: k8s,
    rows: [fill('#note', '3'), click('#act')],
    about: ['#box', '.ns'],
    own: '#note',
    moments: [...AFTER_INPUT, at('focus')],
    changes: {
      'another namespace': `$('#ns').selectedIndex = 1`,
      'another version': setText('#v', 'v1.8.3'),
      'another workload': setText('#w', 'api-gateway'),
      'the version takes the figure': setText('#v', 'v3'),
    },
  }),
  pageOf({
    name: 'policies that are attached',
    html: iam,
    rows: [check('#c0'), click('#act')],
    own: '#c0',
    moments: AFTER_CLICK,
    changes: {
      'one more is ticked': `$('#c2').checked = true`,
      'the value behind the tick': `$('#c0').value = 'admin'`,
      'to another role': setText('#w', 'root'),
      'to the role that was ticked': setText('#w', 'ReadOnly'),
    },
  }),
  pageOf({
    name: 'split button of a version',
    html: history,
    about: ['#row'],
    moments: IN_PRESS,
    changes: {
      'another version': setText('#row .ver', 'v40'),
      'the main part becomes another': setText('#act', 'Roll back all'),
      'another environment': setText('#row .env', 'Canary'),
    },
  }),
  pageOf({
    name: 'Enter in a console of commands',
    html: '<div class="cmd" id=box><div class="cmd__ctx"><span id=w>root@staging</span></div><div class="cmd__in"><input id=act aria-label=Command value="restart api"></div><div class="cmd__hint">Press Enter to run</div></div>',
    rows: [press('#act', 'Enter')],
    decisive: ['keydown'],
    moments: AT_FOCUS,
    changes: {
      'another machine': setText('#w', 'root@production'),
      'another command': `$('#act').value = 'drop database'`,
    },
  }),
  pageOf({
    name: 'select of a size, then resize',
    html: '<form id=box action=/resize method=post><h4>Resize <span id=w>db-replica-2</span></h4><label>Size <select id=note name=size><option>small<option>large</select></label><label>When <select id=k name=when><option value=window>in the next window<option value=now>now</select></label><button id=act>Resize</button></form>',
    rows: [select('#note', 'large'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'another machine': setText('#w', 'db-primary'),
      'at once': `$('#k').value = 'now'`,
      'the words of a choice': `$('#k').options[0].textContent = 'with data loss'; adversary.note('option')`,
    },
  }),
  pageOf({
    name: 'test ribbon over the page',
    html: '<div style="position:fixed;top:0;left:40%;background:#fc0;padding:2px 8px" id=rib>Test data</div><section id=box style="margin-top:30px"><h3>Payout</h3><p>9,000.00 to <b>ACME</b></p><button id=act>Run payout</button></section>',
    about: ['#rib', '#box'],
    moments: [BETWEEN, at('pointerdown'), at('focus')],
    changes: {
      'it goes': `$('#rib').remove()`,
      'it says live': setText('#rib', 'Live data'),
    },
  }),
  honestOf({
    name: 'log that goes on beside a button',
    html: `${k8s}<pre class="log" id=lg style="height:60px;overflow:hidden">start</pre><script>let n = 0; setInterval(() => { n += 1; lg.append('\\nGET /health 200 ' + n + ' ms') }, 40)</script>`,
    rows: [fill('#note', '3'), click('#act')],
    about: ['#box', '.ns'],
    own: '#note',
  }),
  honestOf({
    name: 'load of a machine in its row',
    html: `<table><tbody>${['web-1', 'web-2'].map((name, n) => `<tr ${n ? 'id=row' : ''}><td class=nm>${name}<td class=cpu>${30 + n} %<td><progress max=100 value=30></progress><td><button ${n ? 'id=act' : ''}>Stop</button></tr>`).join('')}</tbody></table><script>let n = 30; setInterval(() => { n = 30 + (n * 7 + 3) % 60; for (const each of document.querySelectorAll('.cpu')) each.textContent = n + ' %'; for (const each of document.querySelectorAll('progress')) each.value = n }, 60)</script>`,
    about: ['#row .nm'],
    meanwhile: goesOn(900),
  }),
  honestOf({
    name: 'button that arms when the word stands',
    html: `${buckets.replace('<button id=act>', '<button id=act class=off>')}<script>note.oninput = () => { act.classList.toggle('off', note.value !== 'delete') }</script>`,
    rows: [type('#note', 'delete'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'slider with its bubble',
    html: `${flag}<script>act.onmousedown = () => { document.querySelector('.sw').classList.add('Mui-focusVisible'); document.querySelector('.sw').insertAdjacentHTML('beforeend', '<span class="ripple" aria-hidden=true></span>') }</script>`,
    rows: [check('#act')],
    own: '#act',
  }),
  honestOf({
    name: 'unsaved changes bar that comes',
    html: `${deploy}<div id=bar style="position:fixed;bottom:0;left:0;right:0"></div><script>note.oninput = () => { bar.innerHTML = '<span>You have unsaved changes</span> <button>Discard</button>' }</script>`,
    rows: [fill('#note', 'fix'), click('#act')],
    about: ['#box', '.topbar'],
    own: '#note',
  }),
];
