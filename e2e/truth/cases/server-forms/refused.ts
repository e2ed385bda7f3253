// Long, because each case brings its own pages.
import { redirect } from '../../serve-truth.ts';
import { page, sitePage } from '../../site-pages.ts';
import { click, failed, fill, pressEnter, type TruthCase } from '../../truth-case.ts';

/** Forms that a server gives back: same form, filled or emptied, with the reason somewhere near. */
export const refusedForms: readonly TruthCase[] = [
  {
    name: 'username taken, plain text below the form, same address',
    site: {
      'GET /': register(),
      'POST /': register('mei', '<p>Error: this username is already registered</p>'),
    },
    actions: [fill('#user', 'mei'), click('button')],
    truth: failed(/already registered/i),
  },
  {
    name: 'username taken, role=alert, same address',
    site: {
      'GET /': register(),
      'POST /': register('mei', '<div role="alert">Error: this username is already registered</div>'),
    },
    actions: [fill('#user', 'mei'), click('button')],
    truth: failed(/already registered/i),
  },
  {
    name: 'username taken, another address, form filled again',
    site: {
      'GET /': register('', '', '/accounts/create'),
      'POST /accounts/create': register(
        'mei',
        '<p class="error">That username is taken. Try another.</p>',
        '/accounts/create',
      ),
    },
    actions: [fill('#user', 'mei'), click('button')],
    truth: failed(/username is taken/i),
  },
  {
    name: 'Rails: 422 with the list of errors at the top',
    site: {
      'GET /': railsForm(''),
      'POST /users': {
        status: 422,
        html: railsForm(
          '<div id="error_explanation"><h2>2 errors prohibited this user from being saved:</h2><ul><li>Email has already been taken</li><li>Password is too short (minimum is 8 characters)</li></ul></div>',
        ),
      },
    },
    actions: [fill('#user_email', 'mei@example.com'), click('[type=submit]')],
    truth: failed(/already been taken|prohibited this user/i),
  },
  {
    name: 'Rails 6: 200 with field_with_errors and a line beside the field',
    site: {
      'GET /': railsForm(''),
      'POST /users': railsForm('', '<span class="field_with_errors help-inline">Email is invalid</span>'),
    },
    actions: [fill('#user_email', 'mei'), click('[type=submit]')],
    truth: failed(/email is invalid/i),
  },
  {
    name: 'Django: errorlist above the field',
    site: {
      'GET /': djangoForm(''),
      'POST /': djangoForm('<ul class="errorlist" id="id_date_error"><li>Enter a valid date.</li></ul>'),
    },
    actions: [fill('#id_date', '31/02/2026'), click('[type=submit]')],
    truth: failed(/enter a valid date/i),
  },
  {
    name: 'Django admin: please correct the error below',
    site: {
      'GET /': djangoForm(''),
      'POST /': djangoForm(
        '<p class="errornote">Please correct the error below.</p><ul class="errorlist"><li>This field is required.</li></ul>',
      ),
    },
    actions: [click('[type=submit]')],
    truth: failed(/correct the error|field is required/i),
  },
  {
    name: 'Laravel: redirect back with invalid-feedback under the field',
    site: {
      'GET /': ({ memory }) => laravelForm(memory.get('old') ?? '', memory.get('error') ?? ''),
      'POST /posts': ({ form, memory }) => {
        memory.set('old', form.get('slug') ?? '');
        memory.set('error', 'The slug has already been taken.');
        return redirect('/', 302);
      },
    },
    actions: [fill('#slug', 'tea'), click('button')],
    truth: failed(/slug has already been taken/i),
  },
  {
    name: 'Bootstrap: alert-danger above, no role',
    site: {
      'GET /': card(''),
      'POST /pay': card(
        '<div class="alert alert-danger">Your card was declined. Please try another card.</div>',
      ),
    },
    actions: [click('button')],
    truth: failed(/card was declined/i),
  },
  {
    name: 'only aria-invalid and a described hint',
    site: {
      'GET /': sitePage('Booking', booking('')),
      'POST /book': sitePage('Booking', booking('Choose a date in the future.')),
    },
    actions: [fill('#day', '2020-01-01'), click('button')],
    truth: failed(/date in the future/i),
  },
  {
    name: 'GOV.UK: error summary in front of the form',
    site: {
      'GET /': govForm(''),
      'POST /name': govForm(
        '<div class="govuk-error-summary" data-module="govuk-error-summary"><div role="alert"><h2>There is a problem</h2><ul><li><a href="#full-name">Enter your full name</a></li></ul></div></div>',
      ),
    },
    actions: [click('button')],
    truth: failed(/there is a problem|enter your full name/i),
  },
  {
    name: 'ASP.NET: validation summary after a post back',
    site: {
      'GET /': aspForm('', ''),
      'POST /': aspForm(
        '<div class="validation-summary-errors"><ul><li>The Quantity must be between 1 and 10.</li></ul></div>',
        '<span class="field-validation-error" data-valmsg-for="Quantity">The Quantity must be between 1 and 10.</span>',
      ),
    },
    actions: [fill('#Quantity', '99'), click('button')],
    truth: failed(/between 1 and 10/i),
  },
  {
    name: 'WordPress login: wrong password in a box of divs',
    site: {
      'GET /': wpLogin(''),
      'POST /wp-login.php': wpLogin(
        '<div id="login_error" class="notice notice-error"><p><strong>Error:</strong> The password you entered for the username <strong>mei</strong> is incorrect.</p></div>',
      ),
    },
    actions: [fill('#user_pass', 'wrong'), click('#wp-submit')],
    truth: failed(/incorrect/i),
  },
  {
    name: 'sign in: emptied form with one red line',
    site: {
      'GET /': login(''),
      'POST /session': login('<p style="color:#c00">Invalid email or password.</p>'),
    },
    actions: [fill('#email', 'mei@example.com'), fill('#password', 'wrong'), pressEnter('#password')],
    truth: failed(/invalid email or password/i),
  },
  {
    name: 'error text far above the form, in a heading',
    site: {
      'GET /': sitePage('Transfer', transfer()),
      'POST /transfer': sitePage(
        'Transfer',
        `<h2>Insufficient funds</h2><p>Your balance is €12.00.</p><hr><p>Latest offers</p><p>Insurance from €3</p>${transfer()}`,
      ),
    },
    actions: [fill('#amount', '500'), click('button')],
    truth: failed(/insufficient funds/i),
  },
  {
    name: 'duplicate order refused on a page of its own',
    site: {
      'GET /': sitePage(
        'Order',
        '<h1>Order</h1><form method="post" action="/orders"><button>Place order</button></form>',
      ),
      'POST /orders': page(
        'Order',
        '<h1>Order not placed</h1><p>An identical order was placed 2 minutes ago.</p><a href="/">Back</a>',
      ),
    },
    actions: [click('button')],
    truth: failed(/not placed|identical order/i),
  },
  {
    name: 'coupon expired, cart shown again without change',
    site: {
      'GET /': sitePage('Cart', cart('')),
      'POST /coupon': sitePage('Cart', cart('<small class="error">This coupon has expired.</small>')),
    },
    actions: [fill('#code', 'SPRING'), click('button')],
    truth: failed(/coupon has expired/i),
  },
];

function register(name = '', error = '', action = '/'): string {
  return sitePage(
    'Register',
    `<h1>Register</h1><form method="post" action="${action}"><label>Username <input id="user" name="user" value="${name}"></label>
     <label>Password <input type="password" name="password"></label><button>Create account</button></form>${error}`,
  );
}

function railsForm(top: string, beside = ''): string {
  return sitePage(
    'Sign up',
    `<h1>Sign up</h1><form action="/users" method="post">${top}<input type="hidden" name="authenticity_token" value="x1">
     <label>Email <input name="user[email]" id="user_email"></label>${beside}
     <label>Password <input type="password" name="user[password]"></label><input type="submit" name="commit" value="Sign up"></form>`,
  );
}

function djangoForm(errors: string): string {
  return sitePage(
    'Add event',
    `<h1>Add event</h1><form method="post" action="/"><input type="hidden" name="csrfmiddlewaretoken" value="x">
     ${errors}<label>Date: <input name="date" id="id_date"></label><input type="submit" value="Save"></form>`,
  );
}

function laravelForm(old: string, error: string): string {
  return sitePage(
    'New post',
    `<h1>New post</h1><form method="post" action="/posts"><label>Slug <input id="slug" name="slug" value="${old}"
     class="form-control${error ? ' is-invalid' : ''}"></label>${error ? `<span class="invalid-feedback"><strong>${error}</strong></span>` : ''}
     <button type="submit" class="btn btn-primary">Publish</button></form>`,
  );
}

function card(alert: string): string {
  return sitePage(
    'Checkout',
    `<h1>Checkout</h1>${alert}<p>Total: €48.00</p><form method="post" action="/pay"><label>Card <select name="card"><option>Visa •••• 4242</option></select></label>
     <button class="btn btn-primary">Pay €48.00</button></form>`,
  );
}

function booking(error: string): string {
  return `<h1>Book a table</h1><form method="post" action="/book"><label>Day <input id="day" name="day" placeholder="YYYY-MM-DD"
    ${error ? 'aria-invalid="true" aria-describedby="hint" value="2020-01-01"' : ''}></label><small id="hint">${error || 'For up to 8 people.'}</small> <button>Book</button></form>`;
}

function govForm(summary: string): string {
  return page(
    `${summary ? 'Error: ' : ''}What is your name? – GOV.UK`,
    `<main>${summary}<form action="/name" method="post" novalidate><h1>What is your name?</h1>
     <label for="full-name">Full name</label><input id="full-name" name="name"> <button>Continue</button></form></main>`,
  );
}

function aspForm(summary: string, beside: string): string {
  return sitePage(
    'Order',
    `<h1>Order</h1><form method="post" action="/">${summary}<label>Quantity <input id="Quantity" name="Quantity" value="1"></label>${beside}
     <button type="submit">Add</button></form>`,
  );
}

function wpLogin(error: string): string {
  return page(
    'Log In ‹ My Blog — WordPress',
    `<div id="login"><h1>Powered by WordPress</h1>${error}<form action="/wp-login.php" method="post"><label>Username <input name="log" value="mei"></label>
     <label>Password <input type="password" name="pwd" id="user_pass"></label><input type="submit" id="wp-submit" value="Log In"></form></div>`,
  );
}

function login(error: string): string {
  return sitePage(
    'Log in',
    `<h1>Log in</h1><form method="post" action="/session"><label>Email <input id="email" name="email"></label>
     <label>Password <input id="password" name="password" type="password"></label>${error}<button>Log in</button></form>`,
  );
}

function transfer(): string {
  return `<form method="post" action="/transfer"><h3>Transfer money</h3><label>Amount <input id="amount" name="amount"></label><button>Transfer</button></form>`;
}

function cart(error: string): string {
  return `<h1>Cart</h1><p>Kettle €30.00</p><p>Total €30.00</p><form method="post" action="/coupon"><label>Coupon <input id="code" name="code"></label>${error}<button>Apply</button></form>`;
}
