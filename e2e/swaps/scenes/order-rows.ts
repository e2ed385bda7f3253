import { click, fill, press, type Scene, task } from './scene.ts';

const tasks = (act: string): Scene['tasks'] => [
  task(`click ${act}`, 'click', click('#act')),
  task(`press Enter on ${act}`, 'press Enter', press('#act', 'Enter')),
  task(`press Space on ${act}`, 'press Space', press('#act', ' ')),
  task(`fill Reason, click ${act}`, 'batch', fill('#reason', 'Late', 'reason'), click('#act')),
];

const REASON = '<p><label>Reason <input id=reason name=reason></label></p>';

/** Equal buttons, which only their rows tell apart. */
export const orderTable: Scene = {
  name: 'order table',
  html: `<h2 id=heading>Orders</h2>${REASON}<table><caption id=caption>Paid orders</caption>
    <tr id=row1 data-id=1042><td class=who>Order 1042 · Ben</td><td>20 €</td><td><a href="/orders/1042">Open</a></td><td><button>Refund</button></td></tr>
    <tr id=row class=row data-id=1043><td id=who class=who>Order 1043 · Ada</td><td id=price>10 €</td><td><a id=rowlink href="/orders/1043">Open</a></td><td id=cell><button id=act>Refund</button></td></tr>
    <tr id=row3 data-id=1044><td class=who>Order 1044 · Cy</td><td>30 €</td><td><a href="/orders/1044">Open</a></td><td id=cell3><button>Refund</button></td></tr></table>`,
  around: ['#row', '#heading', '#caption'],
  tasks: tasks('Refund'),
};

export const orderList: Scene = {
  name: 'order list',
  html: `<h2 id=heading>Members</h2>${REASON}<ul>
    <li id=row1 data-user=1><b class=who>Ben</b> <button>Remove</button></li>
    <li id=row class=row data-user=2><b id=who class=who>Ada</b> <i id=price>admin</i> <button id=act>Remove</button></li>
    <li id=row3 data-user=3><b class=who>Cy</b> <span id=cell3><button>Remove</button></span></li></ul>`,
  around: ['#row', '#heading'],
  tasks: tasks('Remove'),
};

export const orderCards: Scene = {
  name: 'order cards',
  html: `<style>.card { border: 1px solid; padding: 8px; margin: 8px; width: 300px }</style><h2 id=heading>Offers</h2>${REASON}
    <div id=row1 class=card data-sku=a><h3 class=who>Basic phone</h3><p>100 €</p><button>Buy</button></div>
    <div id=row class="card row" data-sku=b><h3 id=who class=who>Small phone</h3><p id=price>200 €</p><a id=rowlink href="/p/b">Details</a> <button id=act>Buy</button></div>
    <div id=row3 class=card data-sku=c><h3 class=who>Gold phone</h3><p>9,000 €</p><span id=cell3><button>Buy</button></span></div>`,
  around: ['#row', '#heading'],
  tasks: tasks('Buy'),
};
