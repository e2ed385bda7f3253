import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { $createParagraphNode, $createTextNode, $getRoot, type EditorState } from 'lexical';
import { createRoot } from 'react-dom/client';
import { report } from './report.ts';

function fillFirst(): void {
  $getRoot().append($createParagraphNode().append($createTextNode('old text')));
}

function tell(state: EditorState): void {
  // One blank line less between paragraphs than Lexical's own text has.
  state.read(() =>
    report(
      'Notes',
      $getRoot()
        .getChildren()
        .map(block => block.getTextContent())
        .join('\n'),
    ),
  );
}

function Page() {
  const onError = (error: Error) => {
    throw error;
  };
  return (
    <main style={{ width: 400 }}>
      <LexicalComposer initialConfig={{ namespace: 'zoo', onError, editorState: fillFirst }}>
        <RichTextPlugin
          contentEditable={<ContentEditable aria-label="Notes" />}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <OnChangePlugin onChange={tell} />
      </LexicalComposer>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
