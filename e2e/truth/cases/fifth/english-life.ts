import { came, click, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';
import { modal, on, pageIn } from './pages.ts';

const quiz = (alert: string): string =>
  pageIn(
    'en',
    'Quiz: Cell biology | Northfield School',
    `<nav><a href="/my">Dashboard</a><a href="/courses">My courses</a></nav><h1>Cell biology</h1>${alert}<h2>Summary of attempt</h2><table><tr><th>Question</th><th>Status</th></tr><tr><td>1</td><td>Answer saved</td></tr><tr><td>2</td><td>Answer saved</td></tr></table><form method="post" action="/processattempt"><button class="btn btn-primary" id="finish">Submit all and finish</button></form>`,
  );

const clinicStep = (heading: string, body: string): string =>
  pageIn('en', 'Book an appointment – Elm Street Clinic', `<h1>${heading}</h1>${body}`);

/** Shops, journeys, schools, clinics and friends. */
export const englishLife: readonly TruthCase[] = [
  {
    name: 'A seat in a plane: somebody else has just taken it',
    site: {
      'GET /': pageIn(
        'en',
        'Choose your seats',
        `<h1>Choose your seats</h1><p>LIS → OSL, 3 Dec</p><div class="cabin"><button class="seat" aria-label="Seat 14B" disabled>✕</button><button class="seat" id="c" aria-label="Seat 14C, €12">14C</button><button class="seat" aria-label="Seat 14D, €12">14D</button></div><p id="sum">No seat selected</p><div id="over"></div>`,
        on(
          '#c',
          `event.target.classList.add('selected'); $('#sum').textContent = '14C · €12.00'; const { status } = await api('/hold', { seat: '14C' }); if (status !== 409) return;
          event.target.className = 'seat taken'; event.target.disabled = true; event.target.textContent = '✕'; $('#sum').textContent = 'No seat selected';
          $('#over').innerHTML = ${JSON.stringify(modal('<h2>That was close</h2><p>Another passenger got to 14C a moment before you. Pick a different one to carry on.</p><button>OK</button>'))};`,
        ),
      ),
      'POST /hold': { status: 409, json: { reason: 'SEAT_TAKEN' }, delay: 500 },
    },
    actions: [click('#c')],
    truth: failed(/Another passenger got to 14C|That was close/),
  },
  {
    name: 'A library hold: one stands in line now',
    site: {
      'GET /': pageIn(
        'en',
        'The Salt Path – City Library',
        `<h1>The Salt Path</h1><p>0 of 4 copies available</p><div id="hold"><label>Pick up at <select><option>Central</option><option>Harbour</option></select></label><button id="place">Place hold</button></div>`,
        on(
          '#place',
          `event.target.disabled = true; const { data } = await api('/holds'); $('#hold').innerHTML = '<p><strong>You’re number ' + data.position + ' in line.</strong> We’ll email you as soon as a copy is waiting at Central.</p><a href="/holds">Manage holds</a>';`,
        ),
      ),
      'POST /holds': { json: { position: 7 }, delay: 800 },
    },
    actions: [click('#place')],
    truth: came(),
    check: { seen: /number 7 in line/ },
  },
  {
    name: 'A private account: Follow becomes Requested, beside a feed that grows',
    site: {
      'GET /': pageIn(
        'en',
        'June Park (@junebakes)',
        `<h2>junebakes</h2><button id="follow"><div>Follow</div></button><button>Message</button><p><b>212</b> posts <b>1,904</b> followers</p><p>This account is private.</p><h3>Suggested for you</h3><ul id="feed"><li>oatmilk_anna</li></ul>`,
        `let n = 0; setInterval(() => { if (n++ < 8) $('#feed').insertAdjacentHTML('beforeend', '<li>baker_' + n + ' <button>Follow</button></li>'); }, 600);
        ${on('#follow', `const { data } = await api('/friendships'); $('#follow').firstElementChild.textContent = data.outgoing ? 'Requested' : 'Following';`)}`,
      ),
      'POST /friendships': { json: { outgoing: true, following: false }, delay: 300 },
    },
    actions: [click('#follow')],
    truth: came(),
    check: { seen: /Requested/ },
  },
  {
    name: 'A message to a seller appears, then it turns out not to have gone',
    site: {
      'GET /': pageIn(
        'en',
        'Inbox · Secondhand bikes',
        `<h1>Road bike, 54 cm</h1><div id="log"><p class="in">Hi! Yes, it’s still here.</p></div><textarea id="box" aria-label="Message" placeholder="Write a message"></textarea>`,
        on(
          '#box',
          `if (event.key !== 'Enter' || event.shiftKey) return; event.preventDefault(); const text = $('#box').value; $('#box').value = '';
          const bubble = document.createElement('p'); bubble.className = 'out'; bubble.textContent = text; const state = document.createElement('small'); state.textContent = ' Sending'; bubble.append(state); $('#log').append(bubble);
          const { ok } = await api('/messages', { text }); state.textContent = ok ? ' Sent' : ' ⚠ Not delivered. This person isn’t taking messages right now.';`,
          'keydown',
        ),
      ),
      'POST /messages': { status: 403, json: { error: 'recipient_unavailable' }, delay: 900 },
    },
    actions: [fill('#box', 'Could I come by on Friday?'), pressEnter('#box')],
    truth: failed(/Not delivered|isn’t taking messages/),
  },
  {
    name: 'A quiz handed in too late: the server shows the summary again',
    site: {
      'GET /': quiz(''),
      'POST /processattempt': quiz(
        '<div class="alert alert-danger alert-block fade in" role="alert">The time limit has expired. This attempt could not be submitted.</div>',
      ),
    },
    actions: [click('#finish')],
    truth: failed(/could not be submitted|has expired/),
  },
  {
    name: 'A clinic: see you on Thursday',
    site: {
      'GET /': clinicStep(
        'Check your details',
        '<ol class="steps"><li>Time</li><li aria-current="step">Details</li><li>Done</li></ol><p>Dr Osei · Thu 3 December, 9:20 AM</p><form method="post" action="/book"><label>Mobile <input name="tel" value="07700 900123"></label><button id="book">Book this time</button></form>',
      ),
      'POST /book': {
        html: clinicStep(
          'See you on Thursday, Sam',
          '<ol class="steps"><li>Time</li><li>Details</li><li aria-current="step">Done</li></ol><p>Dr Osei is expecting you at 9:20 AM. If you can’t make it, please cancel at least 24 hours ahead to avoid a fee.</p><a href="/ics">Add to calendar</a>',
        ),
        delay: 600,
      },
    },
    actions: [click('#book')],
    truth: came(),
    check: { seen: /is expecting you at 9:20/ },
  },
  {
    name: 'A promo code that has had its day',
    site: {
      'GET /': pageIn(
        'en',
        'Your bag (1)',
        `<h1>Your bag</h1><p>Linen shirt £45.00</p><label for="code">Promo code</label><input id="code" autocomplete="off"><button id="apply">Apply</button><div id="code-help" class="field-help"></div><p>Total £45.00</p><p id="offer">Free delivery over £50</p>`,
        `const offers = ['Free delivery over £50', 'Returns within 60 days', 'New in: winter knits']; let i = 0; setInterval(() => { $('#offer').textContent = offers[++i % 3]; }, 900);
        ${on('#apply', `const { data } = await api('/promo', { code: $('#code').value }); $('#code').classList.add('is-invalid'); $('#code-help').textContent = data.message;`)}`,
      ),
      'POST /promo': {
        status: 422,
        json: { message: 'AUTUMN20 has had its day: it ended on 31 October.' },
        delay: 400,
      },
    },
    actions: [fill('#code', 'AUTUMN20'), click('#apply')],
    truth: failed(/had its day|ended on 31 October/),
  },
];
