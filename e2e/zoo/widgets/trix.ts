import 'trix';
import 'trix/dist/trix.css';
import { report } from './report.ts';

interface TrixElement extends Element {
  editor: { loadHTML(html: string): void; getDocument(): { toString(): string } };
}

function isTrix(element: Element | null): element is TrixElement {
  return element !== null && 'editor' in element;
}

const root = document.querySelector('#root');
if (root) root.innerHTML = '<trix-editor aria-label="Notes"></trix-editor>';
const trix = document.querySelector('trix-editor');
trix?.addEventListener('trix-initialize', () => {
  if (isTrix(trix)) trix.editor.loadHTML('<div>old text</div>');
});
trix?.addEventListener('trix-change', () => {
  if (isTrix(trix)) report('Notes', trix.editor.getDocument().toString().replace(/\n$/u, ''));
});
