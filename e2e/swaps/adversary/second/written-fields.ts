import { fill, type } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AT_FOCUS, at, BETWEEN } from '../moments.ts';
import { pageOf, setText } from './page-shapes.ts';

/** What a field that is written is for. */
export const writtenFieldPages: readonly AdversaryPage[] = [
  pageOf({
    name: 'field without words: heading comes',
    html: '<div id=box><label>Note <input id=act></label></div>',
    rows: [fill('#act')],
    own: '#act',
    decisive: ['input'],
    moments: AT_FOCUS,
    changes: {
      'a heading comes above': `$('#box').insertAdjacentHTML('afterbegin', '<h2>Sign in to your bank</h2>')`,
      'a sentence comes before': `$('#box').insertAdjacentHTML('afterbegin', '<p>Type the password of your bank.</p>')`,
      'a sentence comes after': `$('#box').insertAdjacentHTML('beforeend', '<p>All your followers see this at once.</p>')`,
    },
  }),
  pageOf({
    name: 'field in a form: heading comes',
    html: '<form id=box><label>Reply <textarea id=act></textarea></label><button>Send</button></form>',
    rows: [type('#act')],
    own: '#act',
    decisive: ['input'],
    moments: [...AT_FOCUS, at('keydown')],
    changes: {
      'a heading comes above': `$('#box').insertAdjacentHTML('afterbegin', '<h2>Public statement</h2>')`,
      'a name comes before': `$('#box').insertAdjacentHTML('afterbegin', '<p>To Mallory</p>')`,
    },
  }),
  pageOf({
    name: 'hint goes, then another comes',
    html: '<div id=box><p id=h>A note for yourself</p><label>Text <input id=act></label></div>',
    rows: [fill('#act')],
    own: '#act',
    decisive: ['input'],
    moments: [BETWEEN],
    changes: {
      'in two steps': `$('#h').textContent = ''; $('#act').addEventListener('focus', () => { $('#h').textContent = 'Sent to all customers' })`,
    },
  }),
  pageOf({
    name: 'label while typing',
    html: '<section id=box><label><span id=l>Refund for order 1043</span> <input id=act></label></section>',
    rows: [type('#act', 'abc')],
    own: '#act',
    decisive: ['input'],
    isLong: true,
    moments: [at('keydown'), at('input'), at('keyup')],
    changes: {
      'another order': setText('#l', 'Refund for order 1044'),
      'another label': setText('#l', 'Refund for order 1043 and all others'),
    },
  }),
  pageOf({
    name: 'fill under a sentence',
    html: '<section id=box><p id=w>Goes to Ada only</p><label>Text <input id=act></label></section>',
    rows: [fill('#act')],
    own: '#act',
    decisive: ['input'],
    moments: AT_FOCUS,
    changes: {
      'another sentence': setText('#w', 'Goes to everyone'),
      'the sentence goes': setText('#w', ''),
    },
  }),
  pageOf({
    name: 'fill after a sentence in the field’s box',
    html: '<section id=box><label>Text <input id=act></label><p id=w>Goes to Ada only</p></section>',
    rows: [fill('#act')],
    own: '#act',
    decisive: ['input'],
    moments: AT_FOCUS,
    changes: {
      'another sentence': setText('#w', 'Goes to everyone'),
      'the sentence goes': setText('#w', ''),
    },
  }),
  pageOf({
    name: 'fill, name of the field',
    html: '<section id=box><label><span id=l>Note to Ada</span> <input id=act></label></section>',
    rows: [fill('#act')],
    decisive: ['input'],
    own: '#act',
    moments: AT_FOCUS,
    changes: {
      'another label': setText('#l', 'Password of your bank'),
    },
  }),
  pageOf({
    name: 'type, name of the field',
    html: '<section id=box><label><span id=l>Note to Ada</span> <input id=act></label></section>',
    rows: [type('#act')],
    own: '#act',
    decisive: ['input'],
    isLong: true,
    moments: [at('keydown'), at('beforeinput')],
    changes: { 'another label': setText('#l', 'Password of your bank') },
  }),
  pageOf({
    name: 'placeholder as the only label',
    html: '<section id=box><input id=act placeholder="Nickname"></section>',
    rows: [type('#act')],
    // The field itself is no write of ours here: it is compared before the first letter stands in it.
    decisive: ['beforeinput'],
    moments: [...AT_FOCUS, at('keydown')],
    changes: {
      'another placeholder': `$('#act').placeholder = 'Password'`,
      'a label instead': `$('#act').placeholder = ''; $('#box').insertAdjacentHTML('afterbegin', '<label for=act>Password</label>')`,
    },
  }),
];
