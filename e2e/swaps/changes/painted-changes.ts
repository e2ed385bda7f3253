import { NotThere } from '../in-page/stage.ts';
import { attachRoot } from '../in-page/words.ts';
import { type Change, change, changeOfPlace, type Edits } from './change.ts';

/** What is painted on the target or lies over it, behind a name that stays. */
export const paintedChanges: readonly Change[] = [
  change('words behind an aria-label', at => {
    if (!at.target.ariaLabel || at.target.localName !== 'button') throw new NotThere('label');
    at.target.textContent = 'Delete account';
  }),
  change('generated words', at => {
    if (at.target.localName === 'input') throw new NotThere('words');
    sheet(at, `#${at.target.id}::before { content: "Delete account" }`);
  }),
  change('generated words after it', at => {
    if (at.target.localName === 'input') throw new NotThere('words');
    sheet(at, `#${at.target.id}::after { content: " for 9,999 €" }`);
  }),
  change("picture's text", at => at.attribute('#picture', 'alt', 'Pay 9,999 €')),
  change('SVG words', at => {
    const drawn = at.target.querySelector('#drawn');
    if (!drawn) throw new NotThere('#drawn');
    drawn.textContent = 'Pay 9,999 €';
  }),
  change('late closed root', at => attachRoot(at.find('#words'), 'closed', 'Pay 9,999 €')),
  change('late open root', at => attachRoot(at.find('#words'), 'open', 'Pay 9,999 €')),
  change("closed root over the drawn button's words", at => {
    if (at.target.localName !== 'div' || at.target.matches('.item, [role=switch]')) throw new NotThere('div');
    attachRoot(at.target, 'closed', 'Delete account');
  }),
  changeOfPlace('another element over it', at => {
    const { left, top, width, height } = at.target.getBoundingClientRect();
    const cover = document.createElement('button');
    cover.textContent = 'Delete account';
    cover.style.cssText = `position:fixed;z-index:9;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.body.append(cover);
  }),
  change('another element under the pointer, in its place', at => {
    const cover = document.createElement('button');
    cover.textContent = 'Delete account';
    cover.style.cssText = 'position:absolute;inset:0';
    at.target.style.position = 'relative';
    if (/^(input|select|textarea)$/.test(at.target.localName)) throw new NotThere('room');
    at.target.append(cover);
  }),
  change("source's text", at => at.text('.item#act', 'All my files')),
  change("zone's text", at => at.text('#zone', 'Trash')),
  change("zone's label", at => at.attribute('#zone', 'aria-label', 'Trash')),
  change("zone's role", at => at.attribute('#zone', 'role', 'link')),
  changeOfPlace('zones exchange their places', at => {
    at.find('#zone').style.left = '400px';
    at.find('#trash').style.left = '200px';
  }),
  changeOfPlace('another zone over it', at => {
    at.find('#zone');
    at.find('#trash').style.cssText = 'left:200px;z-index:2';
  }),
];

function sheet(at: Edits, rules: string): void {
  const style = document.createElement('style');
  style.textContent = rules;
  at.target.before(style);
}
