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
