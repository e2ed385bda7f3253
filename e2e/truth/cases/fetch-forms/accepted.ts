import { page, sitePage } from '../../site-pages.ts';
import { came, click, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { fetchForm } from './fetch-form.ts';

const OK = { json: { ok: true }, delay: 250 };

/** Forms that a script sends and the server takes. */
export const acceptedFetches: readonly TruthCase[] = [
  {
    name: 'saved, a toast with role=status',
    site: {
      'GET /': fetchForm(`const { ok } = await api('/save', values()); if (ok) toast('Profile saved');`),
      'POST /save': OK,
    },
    actions: [fill('#name', 'Mei Berg'), click('#b')],
    truth: came(),
    check: { seen: /Profile saved/, requests: { 'POST /save': 1 } },
  },
  {
    name: 'sent, a toast without a role after 400 ms',
    site: {
      'GET /': fetchForm(
        `await api('/save', values()); await wait(150); toast('Message sent', { role: '' }); f.reset();`,
        {
          button: 'Send',
        },
      ),
      'POST /save': OK,
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Message sent/ },
  },
  {
    name: 'button turns to Saving… and then to Saved ✓',
    site: {
      'GET /': fetchForm(
        `b.disabled = true; b.textContent = 'Saving…'; await api('/save', values()); b.textContent = 'Saved ✓'; b.disabled = false;`,
      ),
      'POST /save': OK,
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Saved ✓/ },
  },
  {
    name: 'form gives way to a line of thanks',
    site: {
      'GET /': fetchForm(
        `b.disabled = true; await api('/save', values()); f.outerHTML = '<div><h2>Thank you!</h2><p>We received your message.</p></div>';`,
        { button: 'Send message' },
      ),
      'POST /save': OK,
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /We received your message/ },
  },
  {
    name: 'chat: Enter empties the field, and the message stands in the list',
    site: {
      'GET /': fetchForm(
        `const { text } = values(); f.reset(); const li = document.createElement('li'); li.textContent = text + ' · sending';
         $('ul').append(li); await api('/save', { text }); li.textContent = text + ' · sent';`,
        {
          fields: '<input id="text" name="text" aria-label="Message">',
          button: 'Send',
          behind: '<ul></ul>',
          title: 'Chat',
        },
      ),
      'POST /save': OK,
    },
    actions: [fill('#text', 'See you at eight'), pressEnter('#text')],
    truth: came(),
    check: { seen: /See you at eight · sent/ },
  },
  {
    name: 'todo appended when the server has it',
    site: {
      'GET /': fetchForm(
        `const { text } = values(); await api('/save', { text }); $('ul').insertAdjacentHTML('beforeend', '<li>' + text + '</li>'); f.reset();`,
        {
          fields: '<input id="text" name="text" aria-label="New todo">',
          button: 'Add',
          behind: '<ul><li>Buy milk</li></ul>',
          title: 'Todos',
        },
      ),
      'POST /save': OK,
    },
    actions: [fill('#text', 'Call Ann'), click('#b')],
    truth: came(),
    check: { seen: /Buy milk\nCall Ann/ },
  },
  {
    name: 'htmx: the answer is put in place of the form',
    site: {
      'GET /': fetchForm(
        `const response = await fetch('/save', { method: 'POST', headers: { 'HX-Request': 'true' }, body: new URLSearchParams(new FormData(f)) });
         f.classList.add('htmx-settling'); f.outerHTML = await response.text();`,
      ),
      'POST /save': { html: '<div id="f">Mei Lin <a href="/edit">Edit</a></div>', delay: 200 },
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Mei Lin Edit/ },
  },
  {
    name: 'Turbo: the body of the redirected page is put in, and the address changes',
    site: {
      'GET /': fetchForm(
        `document.documentElement.setAttribute('aria-busy', 'true'); b.disabled = true;
         const response = await fetch('/save', { method: 'POST', body: new URLSearchParams(new FormData(f)) });
         const next = new DOMParser().parseFromString(await response.text(), 'text/html');
         history.pushState({}, '', response.url); document.title = next.title; document.documentElement.removeAttribute('aria-busy');
         document.body.replaceWith(next.body);`,
        { button: 'Create' },
      ),
      'POST /save': { status: 303, headers: { location: '/people/7' }, delay: 200 },
      'GET /people/7': sitePage('Mei Lin', '<p id="notice">Person was created.</p><h1>Mei Lin</h1>'),
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /people\/7[\s\S]*Person was created/ },
  },
  {
    name: 'GraphQL: 200 with data, button rests again, name in the header changes',
    site: {
      'GET /': fetchForm(
        `const { data } = await api('/graphql', values()); $('#who').textContent = data.data.rename.name;`,
        {
          behind: '<p>Signed in as <b id="who">Mei</b></p>',
        },
      ),
      'POST /graphql': ({ form }) => ({
        json: { data: { rename: { name: form.get('name') } } },
        delay: 300,
      }),
    },
    actions: [fill('#name', 'Mei Berg'), click('#b')],
    truth: came(),
    check: { seen: /Signed in as Mei Berg/ },
  },
  {
    name: 'dialog with a form closes once it is saved, the row behind is new',
    site: {
      'GET /': sitePage(
        'Team',
        `<h1>Team</h1><table><tbody id="rows"><tr><td>Ann</td></tr></tbody></table>
         <dialog id="d"><form id="f"><label>Name <input id="name" value="Bob"></label><button id="b">Add member</button></form></dialog>
         <script>d.showModal(); f.onsubmit = async event => { event.preventDefault(); b.disabled = true;
           await fetch('/members', { method: 'POST' }); d.close(); rows.insertAdjacentHTML('beforeend', '<tr><td>Bob</td></tr>'); };</script>`,
      ),
      'POST /members': OK,
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Ann\nBob/ },
  },
  {
    name: 'autocomplete: what was typed brings suggestions',
    site: {
      'GET /': page(
        'Places',
        `<label>City <input id="city" role="combobox" aria-expanded="false" aria-controls="list"></label><ul id="list" role="listbox" hidden></ul>
         <script>city.oninput = async () => { const response = await fetch('/cities?q=' + city.value); const names = await response.json();
           list.innerHTML = names.map(name => '<li role=option>' + name + '</li>').join(''); list.hidden = false; city.ariaExpanded = 'true'; };</script>`,
      ),
      'GET /cities': { json: ['Oslo', 'Osnabrück'], delay: 150 },
    },
    actions: [fill('#city', 'Os')],
    truth: came(),
    check: { seen: /Osnabrück[\s\S]*city=Os/ },
  },
  {
    name: 'filter by fetch: the list is redrawn, same length',
    site: {
      'GET /': sitePage(
        'Shop',
        `<button id="b" aria-pressed="false">Only tea</button><ul id="l"><li>Kettle</li><li>Pot</li></ul>
         <script>b.onclick = async () => { const items = await (await fetch('/items')).json(); b.ariaPressed = 'true';
           l.innerHTML = items.map(item => '<li>' + item + '</li>').join(''); };</script>`,
      ),
      'GET /items': { json: ['Sencha', 'Assam'], delay: 400 },
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Sencha\nAssam/ },
  },
  {
    name: 'saved, the line of the last failure goes away',
    site: {
      'GET /': fetchForm(`await api('/save', values()); $('#e').remove(); toast('Saved');`, {
        behind: '<p id="e" role="alert" class="error">Could not be saved. Please try again.</p>',
      }),
      'POST /save': OK,
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Saved/, unseen: /Could not/ },
  },
];
