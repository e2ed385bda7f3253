import { click, fill, press, type Scene, task } from './scene.ts';

/** A question above its answers. */
export const dialog: Scene = {
  name: 'dialog',
  html: `<div role=dialog id=dialog aria-labelledby=heading style="border:1px solid;padding:8px">
    <h2 id=heading>Delete file 1?</h2><p id=beside>It has 2 pages.</p>
    <p><label>Reason <input id=reason name=reason></label></p>
    <button id=act>Delete</button> <button>Cancel</button></div>`,
  around: ['#dialog'],
  tasks: [
    task('click Delete', 'click', click('#act')),
    task('press Enter on Delete', 'press Enter', press('#act', 'Enter')),
    task('fill Reason, click Delete', 'batch', fill('#reason', 'Old', 'reason'), click('#act')),
  ],
};

/** A dialog that has no words of its own but its label. */
export const labelledDialog: Scene = {
  name: 'labelled dialog',
  html: `<dialog open id=dialog aria-label="Leave team Blue?"><button id=act>OK</button> <button>Cancel</button></dialog>`,
  around: ['#dialog'],
  tasks: [
    task('click OK', 'click', click('#act')),
    task('press Space on OK', 'press Space', press('#act', ' ')),
  ],
};

/** One button, and the text beside it that says what it is for. */
export const loneButton: Scene = {
  name: 'lone button',
  html: `<main><h1 id=heading>Your plan</h1><section id=section aria-label="Free plan"><p id=beside>You choose the free plan.</p>
    <p><label>Name <input id=reason name=reason></label></p><button id=act>Continue</button></section></main>`,
  around: ['#heading', '#beside', '#section'],
  tasks: [
    task('click Continue', 'click', click('#act')),
    task('press Enter on Continue', 'press Enter', press('#act', 'Enter')),
    task('fill Name, click Continue', 'batch', fill('#reason', 'Ada', 'reason'), click('#act')),
  ],
};

/** One action, offered under several headings. */
export const sections: Scene = {
  name: 'sections',
  html: `<section><h3>Laptop</h3><button>Order</button></section>
    <section id=section><h3 id=heading>Cable</h3><button id=act>Order</button></section>
    <section><h3>Car</h3><button>Order</button></section>`,
  around: ['#section'],
  tasks: [
    task('click Order', 'click', click('#act')),
    task('press Enter on Order', 'press Enter', press('#act', 'Enter')),
  ],
};

/** Rows without roles: only the equal buttons tell where one ends. */
export const drawnRows: Scene = {
  name: 'drawn rows',
  html: `<h2 id=heading>Members</h2><div>${['Ben', 'Ada', 'Cy']
    .map((name, index) => {
      const [row, who, act] =
        index === 1 ? ['id=row class="row"', 'id=who class=who', 'id=act'] : ['class=row', 'class=who', ''];
      const button = `<div><div><div><div><small>Active</small> <button ${act}>Remove</button></div></div></div></div>`;
      return `<div ${row} ${index === 2 ? 'id=row3' : ''}><div ${who}>${name}</div>${button}</div>`;
    })
    .join('')}</div>`,
  around: ['#row', '#heading'],
  tasks: [
    task('click Remove', 'click', click('#act')),
    task('press Enter on Remove', 'press Enter', press('#act', 'Enter')),
  ],
};

/** A question that only style makes a dialog, with a hint beside its answers. */
export const drawnDialog: Scene = {
  name: 'drawn dialog',
  html: `<p>Files</p><div id=section style="position:fixed;top:40px;left:40px;border:1px solid;background:#fff;padding:8px">
    <div><div id=who>Delete file 1?</div></div><p id=beside>${'It cannot be undone. '.repeat(40)}</p>
    <p><label>Reason <input id=reason name=reason></label></p>
    <div><small>Esc cancels</small> <button>Cancel</button> <a href="#" role=button id=act>Delete</a></div></div>`,
  around: ['#section'],
  tasks: [
    task('click Delete', 'click', click('#act')),
    task('press Enter on Delete', 'press Enter', press('#act', 'Enter')),
    task('fill Reason, click Delete', 'batch', fill('#reason', 'Old', 'reason'), click('#act')),
  ],
};
