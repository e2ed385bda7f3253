import { API, page, sitePage } from '../site-pages.ts';
import { came, click, failed, fill, pressEnter, type TruthCase } from '../truth-case.ts';

/** “Submitted” is wrong of what only went from one step to the next. */
const NOT_SENT = /The form was (?:sent|submitted)/;

/** A form of steps; `script` runs at its submit, with `go(step)` and `say(text)`. */
function wizard(script: string, { steps = ['Name', 'Address', 'Summary'], button = 'Next' } = {}): string {
  return sitePage(
    'Open an account',
    `<h1>Open an account</h1><ol>${steps.map((step, at) => `<li id="s${at}"${at === 0 ? ' aria-current="step"' : ''}>${step}</li>`).join('')}</ol>
     <form id="f" novalidate><h2 id="h">Step 1 of ${steps.length}: ${steps[0]}</h2><label><span id="l">${steps[0]}</span> <input id="v"></label><p id="e" class="error"></p>
     <button type="button" id="back">Back</button> <button id="b">${button}</button></form>${API}<script>
       const steps = ${JSON.stringify(steps)}; let step = 0;
       const say = text => { $('#e').textContent = text; };
       const go = to => { $('#s' + step).removeAttribute('aria-current'); step = to; $('#s' + step).setAttribute('aria-current', 'step');
         $('#h').textContent = 'Step ' + (step + 1) + ' of ' + steps.length + ': ' + steps[step]; $('#l').textContent = steps[step]; $('#v').value = ''; say(''); };
       $('#back').onclick = () => go(Math.max(step - 1, 0));
       $('#f').onsubmit = async event => { event.preventDefault(); ${script} };
     </script>`,
  );
}

const NEEDS_VALUE = `if (!$('#v').value) return say('This field is required.'); go(step + 1);`;

const required = (attributes: string, button = 'Send'): string =>
  sitePage(
    'Contact',
    `<h1>Contact</h1><form method="post" action="/sent"><label>Email <input id="v" name="v" ${attributes}></label><button id="b">${button}</button></form>`,
  );

const SENT = { 'POST /sent': sitePage('Sent', '<h1>Thank you</h1>') };

/** Steps of a form, and forms that their own page refuses. */
export const wizardCases: readonly TruthCase[] = [
  {
    name: 'Next goes on to the second step: nothing is submitted',
    site: { 'GET /': wizard(NEEDS_VALUE) },
    actions: [fill('#v', 'Mei'), click('#b')],
    truth: came({ never: NOT_SENT }),
    check: { seen: /Step 2 of 3/ },
  },
  {
    name: 'Enter goes on to the second step: nothing is submitted',
    site: { 'GET /': wizard(NEEDS_VALUE) },
    actions: [fill('#v', 'Mei'), pressEnter('#v')],
    truth: came({ never: NOT_SENT }),
    check: { seen: /Step 2 of 3/ },
  },
  {
    name: 'Next with an empty field: plain line below it',
    site: { 'GET /': wizard(NEEDS_VALUE) },
    actions: [click('#b')],
    truth: failed(/field is required/i),
  },
  {
    name: 'Next asks the server first, and goes on after 500 ms',
    site: { 'GET /': wizard(`await api('/step'); go(1);`), 'POST /step': { json: {}, delay: 500 } },
    actions: [fill('#v', 'Mei'), click('#b')],
    truth: came(),
    check: { seen: /Step 2 of 3/ },
  },
  {
    name: 'Next asks the server first, which refuses after 600 ms',
    site: {
      'GET /': wizard(`const { ok, data } = await api('/step'); if (!ok) say(data.message);`),
      'POST /step': { status: 422, json: { message: 'We could not find this address.' }, delay: 600 },
    },
    actions: [fill('#v', 'Nowhere 1'), click('#b')],
    truth: failed(/could not find this address/i),
  },
  {
    name: 'Back goes to the step before',
    site: { 'GET /': wizard(NEEDS_VALUE) },
    actions: [fill('#v', 'Mei'), click('#b'), click('#back')],
    truth: came({ never: NOT_SENT }),
    check: { seen: /Step 1 of 3/ },
  },
  {
    name: 'a prevented submit only validated: all is well, a tick appears, nothing was sent',
    site: {
      'GET /': sitePage(
        'Code',
        `<h1>Check a code</h1><form id="f"><label>Code <input id="v"></label><button id="b">Check</button></form><p id="o"></p>
         <script>f.onsubmit = event => { event.preventDefault(); o.textContent = v.value.length === 6 ? '✓ The code is well formed' : 'A code has 6 digits'; };</script>`,
      ),
    },
    actions: [fill('#v', '123456'), click('#b')],
    truth: { says: /well formed/i, never: NOT_SENT },
  },
  {
    name: 'a prevented submit only validated, and refused',
    site: {
      'GET /': sitePage(
        'Code',
        `<h1>Redeem</h1><form id="f"><label>Code <input id="v"></label><button id="b">Redeem</button></form><p id="o"></p>
         <script>f.onsubmit = event => { event.preventDefault(); if (v.value.length !== 6) o.textContent = 'A code has 6 digits'; };</script>`,
      ),
    },
    actions: [fill('#v', '12'), click('#b')],
    truth: failed(/6 digits/),
  },
  {
    name: 'a prevented submit that does nothing at all',
    site: {
      'GET /': sitePage(
        'Contact',
        `<h1>Contact</h1><form id="f"><label>Email <input id="v" value="mei@example.com"></label><button id="b">Send</button></form><script>f.onsubmit = event => event.preventDefault();</script>`,
      ),
    },
    actions: [click('#b')],
    truth: failed(undefined, { never: NOT_SENT }),
    check: { seen: /Contact/, requests: { 'POST /': 0, 'GET /': 0 } },
  },
  {
    name: 'required by the browser: the bubble of Chromium',
    site: { 'GET /': required('required'), ...SENT },
    actions: [click('#b')],
    truth: failed(/fill (out|in)|required/i),
    check: { seen: /Contact/, requests: { 'POST /sent': 0 } },
  },
  {
    name: 'type=email by the browser',
    site: { 'GET /': required('type="email"'), ...SENT },
    actions: [fill('#v', 'mei'), click('#b')],
    truth: failed(/@|email/i),
    check: { seen: /Contact/, requests: { 'POST /sent': 0 } },
  },
  {
    name: 'jQuery Validate: a label.error behind each field',
    site: {
      'GET /': sitePage(
        'Sign up',
        `<h1>Sign up</h1><form id="f" novalidate><label>Email <input id="v" class="required"></label><label>Phone <input id="w"></label><button id="b">Sign up</button></form>
         <script>f.onsubmit = event => { event.preventDefault(); for (const field of [v, w]) if (!field.value) { field.classList.add('error');
           field.parentElement.insertAdjacentHTML('afterend', '<label class="error" for="' + field.id + '">This field is required.</label>'); } };</script>`,
      ),
    },
    actions: [click('#b')],
    truth: failed(/field is required/i),
  },
  {
    name: 'MUI: the help text below the field turns to an error',
    site: {
      'GET /': sitePage(
        'Sign up',
        `<form id="f" novalidate><div class="MuiFormControl-root"><label for="v">Password</label><input id="v" type="password" aria-describedby="v-help" aria-invalid="false"><p id="v-help" class="MuiFormHelperText-root">At least 8 characters</p></div><button id="b">Sign up</button></form>
         <script>f.onsubmit = event => { event.preventDefault(); v.ariaInvalid = 'true'; const help = document.getElementById('v-help'); help.classList.add('Mui-error'); help.textContent = 'The password is too short'; };</script>`,
      ),
    },
    actions: [fill('#v', 'tea'), click('#b')],
    truth: failed(/too short/i),
  },
  {
    name: 'only a red border and a shake',
    site: {
      'GET /': page(
        'Code',
        `<style>.bad { border: 2px solid red; animation: shake .3s } @keyframes shake { 50% { transform: translateX(8px) } }</style>
         <form id="f"><label>PIN <input id="v"></label><button id="b">Unlock</button></form><script>f.onsubmit = event => { event.preventDefault(); v.className = ''; void v.offsetWidth; v.className = 'bad'; };</script>`,
      ),
    },
    actions: [fill('#v', '0000'), click('#b')],
    truth: failed(),
    check: { seen: /Unlock/, requests: { 'POST /': 0 } },
  },
  {
    name: 'terms not ticked: a window of the browser says so',
    site: {
      'GET /': sitePage(
        'Sign up',
        `<form id="f"><label><input type="checkbox" id="v"> I agree to the terms</label><button id="b">Sign up</button></form><script>f.onsubmit = event => { event.preventDefault(); if (!v.checked) alert('Please agree to the terms first.'); };</script>`,
      ),
    },
    actions: [click('#b')],
    truth: failed(undefined, { never: NOT_SENT }),
    check: { seen: /v:false/, requests: { 'POST /': 0 } },
  },
  {
    name: 'last step sent: thanks',
    site: {
      'GET /': wizard(
        `if (step < 1) return go(step + 1); b.disabled = true; await api('/open'); $('#f').outerHTML = '<h2>Your account is open</h2>';`,
        {
          steps: ['Name', 'Summary'],
        },
      ),
      'POST /open': { json: {}, delay: 300 },
    },
    actions: [fill('#v', 'Mei'), click('#b'), click('#b')],
    truth: came(),
    check: { seen: /Your account is open/ },
  },
];
