import { check, click, fill, press } from '../../row-specs.ts';
import type { AdversaryPage } from '../adversary-page.ts';
import { AROUND_FILL, at, BETWEEN, inRow1, SOON_AFTER_FILL } from '../moments.ts';
import { noteThenClick, pageOf } from './page-shapes.ts';

/** What a form sends, and where to. */
export const sentValuePages: readonly AdversaryPage[] = [
  noteThenClick({
    name: 'hidden role after a note',
    html: '<form id=box action=/s><input type=hidden id=k name=role value=""><label>Note <input id=note name=note></label><button id=act>Invite</button></form>',
    rows: [fill('#note', 'admin'), click('#act')],
    moments: AROUND_FILL,
    changes: {
      'it takes the note': `$('#k').value = 'admin'`,
      'another field takes it': `$('#box').insertAdjacentHTML('beforeend', '<input type=hidden name=rights value=admin>')`,
    },
  }),
  pageOf({
    name: 'hidden box after a tick',
    html: '<form id=box action=/s><input type=hidden id=k name=sell value=""><label><input type=checkbox id=note name=news value=1> News</label><button id=act>Save</button></form>',
    rows: [check('#note'), click('#act')],
    own: '#note',
    moments: [inRow1('click'), inRow1('change')],
    changes: {
      'it is ticked too': `$('#k').value = '1'`,
      'another one': `$('#box').insertAdjacentHTML('beforeend', '<input type=hidden name=admin value=true>')`,
    },
  }),
  noteThenClick({
    name: 'amount with a hidden twin',
    html: '<form id=box action=/s><input type=hidden id=k name=cents value=""><label>Amount <input id=note name=a></label><button id=act>Pay</button></form>',
    rows: [fill('#note', '1.500'), click('#act')],
    moments: AROUND_FILL,
    changes: {
      'as thousands': `$('#k').value = '1500'`,
      'as one and a half': `$('#k').value = '1.5'`,
    },
  }),
  noteThenClick({
    name: 'visible amount after a note',
    html: '<form id=box action=/s><label>Amount <input id=k name=a value="12,50"></label><label>Note <input id=note name=note></label><button id=act>Pay</button></form>',
    moments: [...AROUND_FILL, at('pointerdown')],
    changes: {
      'without its comma': `$('#k').value = '1250'`,
    },
  }),
  pageOf({
    name: 'other form of the same address',
    html: '<form id=box action=/s><p>Ada</p><input type=hidden name=who value=ada></form><form id=c action=/s><p>Mallory</p><input type=hidden name=who value=mallory></form><button form=box id=act>Ban</button>',
    changes: {
      'the other form': `$('#act').setAttribute('form', 'c')`,
    },
  }),
  pageOf({
    name: 'nonce that is an order',
    html: '<form id=box action=/s><p>Refund</p><input type=hidden name=order_token id=k value=a1b2c3d4e5f6a7b8><button id=act>Refund</button></form>',
    changes: {
      'another order': `$('#k').value = 'b8a7f6e5d4c3b2a1'`,
    },
  }),
  pageOf({
    name: 'no form, hidden payee',
    html: '<section id=box><input type=hidden id=k value=ada><p>Pay</p><button id=act data-uses=k>Pay</button></section>',
    changes: {
      'another payee': `$('#k').value = 'mallory'; adversary.note('payee')`,
    },
  }),
  noteThenClick({
    name: 'token that is a card',
    html: '<form id=box action=/pay><p>Pay 20 € by card</p><input type=hidden name=card_token id=k value=tok1a2b3c4d5e6f7g8h><label>Note <input id=note name=note></label><button id=act>Pay</button></form>',
    moments: [...SOON_AFTER_FILL, BETWEEN, at('pointerdown')],
    changes: {
      'another card': `$('#k').value = 'tok9z8y7x6w5v4u3t2s'`,
    },
  }),
  pageOf({
    name: 'token that is an invitation',
    html: '<form id=box action=/join><p>Join</p><input type=hidden name=token id=k value=inv1a2b3c4d5e6f7g8h><button id=act>Join</button></form>',
    changes: {
      'another one': `$('#k').value = 'inv9z8y7x6w5v4u3t2s'`,
    },
  }),
  noteThenClick({
    name: 'two buttons, formaction',
    html: '<form id=box action=/draft><label>Note <input id=note name=n></label><button name=do value=draft id=act>Save</button><button name=do value=send formaction=/send formtarget=_blank>Send</button></form>',
    moments: [...SOON_AFTER_FILL, at('pointerdown')],
    changes: {
      'the value': `$('#act').value = 'send'`,
      'the address': `$('#act').setAttribute('formaction', '/send')`,
      'the window': `$('#act').setAttribute('formtarget', '_blank')`,
      'the encoding': `$('#act').setAttribute('formenctype', 'text/plain')`,
    },
  }),
  pageOf({
    name: 'Enter, several submitters',
    html: '<form id=box action=/s><input name=q id=act aria-label=Query><button name=do value=find>Find</button><button name=do value=erase>Erase</button></form>',
    rows: [press('#act', 'Enter')],
    decisive: ['submit'],
    own: '#act',
    moments: [BETWEEN, at('focus'), at('keydown')],
    changes: {
      'another comes first': `$('#box').insertBefore($$('#box button')[1], $$('#box button')[0])`,
      'the first is disabled': `$$('#box button')[0].disabled = true`,
    },
  }),
];
