import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

// Where a target stands, where it leads, and what a submit sends, as the card says it.
const show = inBrowser();

interface Case {
  what: string;
  html: string;
  /** The second of the equal buttons unless told. */
  selector?: string;
  near?: RegExp;
  notNear?: RegExp;
}

const rows = (n: number, row: (i: number) => string) => Array.from({ length: n }, (_, i) => row(i + 1)).join('');
const NAMES = ['', 'Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra'];

const near: Case[] = [
  { what: 'table row', html: `<table><thead><tr><th>Order<th>Who<th></thead>${rows(3, i => `<tr><td>Order 104${i}<td>${NAMES[i]}<td><button class=b>Refund</button>`)}</table>`, near: /Order 1042 Grace Hopper/u },
  { what: 'table row with input and select', html: `<table>${rows(3, i => `<tr><td><input type=checkbox aria-label="Select"><td>Order 104${i}<td><select><option>open<option>closed</select><td>${NAMES[i]}<td><button class=b>Refund</button>`)}</table>`, near: /Order 1042 Grace Hopper/u },
  { what: 'table row whose long text comes first', html: `<table>${rows(3, i => `<tr><td>A description of the goods that were sent by the usual carrier to the usual place in town<td>Order 104${i}<td><button class=b>Refund</button>`)}</table>`, near: /Order 1042/u },
  { what: 'list', html: `<ul>${rows(3, i => `<li>${NAMES[i]} <button class=b>Remove</button>`)}</ul>`, near: /Grace Hopper/u },
  { what: 'list of links', html: `<ul>${rows(3, i => `<li><a href=/f${i}>file-${i}.pdf</a> <button class=b>Delete</button>`)}</ul>`, near: /file-2\.pdf/u },
  { what: 'div rows', html: `<div>${rows(3, i => `<div class=row><span>${NAMES[i]}</span><span>12 €</span><button class=b>Pay</button></div>`)}</div>`, near: /Grace Hopper/u },
  { what: 'div rows, five levels deep', html: `<div>${rows(3, i => `<div class=row><div><div><span>${NAMES[i]}</span></div></div><div><div><div><div><button class=b>Pay</button></div></div></div></div></div>`)}</div>`, near: /Grace Hopper/u },
  { what: 'cards with headings', html: rows(3, i => `<div class=card><h3>Plan ${NAMES[i]}</h3><p>9 €</p><button class=b>Choose</button></div>`), near: /Plan Grace Hopper/u },
  { what: 'cards whose heading is in a header div', html: rows(3, i => `<div class=card><div class=head><h3>Plan ${NAMES[i]}</h3></div><div class=body><p>All you need</p></div><div class=foot><div><button class=b>Choose</button></div></div></div>`), near: /Plan Grace Hopper/u },
  { what: 'sections with headings', html: rows(3, i => `<section><h2>Device ${i}</h2><p>Firmware</p><div><button class=b>Reset</button></div></section>`), near: /Device 2/u },
  { what: 'headings, flat', html: rows(3, i => `<h3>Device ${i}</h3><p>Firmware</p><button class=b>Reset</button>`), near: /Device 2/u },
  { what: 'dl', html: `<dl>${rows(3, i => `<dt>${NAMES[i]}</dt><dd>Member <button class=b>Remove</button></dd>`)}</dl>`, near: /Grace Hopper/u },
  { what: 'div role=row', html: `<div role=grid>${rows(3, i => `<div role=row><div role=gridcell>${NAMES[i]}</div><div role=gridcell><button class=b>Ban</button></div></div>`)}</div>`, near: /Grace Hopper/u },
  { what: 'rows told apart by a picture', html: `<div>${rows(3, i => `<div class=row><img width=20 height=20 alt="${NAMES[i]}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><button class=b>Follow</button></div>`)}</div>`, near: /Grace Hopper/u },
  { what: 'rows told apart by a field', html: `<div>${rows(3, i => `<div class=row><input value="${NAMES[i]}" aria-label=Name><button class=b>Remove</button></div>`)}</div>`, near: /Grace Hopper/u },
  { what: 'rows told apart by aria-label of the row', html: `<ul>${rows(3, i => `<li aria-label="${NAMES[i]}"><button class=b>Remove</button></li>`)}</ul>`, near: /Grace Hopper/u },
  { what: 'rows told apart by a cell link', html: `<table>${rows(3, i => `<tr><td><a href=/u${i}>${NAMES[i]}</a><td><button class=b>Ban</button>`)}</table>`, near: /Grace Hopper/u },
  { what: 'rows where every row has the same words, but a hidden id', html: `<table>${rows(3, i => `<tr data-id=${i}><td>Ticket<td><button class=b>Close</button>`)}</table>`, near: /^/u },
  { what: 'row text cut at a word', html: `<table>${rows(3, i => `<tr><td>Invoice number ${i} of the company Electric Appliances Incorporated<td><button class=b>Void</button>`)}</table>`, near: /Invoice number 2/u, notNear: /\p{L}…$/u },
  { what: 'Chinese rows', html: `<table>${rows(3, i => `<tr><td>订单 104${i}<td>${['', '张三', '李四', '王五'][i]}<td><button class=b>退款</button>`)}</table>`, near: /订单 1042 李四/u },
  { what: 'unique button in a row', selector: '#t', html: `<table><tr><td>Order 7<td>Ada<td><button id=t>Refund</button><tr><td>Order 8<td>Bob<td></table>`, near: /Order 7 Ada/u },
  { what: 'unique button in a list item', selector: '#t', html: `<ul><li>Order 7 <button id=t>Refund</button><li>Order 8</ul>`, near: /Order 7/u },
  { what: 'unique button in a div row', selector: '#t', html: `<div><div class=row><span>Order 7 · Ada</span> <button id=t>Refund</button></div><div class=row><span>Order 8 · Bob</span> <i>no refund</i></div></div>`, near: /Order 7/u },
  { what: 'unique button in a card with a heading', selector: '#t', html: `<div class=card><h3>Order 7 · Ada</h3><p>40 €</p><button id=t>Refund</button></div><div class=card><h3>Order 8</h3></div>`, near: /Order 7/u },
  { what: 'unique button in an article', selector: '#t', html: `<article><h3>Order 7 · Ada</h3><p>40 €</p><button id=t>Refund</button></article>`, near: /Order 7/u },
  { what: 'unique button in a dialog', selector: '#t', html: `<button>Open</button><dialog open><h2>Delete project Apollo?</h2><p>This cannot be undone.</p><button>No</button><button id=t>Yes</button></dialog>`, near: /Delete project Apollo/u },
  { what: 'dialog with aria-labelledby and deep heading', selector: '#t', html: `<div role=dialog aria-labelledby=h><div><div><span id=h>Delete project Apollo?</span></div></div><div><button>No</button><button id=t>Yes</button></div></div>`, near: /Delete project Apollo/u },
  { what: 'dialog with aria-label only', selector: '#t', html: `<div role=dialog aria-label="Delete project Apollo?"><div><button>No</button><button id=t>Yes</button></div></div>`, near: /Delete project Apollo/u },
  { what: 'dialog with question in paragraph', selector: '#t', html: `<div role=alertdialog><p>Do you really want to remove Ada Lovelace from the team and delete her files?</p><button>No</button><button id=t>Yes</button></div>`, near: /remove Ada/u },
  { what: 'dialog without role (a div over the page)', selector: '#t', html: `<div style="position:fixed;inset:0"><div class=modal><h4>Delete project Apollo?</h4><p>Sure?</p><button>No</button><button id=t>Yes</button></div></div>`, near: /Delete project Apollo/u },
  { what: 'a link in a row that is unique', selector: '#t', html: `<table><tr><td>Order 7<td>Ada<td><a id=t href=/refund>Refund</a><tr><td>Order 8<td></table>`, near: /Order 7/u },
  { what: 'equal links in rows', html: `<table>${rows(3, i => `<tr><td>Order 104${i}<td><a class=b href=/r${i}>Refund</a>`)}</table>`, near: /Order 1042/u },
  { what: 'equal check boxes in rows', html: `<table>${rows(3, i => `<tr><td><input type=checkbox class=b aria-label="Select row"><td>Order 104${i}`)}</table>`, near: /Order 1042/u },
  { what: 'unique check box in a row', selector: '#t', html: `<table><tr><td><input type=checkbox id=t aria-label="Select"><td>Order 7<tr><td><td>Order 8</table>`, near: /Order 7/u },
  { what: 'equal fields in rows', html: `<table><tr><th>Who<th>Qty${rows(3, i => `<tr><td>${NAMES[i]}<td><input class=b aria-label=Quantity>`)}</table>`, near: /Grace Hopper/u },
  { what: 'equal fields in fieldsets', html: rows(3, i => `<fieldset><legend>Traveller ${i}</legend><label>Surname <input class=b></label></fieldset>`), near: /Traveller 2/u },
  { what: 'icon buttons in rows', html: `<ul>${rows(3, i => `<li>${NAMES[i]} <button class=b aria-label=Delete>🗑</button>`)}</ul>`, near: /Grace Hopper/u },
  { what: 'row name repeated in button name', html: `<ul>${rows(3, i => `<li>${NAMES[i]} <button class=b>Remove ${NAMES[i]}</button>`)}</ul>`, near: /^$|./u },
  { what: 'row in which the button name is a part of the text', html: `<table>${rows(3, i => `<tr><td>Payment to Payne ${i}<td><button class=b>Pay</button>`)}</table>`, near: /Payment to Payne 2/u },
  { what: 'Chinese row in which the button name is part', html: `<table>${rows(3, i => `<tr><td>已退款订单 ${i}<td><button class=b>退款</button>`)}</table>`, near: /已退款订单 2/u },
  { what: 'hidden row text is not told', html: `<ul>${rows(3, i => `<li><span style="display:none">Secret ${i}</span>${NAMES[i]} <button class=b>Remove</button>`)}</ul>`, near: /Grace Hopper/u, notNear: /Secret/u },
  { what: 'rows in a shadow root', html: `<x-l id=l></x-l><script>l.attachShadow({mode:'open'}).innerHTML=${JSON.stringify(rows(3, i => `<div class=row><b>${NAMES[i]}</b> <button class=b>Remove</button></div>`))}; l.shadowRoot.querySelectorAll('.b')[1].setAttribute('id','in')</script>`, selector: '#l >>> #in', near: /Grace Hopper/u },
];

for (const { what, html, selector = '', near: wanted, notNear } of near)
  test(`near: ${what}`, async () => {
    const page = await show(`${html}<script>document.querySelectorAll('.b')[1]?.setAttribute('id','t')</script>`);
    const isField = /fields/u.test(what);
    const target = selector.includes('>>>') ? { elementId: (await page.idsOf('Remove'))[1] } : { selector: selector || '#t' };
    const preview = await page.preview({ action: isField ? 'fill' : 'click', target, params: isField ? { value: 'x' } : {} } as never);
    if (preview.status !== 'bound') return expect(preview).toEqual('bound');
    const { parts = [], name, place } = preview.facts ?? { name: '' }; const near = parts.map(part => part.words).join(' | ');
    if (!wanted?.test(near) || notNear?.test(near)) expect(`${name} | near “${near}” | ${JSON.stringify(place)}`).toEqual(String(wanted));
  });

const links: [string, string, Record<string, unknown> | string][] = [
  ['mailto', '<a id=t href="mailto:a@b.example?subject=Hi">Write</a>', { effect: 'leaves', link: /^mailto:/u }],
  ['tel', '<a id=t href="tel:+4912345">Call</a>', { effect: 'leaves', link: /^tel:/u }],
  ['sms', '<a id=t href="sms:+4912345?body=STOP">Text</a>', { link: /^sms:/u }],
  ['ms-word', '<a id=t href="ms-word:ofe|u|https://evil.example/x.docx">Open</a>', { link: /^ms-word:/u }],
  ['web+pay', '<a id=t href="web+pay:all">Open</a>', { link: /^web\+pay:/u }],
  ['whatsapp', '<a id=t href="whatsapp://send?text=x">Open</a>', { link: /^whatsapp:/u }],
  ['upper-case scheme', '<a id=t href="MAILTO:a@b.example">Write</a>', { link: /^mailto:/u }],
  ['tab in the scheme', '<a id=t href="mai&#9;lto:a@b.example">Write</a>', { link: /^mailto:/u }],
  ['javascript', '<a id=t href="javascript:alert(1)">Run</a>', 'refused'],
  ['javascript with newline', '<a id=t href="java&#10;script:alert(1)">Run</a>', 'refused'],
  ['data', '<a id=t href="data:text/html,<b>x</b>">Run</a>', 'refused'],
  ['blob', '<a id=t>Run</a><script>t.href=URL.createObjectURL(new Blob(["x"]))</script>', { link: /^blob:/u }],
  ['file', '<a id=t href="file:///etc/passwd">Run</a>', 'refused'],
  ['about:blank', '<a id=t href="about:blank">Run</a>', { link: /^about:blank/u }],
  ['chrome', '<a id=t href="chrome://settings">Run</a>', 'refused'],
  ['view-source', '<a id=t href="view-source:http://page.test/">Run</a>', 'refused'],
  ['punycode', '<a id=t href="https://аррӏе.com/login">Apple</a>', { link: /xn--/u }],
  ['userinfo', '<a id=t href="https://www.bank.example@evil.example/login">Bank</a>', { link: /evil\.example/u }],
  ['userinfo with a dot-less slash', '<a id=t href="https:\\\\evil.example\\bank.example">Bank</a>', { link: /^https:\/\/evil\.example/u }],
  ['protocol-relative', '<a id=t href="//evil.example/x">Bank</a>', { link: /evil\.example/u }],
  ['very long path', `<a id=t href="https://evil.example/${'a'.repeat(9000)}/delete-all">Go</a>`, { link: /delete-all$/u }],
  ['very long query', `<a id=t href="/x?${'a=b&'.repeat(3000)}delete=all">Go</a>`, { link: /delete=all$/u }],
  ['very long subdomain', `<a id=t href="https://www.bank.example.${'login.'.repeat(30)}evil.example/x">Go</a>`, { link: /evil\.example\/x$/u }],
  ['another port', '<a id=t href="http://page.test:8080/x">Go</a>', { link: /page\.test:8080/u }],
  ['base target and base href', '<base href="https://evil.example/"><a id=t href="pay">Go</a>', { link: /^https:\/\/evil\.example\/pay/u }],
  ['svg link', '<svg width=90 height=20><a id=t href="https://evil.example/x"><text y=15>Go</text></a></svg>', { link: /evil\.example/u }],
  ['svg link xlink', '<svg width=90 height=20><a id=t xlink:href="https://evil.example/x"><text y=15>Go</text></a></svg>', { link: /evil\.example/u }],
  ['area', '<img usemap=#m width=50 height=50 src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><map name=m><area id=t href="https://evil.example/x" shape=rect coords=0,0,50,50 alt=Go></map>', { link: /evil\.example/u }],
  ['button in a link', '<a href="https://evil.example/x"><span id=t role=button tabindex=0>Go</span></a>', { link: /evil\.example/u }],
  ['span in a link', '<a href="https://evil.example/x">a <span id=t>Go</span></a>', { link: /evil\.example/u }],
  ['target=_blank', '<a id=t href="https://evil.example/x" target=_blank>Go</a>', { link: /evil\.example/u, says: /tab/u }],
  ['download', '<a id=t href="/x" download="report.exe">Go</a>', { link: /page\.test/u, says: /download|report\.exe/iu }],
  ['ping', '<a id=t href="/x" ping="https://evil.example/track">Go</a>', { says: /evil\.example/u }],
  ['link to a fragment', '<a id=t href="#part">Go</a>', { effect: /./u }],
  ['link without href', '<a id=t onclick="1" style="cursor:pointer">Go</a>', { effect: 'acts' }],
  ['form elsewhere', '<form action="https://evil.example/in" method=post><input name=q><button id=t>Go</button></form>', { submits: /evil\.example/u }],
  ['formaction elsewhere', '<form action="/in"><input name=q><button id=t formaction="https://evil.example/in">Go</button></form>', { submits: /evil\.example/u }],
  ['button outside form', '<form id=f action="https://evil.example/in"><input name=q></form><button id=t form=f>Go</button>', { submits: /evil\.example/u }],
  ['form action clobbered', '<form action="https://evil.example/in"><input name=action value="/ok"><input name=method value=get><button id=t>Go</button></form>', { submits: /evil\.example/u }],
  ['mailto form', '<form action="mailto:a@b.example" method=post enctype=text/plain><input name=q><button id=t>Go</button></form>', { submits: /mailto/u }],
  ['method dialog', '<dialog open><form method=dialog><p>Delete?</p><button id=t value=yes>Yes</button></form></dialog>', { effect: /^(acts|submits)$/u, noSubmitsTo: true }],
  ['image submit', '<form action="https://evil.example/in"><input id=t type=image alt=Go width=20 height=20 src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></form>', { submits: /evil\.example/u }],
  ['reset button', '<form action="/in"><input name=q value=1><button id=t type=reset>Clear</button></form>', { effect: /^acts$/u }],
  ['type=button in a form', '<form action="/in"><input name=q><button id=t type=button>Go</button></form>', { effect: /^acts$/u }],
  ['a span that submits through a label', '<form action="https://evil.example/in"><label for=s><span id=t>Go</span></label><input id=s type=submit hidden></form>', { submits: /evil\.example/u }],
  ['popover / command button', '<button id=t popovertarget=p>Menu</button><div popover id=p>x</div>', { effect: 'acts' }],
];

for (const [what, html, wanted] of links)
  test(`leads: ${what}`, async () => {
    const page = await show(html);
    const preview = await page.preview({ action: 'click', target: { selector: '#t' }, params: {} });
    if (wanted === 'refused') {
      expect(preview.status === 'failed' ? preview.failure.type : JSON.stringify(preview)).toMatch(/^[A-Z]\w+$/u);
      return;
    }
    if (preview.status !== 'bound') return expect(preview).toEqual('bound');
    const { effect, link, submits, says, noSubmitsTo } = wanted as Record<string, never>;
    const face = JSON.stringify({ ...preview, binding: undefined });
    if (effect) expect(preview.effect, face).toMatch(effect);
    if (link) expect(preview.facts?.link ?? '', face.slice(0, 600)).toMatch(link);
    if (submits) expect(preview.submitsTo?.origin ?? '', face).toMatch(submits);
    if (says) expect(face).toMatch(says);
    if (noSubmitsTo) expect(preview.submitsTo, face).toBeUndefined();
  });

const fields = (n: number) => rows(n, i => `<input name=f${i} value=v${i}>`);
const forms: [string, string, (face: string, sends: { method: string; encoding: string; fields: { label: string; values: string[] }[]; more?: number } | undefined) => unknown][] = [
  ['60 fields', `<form action=/in method=post>${fields(60)}<button id=t>Go</button></form>`, (_f, s) => expect((s?.fields.length ?? 0) + (s?.more ?? 0)).toBe(60)],
  ['GET fields', `<form action=/in>${fields(2)}<button id=t>Go</button></form>`, (_f, s) => expect(s?.method.toUpperCase()).toBe('GET')],
  ['hidden and checkbox', `<form action=/in method=post><input type=hidden name=iban value=DE1><label><input type=checkbox name=ok value=all> Share</label><button id=t>Go</button></form>`, f => expect(f).toMatch(/DE1.*Share|Share.*DE1/u)],
  ['password is masked', `<form action=/in method=post><input type=password name=pw value=hunter2secret><button id=t>Go</button></form>`, f => expect(f).not.toContain('hunter2')],
  ['a hidden token is masked', `<form action=/in method=post><input type=hidden name=csrf_token value=a8f93bd0cc71f2e4a1><button id=t>Go</button></form>`, f => expect(f).not.toContain('a8f93bd0cc71f2e4a1')],
  ['the pressed button’s own name', `<form action=/in method=post><input name=q value=1><button id=t name=do value=delete>Go</button></form>`, f => expect(f).toMatch(/delete/u)],
  ['dirname', `<form action=/in method=post><input name=q value=1 dirname=q.dir><button id=t>Go</button></form>`, f => expect(f).toMatch(/q/u)],
  ['field of another part through form=', `<form id=f action=/in method=post><button id=t>Go</button></form><input form=f name=bcc value=eve>`, f => expect(f).toMatch(/eve/u)],
  ['select multiple', `<form action=/in method=post><select name=s multiple><option selected>Alpha<option selected value=b>Beta</select><button id=t>Go</button></form>`, f => expect(f).toMatch(/Alpha/u)],
  ['file', `<form action=/in method=post enctype=multipart/form-data><input type=file name=up><button id=t>Go</button></form>`, (f, s) => { expect(s?.encoding).toMatch(/multipart/u); expect(f).toMatch(/up/u); }],
  ['enter in a field', `<form action="https://evil.example/in" method=post><input id=t name=q value=1><input type=hidden name=iban value=DE1><button>Go</button></form>`, f => expect(f).toMatch(/DE1/u)],
  ['fields without a name are not sent', `<form action=/in method=post><input value=unsent><input name=q value=1><button id=t>Go</button></form>`, f => expect(f).not.toMatch(/unsent/u)],
  ['disabled by fieldset', `<form action=/in method=post><fieldset disabled><input name=a value=unsent></fieldset><input name=q value=1><button id=t>Go</button></form>`, f => expect(f).not.toMatch(/unsent/u)],
  ['datalist content', `<form action=/in method=post><datalist><input name=d value=indatalist></datalist><input name=q value=1><button id=t>Go</button></form>`, f => expect(f).not.toMatch(/indatalist/u)],
  ['invisible text field says so', `<form action=/in method=post><input name=amount value=10><input name=extra value=999 style="opacity:0;position:absolute;left:-999px"><button id=t>Go</button></form>`, f => expect(f).toMatch(/"values":\["999"\],"isHidden":true/u)],
  ['a label that differs from the name', `<form action=/in method=post><label>Comment <input name=iban value=DE12></label><button id=t>Go</button></form>`, f => expect(f).toMatch(/iban/u)],
];

for (const [what, html, check] of forms)
  test(`sends: ${what}`, async () => {
    const page = await show(html);
    const isEnter = what === 'enter in a field';
    const preview = await page.preview({ action: isEnter ? 'press' : 'click', target: { selector: '#t' }, params: isEnter ? { key: 'Enter' } : {} } as never);
    if (preview.status !== 'bound') return expect(preview).toEqual('bound');
    check(JSON.stringify(preview.sends), preview.sends);
  });
