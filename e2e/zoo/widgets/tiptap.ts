import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { report } from './report.ts';

new Editor({
  element: document.querySelector('#root'),
  extensions: [StarterKit],
  content: '<p>old text</p>',
  editorProps: { attributes: { 'aria-label': 'Notes' } },
  onUpdate: ({ editor }) => report('Notes', editor.getText({ blockSeparator: '\n' })),
});
