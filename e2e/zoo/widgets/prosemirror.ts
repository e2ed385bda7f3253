import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import { report } from './report.ts';

const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('old text')])]);

const view = new EditorView(document.querySelector('#root'), {
  attributes: { 'aria-label': 'Notes' },
  state: EditorState.create({ doc, plugins: [history(), keymap(baseKeymap)] }),
  dispatchTransaction: transaction => {
    view.updateState(view.state.apply(transaction));
    report('Notes', view.state.doc.textBetween(0, view.state.doc.content.size, '\n', '\n'));
  },
});
