// Long, because each case brings its own pages.
import { redirect } from '../../serve-truth.ts';
import { page, sitePage } from '../../site-pages.ts';
import { came, click, fill, pressEnter, select, type TruthCase } from '../../truth-case.ts';

const CONTACT = `<h1>Contact us</h1><form action="/contact" method="post">
  <label>Name <input name="name" id="name" value="Mei Lin"></label>
  <label>Message <textarea name="message" id="message">Do you ship to Norway?</textarea></label>
  <button>Send message</button></form>`;

/** Forms that a server takes: what it says of it, and where it leads. */
export const acceptedForms: readonly TruthCase[] = [
  {
    name: 'Rails: redirect to the record, with a flash notice',
    site: {
      'GET /': sitePage(
        'New article',
        `<h1>New article</h1><form action="/articles" method="post"><label>Title <input name="title" id="title"></label>
         <input type="submit" name="commit" value="Create Article"></form>`,
      ),
      'POST /articles': redirect('/articles/1', 302),
      'GET /articles/1': sitePage(
        'Tea for two',
        '<p class="notice" id="notice">Article was successfully created.</p><h1>Tea for two</h1>',
      ),
    },
    actions: [fill('#title', 'Tea for two'), click('input[type=submit]')],
    truth: came(),
    check: { seen: /successfully created/ },
  },
  {
    name: 'Django: messages list above the emptied form, at the same address',
    site: {
      'GET /': ({ memory }) => {
        const told = memory.get('flash');
        memory.delete('flash');
        return sitePage(
          'Feedback',
          `${told ? `<ul class="messages"><li class="success">${told}</li></ul>` : ''}<h1>Feedback</h1>
           <form method="post" action="/"><label>Comment <textarea name="comment" id="comment"></textarea></label>
           <button type="submit">Submit</button></form>`,
        );
      },
      'POST /': ({ memory }) => {
        memory.set('flash', 'Your feedback was recorded.');
        return redirect('/', 302);
      },
    },
    actions: [fill('#comment', 'Lovely tea'), click('button')],
    truth: came(),
    check: { seen: /feedback was recorded/i },
  },
  {
    name: 'Laravel: status alert above the settings, with the values kept',
    site: {
      'GET /': settings('Anna', false),
      'POST /profile': ({ form, memory }) => {
        memory.set('name', form.get('name') ?? '');
        return redirect('/profile', 302);
      },
      'GET /profile': ({ memory }) => settings(memory.get('name') ?? '', true),
    },
    actions: [fill('#name', 'Anna Berg'), click('button')],
    truth: came(),
    check: { seen: /profile (has been )?updated/i },
  },
  {
    name: 'WordPress: settings saved, notice-success without a role',
    site: {
      'GET /': blogSettings(''),
      'POST /options.php': redirect('/options-general.php?settings-updated=true', 302),
      'GET /options-general.php': blogSettings(
        '<div id="setting-error-settings_updated" class="notice notice-success settings-error is-dismissible"><p><strong>Settings saved.</strong></p><button type="button">Dismiss this notice.</button></div>',
      ),
    },
    actions: [fill('#blogname', 'My new blog'), click('#submit')],
    truth: came(),
    check: { seen: /settings saved/i },
  },
  {
    name: 'WordPress: comment published, redirect to its fragment',
    site: {
      'GET /': comments(''),
      'POST /wp-comments-post.php': redirect('/hello-world#comment-7', 302),
      'GET /hello-world': comments('<li id="comment-7"><b>Mei</b>: What a lovely post!</li>'),
    },
    actions: [fill('#comment', 'What a lovely post!'), click('#submit')],
    truth: came(),
    check: { seen: /Mei: What a lovely post!/ },
  },
  {
    name: 'WordPress: comment awaits moderation',
    site: {
      'GET /': comments(''),
      'POST /wp-comments-post.php': redirect('/hello-world?unapproved=7#comment-7', 302),
      'GET /hello-world': comments(
        '<li id="comment-7"><b>Mei</b> <em class="comment-awaiting-moderation">Your comment is awaiting moderation.</em> What a lovely post!</li>',
      ),
    },
    actions: [fill('#comment', 'What a lovely post!'), click('#submit')],
    truth: came(),
    check: { seen: /awaiting moderation/ },
  },
  {
    name: 'ASP.NET: post back to the same address, a label says it, no ARIA',
    site: { 'GET /': webForm('', ''), 'POST /': webForm('', 'Your request has been submitted.') },
    actions: [fill('#Subject', 'Broken lamp'), click('#Submit')],
    truth: came(),
    check: { seen: /has been submitted/i },
  },
  {
    name: 'contact form answered by a page of thanks without ARIA',
    site: {
      'GET /': sitePage('Contact', CONTACT),
      'POST /contact': sitePage(
        'Contact',
        '<h1>Thank you, Mei Lin!</h1><p>We will answer within two days.</p>',
      ),
    },
    actions: [click('button')],
    truth: came(),
    check: { seen: /Thank you, Mei Lin/ },
  },
  {
    name: 'contact form answered with the old form below a green line',
    site: {
      'GET /': sitePage('Contact', CONTACT),
      'POST /contact': sitePage(
        'Contact',
        `<p style="color:green">Your message has been sent.</p>${CONTACT}`,
      ),
    },
    actions: [click('button')],
    truth: came(),
    check: { seen: /message has been sent/i },
  },
  {
    name: 'search by Enter with results',
    site: {
      'GET /': sitePage('Shop', searchForm('')),
      'GET /search': ({ query }) =>
        sitePage(
          'Search',
          `${searchForm(query.get('q') ?? '')}<p>3 results</p><ul><li>Kettle</li><li>Tea</li><li>Pot</li></ul>`,
        ),
    },
    actions: [fill('#q', 'tea'), pressEnter('#q')],
    truth: came(),
    check: { seen: /3 results/ },
  },
  {
    name: 'search without results: it was searched',
    site: {
      'GET /': sitePage('Shop', searchForm('')),
      'GET /search': sitePage('Search', `${searchForm('zzz')}<p>0 results for “zzz”. Try another word.</p>`),
    },
    actions: [fill('#q', 'zzz'), click('button')],
    // The search was made and answered; that nothing was found is its result.
    truth: { success: true, says: /0 results/i },
  },
  {
    name: 'sign in leads to the account',
    site: {
      'GET /': sitePage('Sign in', signIn('')),
      'POST /login': redirect('/account', 302),
      'GET /account': sitePage('Your account', '<h1>Welcome back, Mei</h1><a href="/logout">Sign out</a>'),
    },
    actions: [fill('#email', 'mei@example.com'), fill('#password', 'correct horse'), click('button')],
    truth: came(),
    check: { seen: /Welcome back/ },
  },
  {
    name: 'filter by a select and a button narrows the table',
    site: {
      'GET /': sitePage('Orders', orders('all')),
      'GET /orders': ({ query }) => sitePage('Orders', orders(query.get('state') ?? 'all')),
    },
    actions: [select('#state', 'Open'), click('button')],
    truth: came(),
    check: { seen: /1 order/ },
  },
  {
    name: 'form in a frame, answered in the frame',
    site: {
      'GET /': sitePage(
        'Newsletter',
        '<h1>News</h1><iframe src="/box" title="Newsletter" width="500" height="200"></iframe>',
      ),
      'GET /box': page('Box', newsletter()),
      'POST /subscribe': page('Box', '<p>You are subscribed. Welcome!</p>'),
    },
    actions: [fill('#mail', 'mei@example.com'), click('#go')],
    truth: came(),
    check: { seen: /subscribed/i },
  },
  {
    name: 'vote counted, same page with one number changed',
    site: {
      'GET /': ({ memory }) => poll(Number(memory.get('votes') ?? 41)),
      'POST /vote': ({ memory }) => {
        memory.set('votes', '42');
        return redirect('/');
      },
    },
    actions: [click('button')],
    truth: came(),
    check: { seen: /42 votes/ },
  },
];

function settings(name: string, isUpdated: boolean): string {
  return sitePage(
    'Profile',
    `<h1>Profile</h1>${isUpdated ? '<div class="alert alert-success" role="alert">Your profile has been updated.</div>' : ''}
     <form method="post" action="/profile"><label>Name <input name="name" id="name" value="${name}"></label>
     <button type="submit" class="btn btn-primary">Save changes</button></form>`,
  );
}

function blogSettings(notice: string): string {
  return page(
    'General Settings ‹ My Blog — WordPress',
    `<div class="wrap"><h1>General Settings</h1>${notice}<form method="post" action="/options.php">
     <label>Site Title <input name="blogname" id="blogname" value="My blog"></label>
     <p class="submit"><input type="submit" id="submit" class="button button-primary" value="Save Changes"></p></form></div>`,
  );
}

function comments(list: string): string {
  return sitePage(
    'Hello world!',
    `<article><h1>Hello world!</h1><p>A first post.</p></article><ol class="comment-list">${list}</ol>
     <form action="/wp-comments-post.php" method="post"><label>Comment <textarea name="comment" id="comment"></textarea></label>
     <input name="submit" type="submit" id="submit" value="Post Comment"></form>`,
  );
}

function webForm(subject: string, told: string): string {
  return page(
    'Support request',
    `<form method="post" action="./" id="form1"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUKLTg0">
     <h2>Support request</h2><label>Subject <input name="ctl00$Subject" id="Subject" value="${subject}"></label>
     <input type="submit" name="ctl00$Submit" id="Submit" value="Submit"> <span id="lblMessage">${told}</span></form>`,
  );
}

function searchForm(value: string): string {
  return `<form action="/search"><input name="q" id="q" type="search" aria-label="Search" value="${value}"> <button>Search</button></form>`;
}

function signIn(error: string): string {
  return `<h1>Sign in</h1>${error}<form method="post" action="/login"><label>Email <input name="email" id="email" type="email"></label>
    <label>Password <input name="password" id="password" type="password"></label><button>Sign in</button></form>`;
}

function orders(state: string): string {
  const rows = [
    ['1001', 'open'],
    ['1002', 'shipped'],
    ['1003', 'shipped'],
  ].filter(([, each]) => state === 'all' || each === state);
  return `<h1>Orders</h1><form action="/orders"><label>State <select name="state" id="state"><option value="all">All</option>
    <option value="open"${state === 'open' ? ' selected' : ''}>Open</option><option value="shipped">Shipped</option></select></label><button>Filter</button></form>
    <p>${rows.length} order${rows.length === 1 ? '' : 's'}</p><table>${rows.map(([id, each]) => `<tr><td>${id}</td><td>${each}</td></tr>`).join('')}</table>`;
}

function newsletter(): string {
  return `<form method="post" action="/subscribe"><label>Email <input id="mail" name="mail" type="email"></label><button id="go">Subscribe</button></form>`;
}

function poll(votes: number): string {
  return sitePage(
    'Poll',
    `<h1>Tea or coffee?</h1><p>Tea: ${votes} votes</p><form method="post" action="/vote"><button>Vote for tea</button></form>`,
  );
}
