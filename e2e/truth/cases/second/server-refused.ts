import { redirect } from '../../serve-truth.ts';
import { sitePage } from '../../site-pages.ts';
import { failed, type TruthCase } from '../../truth-case.ts';
import { answered, clicked, flashed, form } from './second-pages.ts';

const FIELD = '<label>Name <input id="name" name="name" value="tea"></label>';

/** Servers that refused, each in the manner of its framework. */
export const serverRefused: readonly TruthCase[] = [
  answered(
    'Rails: StaleObjectError, 409 with the form again',
    'Update Article',
    {
      status: 409,
      html: sitePage(
        'Edit',
        `<div id="error_explanation">This record changed while you were editing it.</div>${form(FIELD, 'Update Article')}`,
      ),
    },
    /changed while you were editing|409/i,
  ),
  answered(
    'Laravel with Tailwind: a small red line under the field',
    'Save',
    drawn =>
      drawn.replace(
        '</label>',
        '</label><p class="mt-2 text-sm text-red-600">The name field must be unique.</p>',
      ),
    /must be unique/i,
  ),
  answered(
    'Spring Petclinic: has-error, help-inline beside the field',
    'Add Owner',
    drawn => drawn.replace('</label>', '</label><span class="help-inline">is already in use</span>'),
    /already in use/i,
  ),
  answered(
    'Bugzilla: mid-air collision, status 200',
    'Save Changes',
    () =>
      '<h1>Mid-air collision detected!</h1><p>Someone else has made changes to bug 4711 at the same time you were trying to.</p>',
    /mid-air|someone else has made changes/i,
  ),
  answered(
    'MediaWiki: edit conflict, both texts',
    'Save changes',
    () =>
      `<h1>Edit conflict: Tea</h1><div class="mw-message-box">Someone else has changed this page since you started editing it.</div><textarea aria-label="Their text">Tea is hot.</textarea>${form(FIELD, 'Save changes')}`,
    /edit conflict|someone else has changed/i,
  ),
  answered(
    'MediaWiki: loss of session data above the same editor',
    'Save changes',
    drawn =>
      `<div class="previewnote"><p><strong>Sorry! We could not process your edit due to a loss of session data.</strong></p></div>${drawn}`,
    /could not process/i,
  ),
  answered(
    'phpMyAdmin: #1062 duplicate entry',
    'Go',
    drawn =>
      `<div class="alert alert-danger"><h1>Error</h1><code>INSERT INTO tea …</code><p>MySQL said:</p><code>#1062 - Duplicate entry 'tea' for key 'name'</code></div>${drawn}`,
    /1062|duplicate entry/i,
  ),
  answered(
    'Adminer: a foreign key holds the row',
    'Delete',
    drawn =>
      `<p class="error">Cannot delete or update a parent row: a foreign key constraint fails (\`shop\`.\`orders\`)</p>${drawn}`,
    /foreign key|cannot delete/i,
  ),
  answered(
    'an error at the foot of a long page, below what is in view',
    'Save',
    drawn =>
      `${drawn}<div style="height:3000px"></div><p style="color:red">The date lies in a closed month.</p>`,
    /closed month/i,
  ),
  clicked(
    'Django: a message of class warning, the vote did not count',
    flashed(
      told => sitePage('Poll', `${told}<h1>Poll</h1><p>Tea: 4 votes</p>${form('', 'Vote')}`),
      '<ul class="messages"><li class="warning">You have already voted. Your vote was not counted.</li></ul>',
    ),
    failed(/already voted|not counted/i),
  ),
  clicked(
    'checkout leads back to the cart: not enough stock',
    {
      'GET /': sitePage('Checkout', `<h1>Checkout</h1>${form(FIELD, 'Place order')}`),
      'POST /do': redirect('/cart', 302),
      'GET /cart': sitePage(
        'Cart',
        '<h1>Your cart</h1><p class="note">Kettle: only 1 left. Please change the quantity before you check out.</p><p>Kettle × 2</p>',
      ),
    },
    failed(/only 1 left|change the quantity/i),
  ),
];
