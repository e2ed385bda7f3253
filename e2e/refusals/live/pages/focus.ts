import { fill } from '../../../swaps/row-specs.ts';
import { type LiveCase, live, scripted } from '../live-case.ts';

const field = (inner: string, script: string): string =>
  `<form onsubmit="return false"><p><label>Name <input id=first name=first></label></p>${inner}</form><script>${script}</script>`;

const NAME_ANN = fill('#first', 'Ann');
const IS_ANN = { done: 'first.value === "Ann"' };

/** A page answers to the focus that a row sets. */
export const focusCases: readonly LiveCase[] = [
  live(
    'focus clears a complaint in the form',
    field('<p id=x>Name is required</p>', `first.onfocus = () => { x.textContent = '' }`),
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus replaces a hint',
    field('<p id=x>Optional</p>', `first.onfocus = () => { x.textContent = 'As in your passport' }`),
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus removes a complaint at the top',
    `<form onsubmit="return false"><p id=x class=error>Something went wrong. Try again.</p><p><label>Name <input id=first></label></p></form><script>first.onfocus = () => { x.remove() }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus moves the label up',
    `<form onsubmit="return false"><div id=w><label for=first>Name</label><input id=first></div></form><script>first.onfocus = () => { w.className = 'up'; w.prepend(w.querySelector('label')) }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus wraps the label',
    `<form onsubmit="return false"><div id=w><input id=first><label for=first>Name</label></div></form><script>first.onfocus = () => { w.querySelector('label').innerHTML = '<span>Name</span>' }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus adds a clear button',
    `<form onsubmit="return false"><div id=w><label for=first>Name</label><input id=first></div></form><script>first.onfocus = () => { w.insertAdjacentHTML('beforeend', '<button>Clear</button>') }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus hides the placeholder and shows an example',
    `<input id=first placeholder="Name"><p id=x></p><script>first.onfocus = () => { first.placeholder = ''; x.textContent = 'For example Ann' }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus turns the placeholder into a title above',
    `<div id=w><input id=first placeholder="Name"></div><script>first.onfocus = () => { first.placeholder = ''; w.insertAdjacentHTML('afterbegin', '<label for=first>Name</label>') }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus opens recent searches',
    `<form onsubmit="return false"><input id=first type=search aria-label=Search><div id=x></div></form><script>first.onfocus = () => { x.innerHTML = '<p>Recent</p><ul><li>hat</li></ul>' }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus closes a promotion',
    `<form onsubmit="return false"><div id=x>Try our new search!</div><input id=first type=search aria-label=Search></form><script>first.onfocus = () => { x.remove() }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus expands a one-line composer',
    `<section><h2>Updates</h2><div id=w><textarea id=first aria-label="What is new?" rows=1></textarea><span id=x>Press Enter to post</span></div></section><script>first.onfocus = () => { first.rows = 4; x.textContent = 'Public · 280' }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus marks the row as edited',
    `<table><tr id=r><td id=x>Ann<td><input id=first aria-label=Nickname></table><script>first.onfocus = () => { x.textContent = 'Ann (editing)' }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'focus of a field in a dialog that clears its error',
    `<div role=dialog aria-label=Login><p id=x>Wrong password</p><input id=first aria-label=User></div><script>first.onfocus = () => { x.textContent = '' }</script>`,
    NAME_ANN,
    IS_ANN,
  ),
  live(
    'autofocused field whose blur complains, other field',
    scripted(
      `<form onsubmit="return false"><p><label>E-mail <input id=e></label></p><p id=x></p><p><label>Name <input id=first></label></p></form>`,
      `e.focus(); e.onblur = () => { x.textContent = 'E-mail is required' }`,
    ),
    NAME_ANN,
    IS_ANN,
  ),
];
