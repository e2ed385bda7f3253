// @vitest-environment happy-dom

import { computeAccessibleName } from 'dom-accessibility-api';
import { expect, test } from 'vitest';
import { createVisibility } from '../visibility/visibility.ts';
import { accessibleName } from './accessible-name.ts';

const ALL_SEEN = { ...createVisibility(), sees: () => true };

function nameOf(html: string): { ours: string; theirs: string } {
  document.body.innerHTML = html;
  const target = document.querySelector('#t');
  if (!target) throw new Error('The page has no #t.');
  return { ours: accessibleName(target, ALL_SEEN), theirs: computeAccessibleName(target) };
}

test.each([
  '<button id=t>Save</button>',
  '<button id=t aria-label="Close">x</button>',
  '<button id=t><img alt="Search"> now</button>',
  '<button id=t title="Tip"></button>',
  '<a id=t href="/">Go <b>home</b></a>',
  '<label for=t>Email</label><input id=t>',
  '<label>Email <input id=t></label>',
  '<label>One</label><label for=t>Two</label><label for=t>Three</label><input id=t>',
  '<span id=a>First</span><span id=b>Second</span><input id=t aria-labelledby="b a">',
  '<span id=a>Delete</span><button id=t aria-labelledby="t a" aria-label="Row">x</button>',
  '<label for=t>Flash <select><option selected>3</option><option>4</option></select> times</label><input type=checkbox id=t>',
  '<label for=t>Wait <input value=5> minutes</label><input type=checkbox id=t>',
  '<input type=submit id=t value="Send">',
  '<input type=submit id=t>',
  '<input type=reset id=t>',
  '<input type=image id=t alt="Go">',
  '<fieldset id=t><legend>Address</legend><input></fieldset>',
  '<table id=t><caption>Prices</caption></table>',
  '<div role=switch id=t aria-checked=true>Dark <i>mode</i></div>',
  '<div role=tab id=t><div>Block</div><div>text</div></div>',
  '<div role=group id=t>not from content</div>',
  '<h2 id=t>Heading <a href="/">link</a></h2>',
])('agrees with dom-accessibility-api on %s', html => {
  const { ours, theirs } = nameOf(html);
  expect(ours).toBe(theirs);
});

test('an empty field goes by its placeholder, as HTML-AAM has it', () => {
  expect(nameOf('<input id=t placeholder="Search">').ours).toBe('Search');
});

test('the value of a secret field is in no other name', () => {
  expect(
    nameOf(
      '<label for=t>Code <input autocomplete=one-time-code value=123456> ok</label><button id=t></button>',
    ).ours,
  ).toBe('Code ok');
});

test('names that refer to each other end', () => {
  expect(
    nameOf('<button id=t aria-labelledby=u>x</button><button id=u aria-labelledby=t>y</button>').ours,
  ).toBe('y');
});
