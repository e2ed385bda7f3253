import { NotThere } from '../in-page/stage.ts';
import { attachRoot } from '../in-page/words.ts';
import { type Change, change, type Edits } from './change.ts';

/** The texts and marks that tell the target apart from its like. */
export const contextChanges: readonly Change[] = [
  change("row's text", at => at.text('#who', 'Order 1044 · Mallory')),
  change("row's number alone", at => digit(at, '#who')),
  change("row's price", at => at.text('#price', '9,000 €')),
  change("row's data-id", at => {
    const row = at.find('[data-id].row, [data-user].row, [data-sku].row');
    for (const name of Object.keys(row.dataset)) row.dataset[name] = '9';
  }),
  change("row's link", at => at.attribute('#rowlink', 'href', '/orders/1044')),
  change('target moves to another row', at => at.find('#cell3').append(at.target)),
  change('buttons of two rows change places', at => {
    const other = at.find('#cell3 button');
    const mark = document.createComment('');
    other.replaceWith(mark);
    at.target.replaceWith(other);
    mark.replaceWith(at.target);
  }),
  change('texts of two rows change places', at => {
    const [one, two] = [at.find('#who'), at.find('#row3 .who')];
    [one.textContent, two.textContent] = [two.textContent, one.textContent];
  }),
  change("row's text node", at => {
    const [node] = at.find('#who').childNodes;
    if (!(node instanceof Text)) throw new NotThere('text');
    node.data = 'Mallory';
  }),
  change("row's cell is replaced", at => at.find('#who').replaceWith('Order 1044 · Mallory')),
  change("row's words without ink", at => {
    at.find('#who').style.color = 'transparent';
    at.find('#who').insertAdjacentHTML('afterend', '<span style="position:absolute">Mallory</span>');
  }),
  change('heading', at => at.text('#heading', 'Delete production database?')),
  change('legend', at => at.text('#legend', 'Payment of all my money')),
  change('caption', at => at.text('#caption', 'Unpaid orders')),
  change('text beside', at => at.text('#beside', 'You pay 9,999 € now.')),
  change('text added beside', at => at.target.insertAdjacentText('beforebegin', 'I pay 9,999 € ')),
  change("dialog's label", at => at.attribute('#dialog', 'aria-label', 'Delete production database?')),
  change("section's label", at => at.attribute('#section', 'aria-label', 'Gold plan, 99 € a month')),
  change('closed root beside', at => attachRoot(beside(at), 'closed', 'You pay 9,999 € now.')),
  change('open root beside', at => attachRoot(beside(at), 'open', 'You pay 9,999 € now.')),
  change('closed root of the heading', at => attachRoot(at.find('#heading'), 'closed', 'Delete everything?')),
  change("row's closed root", at => attachRoot(at.find('#who'), 'closed', 'Mallory')),
  change("row's words by style", at => {
    at.find('#who');
    style(at, '#who { display: none } #who::after, .row::before { content: "Mallory" }');
  }),
  change('words beside by style', at => {
    at.find('#beside');
    style(at, '#beside::after { content: "and you pay 9,999 €" }');
  }),
];

function digit(at: Edits, selector: string): void {
  const text = at.find(selector).textContent;
  if (!/\d/.test(text)) throw new NotThere('number');
  at.text(selector, text.replace(/\d/, '9'));
}

/** Headings and paragraphs may have shadow roots. */
function beside(at: Edits): HTMLElement {
  return at.find('p#beside');
}

function style(at: Edits, rules: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = rules;
  at.find('#who, #beside').before(sheet);
}
