// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isNameAfterField } from './names-after-field.ts';

function isName(html: string): boolean {
  document.body.innerHTML = html;
  const [heading, control] = [document.querySelector('.heading'), document.querySelector('.control')];
  if (!heading || !control) throw new Error('There is no heading or control.');
  return isNameAfterField(control.textContent, control, heading);
}

const LABEL = '<label class=heading>Password <input type=password></label>';

test.each([
  ['a plain word after the field', `${LABEL}<button class=control>Order</button>`, true],
  ['with an ending', `${LABEL}<button class=control>Order…</button>`, true],
  ['in signs without capitals', `${LABEL}<button class=control>订购</button>`, true],
  ['small letters', `${LABEL}<button class=control type=button>order</button>`, false],
  ['small letters that send the field', `<form>${LABEL}<button class=control>order</button></form>`, true],
  [
    'small letters of another form',
    `<form>${LABEL}</form><form><button class=control>order</button></form>`,
    false,
  ],
  ['more capitals', `${LABEL}<button class=control>OrderNow</button>`, false],
  ['capitals alone', `${LABEL}<button class=control>TIGER</button>`, false],
  ['digits within', `${LABEL}<button class=control>Order66</button>`, false],
  ['no field between', '<p class=heading>Password</p><button class=control>Order</button>', false],
  [
    'a field that is no secret',
    '<p class=heading>Token</p><input aria-label=City><button class=control>Order</button>',
    false,
  ],
  [
    'a field before the heading',
    '<input type=password><p class=heading>Password</p><button class=control>Order</button>',
    false,
  ],
])('%s', (_case, html, expected) => {
  expect(isName(html)).toBe(expected);
});
