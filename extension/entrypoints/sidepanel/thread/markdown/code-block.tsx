import { memo } from 'react';
import { useMessages } from '../../../../components/language.ts';
import { CopyButton } from '../copy-button.tsx';
import styles from './markdown.module.css';

interface CodeBlockProps {
  text: string;
  language: string;
}

export function CodeBlock({ text, language }: CodeBlockProps): React.ReactNode {
  const { thread: messages } = useMessages();
  return (
    <div className={styles.code} dir="ltr">
      <div className={styles.codeHead}>
        <span>{language}</span>
        <CopyButton label={messages.copyCode} text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>
          {chunksOf(text).map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: growing code only adds lines at its end.
            <Lines key={index} text={lines} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** A browser lays a block of text out anew as a whole when it grows, so long code is several. */
const Lines = memo(function Lines({ text }: { text: string }): React.ReactNode {
  return <span className={styles.lines}>{text}</span>;
});

const LINES_PER_CHUNK = 40;

function chunksOf(text: string): string[] {
  const lines = text.split('\n');
  const starts = Array.from(
    { length: Math.ceil(lines.length / LINES_PER_CHUNK) },
    (_, chunk) => chunk * LINES_PER_CHUNK,
  );
  return starts.map(start => lines.slice(start, start + LINES_PER_CHUNK).join('\n'));
}
