import { check, click, fill, press, select } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from '../second/page-shapes.ts';
import { AFTER_CHANGE, AFTER_CLICK, AFTER_INPUT, goesOn, honestOf, IN_PRESS } from './shapes.ts';

const composer = `<div class="composer" id=box><div class="composer__top"><img class="avatar" src=/ada.png alt="" width=20 height=20><span class="handle" id=acc>@ada.private</span><div class="aud" role=button tabindex=0 aria-haspopup=menu id=aud><svg width=10 height=10></svg><span>Close friends</span></div></div><textarea id=note aria-label="What is new?"></textarea><div class="composer__media"><img id=img src=/media/beach-1.jpg alt="" width=40 height=40></div><div class="composer__foot"><span id=x class="when">Posts now</span><button class="btn-post" id=act>Post</button></div></div>`;

const requests = `<div class="reqs">${[
  ['Ben', 'ben.k', '2 mutual friends'],
  ['Ada', 'ada.b', '9 mutual friends'],
]
  .map(
    ([name, handle, more], n) =>
      `<div class="x1n2onr6" ${n ? 'id=row' : ''}><a class="lnk" href="/${handle}"><img src=/${handle}.jpg alt="" width=24 height=24></a><div class="x78zum5"><span class="nm">${name}</span><span class="mut">${more}</span></div><div class="btns"><div role=button tabindex=0 ${n ? 'id=act' : ''}>Confirm</div><div role=button tabindex=0>Delete</div></div></div>`,
  )
  .join('')}</div>`;

const poll = `<form class="poll" id=box action=/vote><fieldset><legend id=q>Should the club buy the boat?</legend>${['Yes', 'No'].map((text, n) => `<label class="poll__opt"><input type=radio name=v value=${n} id=r${n}><span>${text}</span></label>`).join('')}</fieldset><button id=act>Vote</button></form>`;

const ad = `<section class="boost" id=box><h3>Beitrag bewerben</h3><div class="prev"><q id=p>Sommerfest am See</q></div><div class="opts"><label>Zielgruppe <select id=k><option>Köln<option>Weltweit</select></label><label>Budget pro Tag <input id=note value=5></label><div class="sum">Laufzeit <span id=d>3 Tage</span></div></div><button class="btn-primary" id=act>Jetzt bewerben</button></section>`;

const comment = `<ul class="comments">${['Ben', 'Ada']
  .map(
    (
      who,
      n,
    ) => `<li class="c" ${n ? 'id=c' : ''}><div class="c__b"><b class="c__w">${who}</b><p>Nice boat!</p></div>
  <ul class="replies"><li class="c" ${n ? 'id=row' : ''}><div class="c__b"><b class="c__w">Eve</b><p class="t">I agree.</p></div><button ${n ? 'id=act' : ''} class="lnk">Report</button></li></ul></li>`,
  )
  .join('')}</ul>`;

const live = `<div class="golive" id=box><div class="tabs" role=tablist><button role=tab aria-selected=true id=t0>Test stream</button><button role=tab aria-selected=false id=t1>Live</button></div><div role=tabpanel aria-labelledby=t0 id=pan><p>Title <span id=w>Dry run</span></p><label>Description <input id=note></label><button id=act>Start</button></div></div>`;

const weibo = `<div class="wbpro-form" id=box><div class="woo-box-flex"><span class="name" id=w>小明</span><div class="woo-pop-ctrl"><span class="vis" id=v>仅自己可见</span></div></div><textarea id=note aria-label=正文></textarea><label><input type=checkbox id=k> 同时转发</label><button class="woo-button" id=act>发布</button></div>`;

/** Posts, comments, requests, polls and advertisements. */
export const socialPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'composer with an audience',
    html: composer,
    rows: [fill('#note', 'At the beach'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('pointerdown')],
    changes: {
      'another audience': setText('#aud span', 'Public'),
      'another account': setText('#acc', '@acme.official'),
      'another picture': `$('#img').src = '/media/passport.jpg'`,
      'another avatar': `$('.avatar').src = '/acme.png'`,
      'one more picture': `$('.composer__media').insertAdjacentHTML('beforeend', '<img src=/media/passport.jpg alt="" width=40 height=40>')`,
      'another moment': setText('#x', 'Posts and pins'),
    },
  }),
  pageOf({
    name: 'requests of friends',
    html: requests,
    about: ['#row'],
    moments: IN_PRESS,
    changes: {
      'another profile behind it': `$('#row .lnk').href = '/mallory'`,
      'another picture': `$('#row img').src = '/mallory.jpg'`,
      'the row above becomes this one': `$('.reqs').append($('.reqs').firstElementChild)`,
      'the buttons change places': `$('#row .btns').prepend($$('#row [role=button]')[1])`,
    },
  }),
  pageOf({
    name: 'poll',
    html: poll,
    rows: [check('#r0'), click('#act')],
    own: '#r0',
    moments: AFTER_CHANGE,
    changes: {
      'the question says the contrary': setText('#q', 'Should the club sell the boat?'),
      'the other one is chosen': `$('#r1').checked = true`,
      'the labels change places': `$$('.poll__opt span')[0].textContent = 'No'; $$('.poll__opt span')[1].textContent = 'Yes'`,
    },
  }),
  pageOf({
    name: 'box of a poll by itself',
    html: poll,
    rows: [check('#r0')],
    own: '#r0',
    moments: [BETWEEN, at('pointerdown'), at('mousedown'), at('focus')],
    changes: {
      'the labels change places': `$$('.poll__opt span')[0].textContent = 'No'; $$('.poll__opt span')[1].textContent = 'Yes'`,
      'the values change places': `$('#r0').value = 1; $('#r1').value = 0`,
      'the question becomes another': setText('#q', 'Should the club sell the boat?'),
    },
  }),
  pageOf({
    name: 'German advertisement',
    html: ad,
    rows: [fill('#note', '8'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'the whole world': `$('#k').selectedIndex = 1`,
      'it runs longer': setText('#d', '30 Tage'),
      'it runs as many days as was written': setText('#d', '8 Tage'),
      'another post': setText('#p', 'Winterfest am See'),
    },
  }),
  pageOf({
    name: 'reply under a comment',
    html: comment,
    about: ['#c'],
    moments: IN_PRESS,
    changes: {
      'the comment above is of another': setText('#c > .c__b .c__w', 'Mallory'),
      'the reply is another': setText('#row .t', 'I disagree.'),
      'it moves to another comment': `$$('.replies')[0].append($('#row'))`,
    },
  }),
  pageOf({
    name: 'tabs of a stream',
    html: live,
    rows: [fill('#note', 'Sound check'), click('#act')],
    own: '#note',
    moments: [...AFTER_INPUT, at('focus')],
    changes: {
      'the other tab is chosen': `$('#t0').ariaSelected = 'false'; $('#t1').ariaSelected = 'true'; $('#pan').setAttribute('aria-labelledby', 't1'); adversary.note('tab')`,
      'the tab says live': setText('#t0', 'Live stream'),
      'the title becomes the description': setText('#w', 'Sound check'),
    },
  }),
  pageOf({
    name: 'Chinese post',
    html: weibo,
    rows: [fill('#note', '今天'), click('#act')],
    own: '#note',
    moments: AFTER_INPUT,
    changes: {
      'visible to all': setText('#v', '所有人可见'),
      'the visibility goes': setText('#v', ''),
      'it is forwarded too': `$('#k').checked = true`,
      'as another account': setText('#w', '公司'),
    },
  }),
  pageOf({
    name: 'report reason, then block',
    html: '<div role=dialog aria-labelledby=h id=box class="sheet"><h2 id=h>Report this post</h2><p>by <span id=w>@spam.bot</span></p><label>Reason <select id=note><option>Spam<option>Fraud</select></label><label><input type=checkbox id=k> Block the account too</label><button id=act>Submit report</button></div>',
    rows: [select('#note', 'Fraud'), click('#act')],
    own: '#note',
    moments: AFTER_CHANGE,
    changes: {
      'another account': setText('#w', '@ada.private'),
      'it is blocked too': `$('#k').checked = true`,
      'another deed': setText('#h', 'Report this person'),
    },
  }),
  pageOf({
    name: 'key on a follow button',
    html: '<div class="card" id=box><a class="av" href=/ada><img src=/ada.png alt="Ada" width=24 height=24></a><div class="nm">Ada <span class="v" id=v title="Verified">✔</span></div><button id=act>Follow</button></div>',
    rows: [press('#act', 'Space')],
    decisive: ['keydown'],
    moments: [BETWEEN, at('focus')],
    changes: {
      'the mark goes': `$('#v').remove()`,
      'the picture is of another': `$('#box img').alt = 'Mallory'`,
      'the link goes to another': `$('.av').href = '/mallory'`,
    },
  }),
  pageOf({
    name: 'open the menu, then pin',
    html: `<article class="post" id=box><div class="hd"><span id=w>Meeting is on Friday</span><button id=k aria-expanded=false onclick="ariaExpanded = true; act.hidden = false">⋯</button></div><p id=x>visible to members</p><button id=act>Pin to profile</button></article>`,
    rows: [click('#k'), click('#act')],
    moments: AFTER_CLICK,
    changes: {
      'another post': setText('#w', 'I resign'),
      'visible to all': setText('#x', 'visible to all'),
      'another deed': setText('#act', 'Pin to the front page'),
    },
  }),
  honestOf({
    name: 'letters that are counted under a post',
    html: `${composer.replace('<span id=x', '<span id=n>280</span> <span id=x')}<script>note.oninput = () => { n.textContent = 280 - note.value.length }</script>`,
    rows: [fill('#note', 'At the beach'), click('#act')],
    about: ['.composer__top', '.composer__media', '#x'],
    own: '#note',
  }),
  honestOf({
    name: 'likes that go on beside a report',
    html: `${comment.replace('I agree.</p>', 'I agree.</p><span class="likes">12</span>')}<script>let n = 12; setInterval(() => { n += 1; for (const each of document.querySelectorAll('.likes')) each.textContent = n }, 80)</script>`,
    about: ['#row .c__b .t'],
    meanwhile: goesOn(800),
  }),
  honestOf({
    name: 'link preview that comes after writing',
    html: `${composer}<script>note.oninput = () => setTimeout(() => document.querySelector('.composer__media').insertAdjacentHTML('beforeend', '<div class="card-prev" role=status>Loading preview…</div>'), 60)</script>`,
    rows: [fill('#note', 'https://acme.test'), click('#act')],
    about: ['.composer__top', '#x'],
    own: '#note',
  }),
  honestOf({
    name: 'suggestions of names that open and close',
    html: `${weibo}<div id=sug role=listbox hidden style="position:absolute"><div role=option>小红</div></div><script>note.oninput = () => { sug.hidden = false; setTimeout(() => { sug.hidden = true }, 80) }</script>`,
    rows: [fill('#note', '今天'), click('#act')],
    own: '#note',
  }),
  honestOf({
    name: 'poll with a bar after the vote is chosen',
    html: `${poll}<script>r0.onchange = () => { r0.parentNode.classList.add('on') }</script>`,
    rows: [check('#r0'), click('#act')],
    own: '#r0',
  }),
];
