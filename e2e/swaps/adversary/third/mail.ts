import { check, click, fill, press, select, type } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const compose = `<div class="nH" role=dialog aria-label="New message" id=box style="width:520px"><div class="aYF"><span id=h>New message</span></div><table class="cf"><tr><td><span class="gO">To</span><td><div class="chips" role=listbox aria-label=Recipients><div role=option class=chip id=to><span>Ada Byron</span><span class=mail>(ada@acme.test)</span></div></div><tr><td><span>From</span><td><span id=from>me@acme.test</span></table>
<input name=subjectbox aria-label=Subject id=note><div contenteditable role=textbox aria-label="Message body" id=body style="min-height:40px;border:1px solid #ddd">Numbers are attached.</div><div class="dQ"><a class="dO" href="/att/1"><span id=file>q3-public.pdf</span> <span>(84K)</span></a></div><div class="btC"><div role=button tabindex=0 class="T-I" id=act>Send</div><span class="sched" id=x></span></div></div>`;

const thread = `<div class="thread">${['Ben', 'Ada']
  .map(
    (who, n) =>
      `<div class="msg" ${n ? 'id=row' : ''}><div class="msg__head"><span class="msg__from">${who}</span><span class="msg__to">to me</span></div><div class="msg__body">See you at ten.</div><div class="msg__acts"><button class="btn-icon" title="Reply" ${n ? 'id=act' : ''}>↩</button><button class="btn-icon" title="Forward">↪</button></div></div>`,
  )
  .join('')}</div>`;

const rule = `<form class="filter" id=box action=/filters><div class="line"><span>If from</span> <span class="tok" id=w>billing@acme.test</span></div><div class="line"><span>then</span> <select name=do id=k aria-label=Action><option value=label>apply label<option value=forward>forward to</select> <span class="tok" id=t>Invoices</span></div><label>Name <input name=name id=note></label><button id=act>Create filter</button></form>`;

const list = `<div class="inbox"><div class="bar" role=toolbar aria-label="Mail actions"><button class="ic" title=Archive>A</button><button class="ic" title=Delete id=act>D</button></div><div class="split" style="display:flex;gap:16px"><div role=listbox aria-label=Messages id=list style="width:200px">${['Newsletter', 'Contract', 'Receipts'].map((title, n) => `<div role=option tabindex=0 aria-selected=${n === 0} class="item" id=m${n}>${title}</div>`).join('')}</div><article class="pane" id=box><h3 id=h>Newsletter</h3><p id=p>What is new in May</p></article></div></div>`;

const slack = `<div class="p-workspace"><div class="p-view_header"><button class="p-channel" id=ch># general</button></div><div class="p-body"><div class="c-message">Ben: hi</div></div><div class="p-composer" id=box><div class="ql-editor" contenteditable role=textbox aria-label="Message to general" id=act data-placeholder="Message #general">Lunch?</div><div class="hint">Thread of <span id=w>Ben</span></div></div></div>`;

const campaign = `<section class="campaign" id=box><ol class="steps"><li class="done">Audience</li><li class="on">Review</li></ol><div class="grid2"><div><small>List</small><div id=w>Beta testers</div></div><div><small>Recipients</small><div id=n>38</div></div><div><small>Subject</small><div id=s>Welcome</div></div></div><label>Internal note <input id=note></label><div class="help-block" id=help>Only testers receive it</div><button class="btn-send" id=act>Send campaign</button></section>`;

const wechat = `<div class="chat" id=box><header class="chat__hd"><span class="chat__nm" id=w>李雷</span><span id=sub></span></header><div class="chat__bd"><div class="bubble">合同发我一下</div></div><footer class="chat__ft"><textarea id=note aria-label=消息></textarea><button class="send" id=act>发送</button></footer></div>`;

/** Mail, filters, chats and campaigns. */
export const mailPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'compose window, subject, then send',
    html: compose,
    rows: [fill('#note', 'Figures'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('mousedown')],
    changes: {
      'another address behind the name': setText('#to .mail', '(ada@acrne.test)'),
      'one more recipient': `$('.chips').insertAdjacentHTML('beforeend', '<div role=option class=chip><span>Press list</span></div>')`,
      'another file': setText('#file', 'q3-internal.pdf'),
      'the link of the file': `$('.dO').href = '/att/2'`,
      'another body': setText('#body', 'Please ignore the figures.'),
      'another sender': setText('#from', 'ceo@acme.test'),
      'it is for all': setText('#h', 'New message to all staff'),
    },
  }),
  pageOf({
    name: 'reply in a thread, icon buttons',
    html: thread,
    about: ['#row'],
    moments: IN_PRESS,
    changes: {
      'reply becomes forward': `$('#act').title = 'Reply to all'`,
      'to more people': setText('#row .msg__to', 'to me, press list'),
      'the icon becomes another': setText('#act', '🗑'),
      'another message': setText('#row .msg__body', 'Send me the keys.'),
    },
  }),
  pageOf({
    name: 'filter rule',
    html: rule,
    rows: [fill('#note', 'Bills'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another deed is chosen': `$('#k').selectedIndex = 1`,
      'another target': setText('#t', 'evil@mail.test'),
      'another sender': setText('#w', 'anyone'),
      'the target becomes the name': setText('#t', 'Bills'),
    },
  }),
  pageOf({
    name: 'mail toolbar beside the open mail',
    html: list,
    about: ['#list', '#box', '.bar'],
    moments: IN_PRESS,
    changes: {
      'another mail is selected': `$('#m0').ariaSelected = 'false'; $('#m1').ariaSelected = 'true'; $('#h').textContent = 'Contract'; $('#p').textContent = 'Signed copy'`,
      'only the selection moves': `$('#m0').ariaSelected = 'false'; $('#m1').ariaSelected = 'true'; adversary.note('selection')`,
      'the list is sorted again': `$('#list').prepend($('#m1'))`,
    },
  }),
  pageOf({
    name: 'Enter in a channel',
    html: slack,
    rows: [press('#act', 'Enter')],
    about: ['#ch', '#box'],
    own: '#act',
    decisive: ['keydown'],
    moments: AT_FOCUS,
    changes: {
      'another channel in the header': setText('#ch', '# announcements'),
      'another channel in the label': `$('#act').ariaLabel = 'Message to announcements'`,
      'another thread': setText('#w', 'everyone'),
      'another text in the editor': `$('#act').textContent = 'I quit.'; adversary.note('text')`,
    },
  }),
  pageOf({
    name: 'campaign that is reviewed',
    html: campaign,
    rows: [fill('#note', 'may'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'another list': setText('#w', 'All customers'),
      'more recipients': setText('#n', '38,200'),
      'the number of letters': setText('#n', '3'),
      'the hint says all': setText('#help', 'Every customer receives it'),
      'the hint goes': setText('#help', ''),
    },
  }),
  pageOf({
    name: 'Chinese chat',
    html: wechat,
    rows: [type('#note', '好的'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another person': setText('#w', '李磊'),
      'a group of many': setText('#sub', '等 500 人'),
      'another question': setText('.bubble', '把密码发我一下'),
    },
  }),
  pageOf({
    name: 'label beside a mail, then move',
    html: '<div class="move" role=dialog aria-label="Move mail" id=box><p>Move <q id=w>Tax 2025</q> to</p><select id=note aria-label=Folder><option>Inbox<option>Archive</select><p class="sub" id=x>and keep a copy</p><button id=act>Move</button></div>',
    rows: [select('#note', 'Archive'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'another mail': setText('#w', 'Archive'),
      'without a copy': setText('#x', 'and delete the copy'),
      'the remark goes': `$('#x').remove()`,
    },
  }),
  pageOf({
    name: 'two mails ticked, then archived',
    html: `<table class="F"><tbody>${['Bank', 'School', 'Lawyer'].map((from, n) => `<tr class="zA"><td><input type=checkbox id=c${n} aria-label="Select ${from}"><td class=f>${from}<td>Re: papers</tr>`).join('')}</tbody></table><div class="G" id=box><button id=act>Report spam</button> <span class=n></span></div>`,
    rows: [check('#c0'), check('#c1'), click('#act')],
    about: ['table', '#box'],
    own: '#c0, #c1',
    moments: AFTER_CLICK,
    changes: {
      'another row under the tick': `$$('.f')[1].textContent = 'Lawyer'`,
      'the third is ticked': `$('#c2').checked = true`,
    },
  }),
  honestOf({
    name: 'draft that is saved while one writes',
    html: `${compose.replace('<span id=h>New message</span>', '<span>New message</span> <i class="save" id=sv></i>')}<script>note.oninput = () => { sv.textContent = 'Saving…'; setTimeout(() => { sv.textContent = 'Draft saved' }, 90) }</script>`,
    rows: [fill('#note', 'Figures'), click('#act')],
    about: ['.cf', '#body', '.dQ'],
    own: '#note',
  }),
  honestOf({
    name: 'another mail arrives below',
    html: `${thread}<script>setTimeout(() => document.querySelector('.thread').insertAdjacentHTML('beforeend', '<div class="msg"><div class="msg__head"><span class="msg__from">Eve</span></div><div class="msg__body">Me too.</div></div>'), 200)</script>`,
    about: ['#row'],
    meanwhile: goesOn(400),
  }),
  honestOf({
    name: 'someone is typing',
    html: `${wechat}<script>note.oninput = () => { sub.textContent = '对方正在输入…'; setTimeout(() => { sub.textContent = '' }, 60) }</script>`,
    rows: [type('#note', '好的'), click('#act')],
    about: ['#w', '.chat__bd'],
    own: '#note',
  }),
  honestOf({
    name: 'unread counter of the inbox and the title',
    html: `<nav><a href=/inbox>Inbox <b id=u>4</b></a></nav>${rule}<script>note.onfocus = () => { u.textContent = 5; document.title = '(5) Mail' }</script>`,
    rows: [fill('#note', 'Bills'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'toolbar of an editor that comes at focus',
    html: `${slack}<script>act.onfocus = () => box.insertAdjacentHTML('beforeend', '<div role=toolbar class="fmt"><button aria-label=Bold>B</button><button aria-label=Italic>I</button></div>')</script>`,
    rows: [type('#act', ' Pizza?')],
    about: ['#ch'],
    own: '#act',
    decisive: ['input'],
  }),
];
