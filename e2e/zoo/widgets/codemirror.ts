import { EditorView } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { report } from './report.ts';

new EditorView({
  parent: document.querySelector('#root') ?? document.body,
  doc: 'old text',
  extensions: [
    basicSetup,
    EditorView.contentAttributes.of({ 'aria-label': 'Notes' }),
    EditorView.theme({ '&': { height: '200px' } }),
    EditorView.updateListener.of(update => {
      if (update.docChanged) report('Notes', update.state.doc.toString());
    }),
  ],
});
