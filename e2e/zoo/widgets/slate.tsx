import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant, Node } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { report } from './report.ts';

const FIRST: Descendant[] = [{ children: [{ text: 'old text' }] }];

function Page() {
  const [editor] = useState(() => withHistory(withReact(createEditor())));
  return (
    <main style={{ width: 400 }}>
      <Slate
        editor={editor}
        initialValue={FIRST}
        onChange={value => report('Notes', value.map(block => Node.string(block)).join('\n'))}
      >
        <Editable aria-label="Notes" />
      </Slate>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
