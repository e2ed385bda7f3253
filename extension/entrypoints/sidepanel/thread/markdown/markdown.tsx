import { memo, useState } from 'react';
import { Blocks } from './block.tsx';
import { growingLexer } from './growing-lexer.ts';
import { withoutHalfOpen } from './half-open.ts';
import styles from './markdown.module.css';

interface MarkdownProps {
  text: string;
  growing?: boolean;
}

/** An answer as Markdown. The lexer only splits; all rendering is ours, so no HTML and no image gets through. */
export const Markdown = memo(function Markdown({ text, growing = false }: MarkdownProps): React.ReactNode {
  const [lex] = useState(growingLexer);
  const lexed = lex(text);
  return (
    <div className={styles.markdown} dir="auto">
      <Blocks tokens={growing ? withoutHalfOpen(lexed) : lexed.blocks} />
    </div>
  );
});
