import { ContentState, Editor, EditorState } from 'draft-js';
import { createElement, useState } from 'react-18';
import { createRoot } from 'react-dom-18/client';
import 'draft-js/dist/Draft.css';
import { report } from './report.ts';

function Page() {
  const [state, setState] = useState(() =>
    EditorState.createWithContent(ContentState.createFromText('old text')),
  );
  const onChange = (next: EditorState) => {
    setState(next);
    report('Notes', next.getCurrentContent().getPlainText());
  };
  return createElement(Editor, { ariaLabel: 'Notes', editorState: state, onChange });
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement(Page));
