import { redirect } from '../../serve-truth.ts';
import { sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, type TruthCase } from '../../truth-case.ts';
import { acted, clicked, flashed, form, open } from './second-pages.ts';

const LOGIN =
  '<label>User <input name="user" value="mei"></label><label>Password <input id="pw" name="pw" type="password"></label>';
const FIELD = '<label>Name <input id="name" name="name" value="Dune"></label>';

/** A form to sign in, which comes back with this above or below it. */
const signIn = (name: string, told: string, says: RegExp, above = true): TruthCase =>
  acted(
    name,
    [fill('#pw', 'geheim'), click('#b')],
    flashed(
      shown =>
        sitePage('Sign in', above ? `${shown}${form(LOGIN, 'Log in')}` : `${form(LOGIN, 'Log in')}${shown}`),
      told,
    ),
    failed(says),
  );

/** Signing in, and the steps of it. */
export const serverLogins: readonly TruthCase[] = [
  signIn(
    'Devise: wrong password, a bare paragraph',
    '<p class="alert">Invalid Email or password.</p>',
    /invalid email/i,
  ),
  signIn(
    'Devise: locked, in a box of no known class',
    '<div class="flash flash--notice">Your account is locked. You will receive an email with instructions for how to unlock it.</div>',
    /locked/i,
  ),
  signIn(
    'wrong two-factor code, red by an old font tag below the form',
    '<font color="red">The code you typed does not match.</font>',
    /does not match/i,
    false,
  ),
  signIn(
    'signing in too often: wait 15 minutes, in small print below',
    '<small>Too many attempts. Try again in 15 minutes.</small>',
    /too many attempts/i,
    false,
  ),
  acted(
    'the right password, and then a code is asked for',
    [fill('#pw', 'geheim'), click('#b')],
    {
      'GET /': sitePage(
        'Log in',
        form('<input id="pw" name="pw" type="password" aria-label="Password">', 'Log in'),
      ),
      'POST /do': redirect('/2fa', 302),
      'GET /2fa': sitePage(
        'Two-step verification',
        '<h1>Two-step verification</h1><p>Enter the 6-digit code from your app.</p><form><input aria-label="Code"><button>Verify</button></form>',
      ),
    },
    open(/verification|6-digit|2fa/i, /incorrect|no change|failed/i),
    /Enter the 6-digit code/,
  ),
  clicked(
    'step 2 of 3 of a server’s wizard',
    {
      'GET /': ({ query }) =>
        query.has('step')
          ? sitePage('Apply', `<p>Step 2 of 3</p><h1>Your address</h1>${form(FIELD, 'Continue')}`)
          : sitePage('Apply', `<p>Step 1 of 3</p><h1>About you</h1>${form(FIELD, 'Continue')}`),
      'POST /do': redirect('/?step=2', 302),
    },
    came(),
    /Step 2 of 3/,
  ),
];
