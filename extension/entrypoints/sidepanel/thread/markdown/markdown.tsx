import { marked } from 'marked';
import { memo, useMemo } from 'react';
import { Block } from './block.tsx';
import styles from './markdown.module.css';

/** An answer as Markdown. The lexer only cuts; what becomes of the parts is ours, so no HTML and no image gets through. */
export const Markdown = memo(function Markdown({ text }: { text: string }): React.ReactNode {
  const blocks = useMemo(() => marked.lexer(text), [text]);
  return (
    <div className={styles.markdown} dir="auto">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer only adds blocks at its end.
        <Block key={index} token={block} />
      ))}
    </div>
  );
});
