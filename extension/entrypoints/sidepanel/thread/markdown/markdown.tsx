import type { Token, Tokens } from 'marked';
import { memo, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { growingLexer } from './growing-lexer.ts';
import { withoutHalfOpen } from './half-open.ts';
import { Inline, InlineToken } from './inline.tsx';
import styles from './markdown.module.css';
import { isKnown } from './math.ts';

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

/** A browser lays out a growing text block as a whole, so long code is split. */
const Lines = memo(function Lines({ text }: { text: string }): React.ReactNode {
  return <span className={styles.lines}>{text}</span>;
});

const LINES_PER_CHUNK = 40;

const Cells = memo(function Cells({ cells, as: Cell }: CellsProps): React.ReactNode {
  return (
    <tr>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
        <Cell key={index} style={{ textAlign: cell.align ?? 'start' }}>
          <Inline tokens={cell.tokens} />
        </Cell>
      ))}
    </tr>
  );
});

/** The lexer returns the same object while a block is unchanged, so only changed blocks render. */
export const Block = memo(function Block({ token }: { token: Token }): React.ReactNode {
  if (!isKnown(token)) return <InlineToken token={token} />;
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'heading':
      return <Heading token={token} />;
    case 'code':
      return <CodeBlock text={token.text} language={languageOf(token)} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    case 'list':
      return <List token={token} />;
    case 'table':
      return <Table token={token} />;
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    case 'html':
      return <p>{token.raw}</p>;
    default:
      return <InlineToken token={token} />;
  }
});

export function Blocks({ tokens }: { tokens: readonly Token[] }): React.ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer only adds blocks at its end.
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

/** An info string may say more after the language, for other programs. */
function languageOf({ lang }: Tokens.Code): string {
  return lang?.trim().split(/\s/)[0] ?? '';
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The panel's own name is the first heading, so those of an answer begin one level below. */
function Heading({ token }: { token: Tokens.Heading }): React.ReactNode {
  const Level = LEVELS[token.depth - 1] ?? 'h6';
  return (
    <Level className={styles.heading} data-depth={token.depth}>
      <Inline tokens={token.tokens} />
    </Level>
  );
}

function List({ token }: { token: Tokens.List }): React.ReactNode {
  const items = token.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a growing list only adds items at its end.
    <Item key={index} item={item} />
  ));
  return token.ordered ? <ol start={Number(token.start)}>{items}</ol> : <ul>{items}</ul>;
}

const Item = memo(function Item({ item }: { item: Tokens.ListItem }): React.ReactNode {
  return (
    <li className={item.task ? styles.task : undefined}>
      <Blocks tokens={item.tokens} />
    </li>
  );
});

function Table({ token }: { token: Tokens.Table }): React.ReactNode {
  const { thread: messages } = useMessages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <section className={styles.table} tabIndex={0} aria-label={messages.table}>
      <table>
        <thead>
          <Cells cells={token.header} as="th" />
        </thead>
        <tbody>
          {token.rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a growing table only adds rows at its end.
            <Cells key={index} cells={cells} as="td" />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellsProps {
  cells: Tokens.TableCell[];
  as: 'th' | 'td';
}

interface CodeBlockProps {
  text: string;
  language: string;
}

function CodeBlock({ text, language }: CodeBlockProps): React.ReactNode {
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

function chunksOf(text: string): string[] {
  const lines = text.split('\n');
  const starts = Array.from(
    { length: Math.ceil(lines.length / LINES_PER_CHUNK) },
    (_, chunk) => chunk * LINES_PER_CHUNK,
  );
  return starts.map(start => lines.slice(start, start + LINES_PER_CHUNK).join('\n'));
}

interface MarkdownProps {
  text: string;
  growing?: boolean;
}
