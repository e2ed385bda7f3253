import { click } from '../scenes/scene.ts';
import { button, DONE, type HonestPage, meanwhile, page } from './honest-page.ts';

const act = click('#act');

/** What pages draw, or draw again, around a target between the card and the press. */
export const redrawnPages: readonly HonestPage[] = [
  meanwhile(
    page(
      'row beside one whose price moves',
      `<div role=grid><div role=rowgroup><div role=row id=act tabindex=0 onclick="did = 1; done.textContent = 'Opened'">Ann 10 €</div><div role=row tabindex=0>Ben <b id=x>20 €</b></div></div></div>${DONE}`,
      act,
    ),
    `x.textContent = '21 €'`,
  ),
  meanwhile(
    page('drawn again around the node', `<div id=box class=a>${button('Save')}</div>${DONE}`, act),
    `box.className = 'b'; box.prepend(document.createElement('i')); act.className = 'again'; act.firstChild.replaceWith('Save')`,
  ),
  meanwhile(
    page(
      'row drawn again around the node',
      `<ul><li>Ann <b id=x>admin</b> ${button('Remove')}</li><li>Ben <button>Remove</button></li></ul>${DONE}`,
      act,
    ),
    `x.replaceWith(Object.assign(document.createElement('b'), { textContent: 'admin' }))`,
  ),
  meanwhile(
    page(
      'row that comes before',
      `<ul id=list><li>Ann ${button('Remove')}</li><li>Ben <button>Remove</button></li></ul>${DONE}`,
      act,
    ),
    `list.insertAdjacentHTML('afterbegin', '<li>Cy <button>Remove</button></li>')`,
  ),
  meanwhile(
    page('row that comes after', `<ul id=list><li>Ann ${button('Like')}</li></ul>${DONE}`, act),
    `list.insertAdjacentHTML('beforeend', '<li>Cy <b>new</b></li>')`,
  ),
  meanwhile(
    page('banner that comes in', `<main>${button('Save')}</main>${DONE}`, act),
    `document.body.insertAdjacentHTML('afterbegin', '<div style="height:80px">We use cookies <button>OK</button></div>')`,
  ),
  meanwhile(
    page('toast that comes and goes', `<main>${button('Save')}</main>${DONE}`, act),
    `document.body.insertAdjacentHTML('beforeend', '<div role=alert style="position:fixed;bottom:0">Saved</div>')`,
  ),
  meanwhile(
    page(
      'picture that loads',
      `<ul><li><img id=x alt="" width=10 height=10> Ann ${button('Open')}</li></ul>${DONE}`,
      act,
    ),
    `x.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'`,
  ),
];
