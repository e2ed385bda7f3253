import { FIELDS_AND_SEND, FIRST, form, LAST, type LiveCase, live } from '../live-case.ts';

/** A form answers to a field with a complaint, a mark or a state. */
export const complaintCases: readonly LiveCase[] = [
  live('plain', form(FIRST + LAST), FIELDS_AND_SEND),
  live(
    'complaint without aria that vanishes',
    form(
      `${FIRST}<p id=bad style="color:red">Please enter your first name</p>${LAST}`,
      `first.oninput = () => { bad.remove() }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'complaint without aria that empties',
    form(
      `${FIRST}<small id=bad>Required</small>${LAST}`,
      `first.oninput = () => { bad.textContent = first.value ? '' : 'Required' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'complaint without aria that hides by style',
    form(
      `${FIRST}<small id=bad>Required</small>${LAST}`,
      `first.oninput = () => { bad.style.display = 'none' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'complaint in the same paragraph that vanishes',
    form(
      `<p><label>First name</label><input id=first aria-label="First name" name=first><span id=bad class=error>Required</span></p>${LAST}`,
      `first.oninput = () => { bad.remove() }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'list of complaints above that shrinks',
    form(
      `<div class=errors><p>Please correct:</p><ul><li id=a>First name is required</li><li id=b>Last name is required</li></ul></div>${FIRST}${LAST}`,
      `first.oninput = () => a.remove(); last.oninput = () => b.remove()`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'summary of complaints that counts',
    form(
      `<p id=x>2 fields are missing</p>${FIRST}${LAST}`,
      `form.oninput = () => { const n = [first, last].filter(f => !f.value).length; x.textContent = n ? n + (n > 1 ? ' fields are missing' : ' field is missing') : '' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'tick mark after a good field',
    form(`${FIRST}<span id=x></span>${LAST}`, `first.oninput = () => { x.textContent = '✓' }`),
    FIELDS_AND_SEND,
  ),
  live(
    'Looks good after each field',
    form(
      `${FIRST}<span id=x></span>${LAST}<span id=y></span>`,
      `first.oninput = () => { x.textContent = 'Looks good!' }; last.oninput = () => { y.textContent = 'Looks good!' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'progress of the form: steps',
    form(
      `<p id=x>0 of 2 completed</p>${FIRST}${LAST}`,
      `form.oninput = () => { x.textContent = [first, last].filter(f => f.value).length + ' of 2 completed' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'progress of the form: per cent',
    form(
      `<p id=x>Profile 0% complete</p>${FIRST}${LAST}`,
      `form.oninput = () => { x.textContent = 'Profile ' + [first, last].filter(f => f.value).length * 50 + '% complete' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'unsaved changes beside save',
    form(
      FIRST + LAST,
      `form.oninput = () => { x.textContent = 'You have unsaved changes' }`,
      'Save',
      ' <span id=x></span>',
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'unsaved changes before save',
    form(
      `${FIRST}${LAST}<span id=x></span> `,
      `form.oninput = () => { x.textContent = 'You have unsaved changes' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'no changes, then changes',
    form(
      `${FIRST}${LAST}<span id=x>No changes</span> `,
      `form.oninput = () => { x.textContent = 'Unsaved changes' }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'save bar that appears',
    `<div>${FIRST}${LAST}</div><div id=bar style="opacity:.5"><span id=x></span><button id=send onclick="did = 1">Save changes</button></div><script>oninput = () => { bar.style.opacity = 1; x.textContent = 'Careful — you have unsaved changes!' }</script>`,
    FIELDS_AND_SEND,
  ),
  live(
    'save disabled until filled',
    form(
      FIRST + LAST,
      `send.disabled = true; form.oninput = () => { send.disabled = !(first.value && last.value) }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'save aria-disabled until filled',
    form(
      FIRST + LAST,
      `send.setAttribute('aria-disabled', true); form.oninput = () => { send.setAttribute('aria-disabled', !(first.value && last.value)) }`,
    ),
    FIELDS_AND_SEND,
  ),
  live(
    'save whose name becomes Save changes',
    form(FIRST + LAST, `form.oninput = () => { send.textContent = 'Save changes' }`),
    FIELDS_AND_SEND,
    { mayAsk: 'the name of the button changed; nuisance' },
  ),
  live(
    'save whose name gets a star',
    form(FIRST + LAST, `form.oninput = () => { send.textContent = 'Save *' }`),
    FIELDS_AND_SEND,
    { mayAsk: 'the name of the button changed; nuisance' },
  ),
];
