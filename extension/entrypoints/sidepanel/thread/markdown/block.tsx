import type { Token, Tokens } from 'marked';
import { memo } from 'react';
import { Inline, InlineToken } from './inline.tsx';
import { isKnown } from './known-token.ts';
import styles from './markdown.module.css';

/** One block; while an answer grows only its last one is new, and the others are not rendered again. */
export const Block = memo(
  function Block({ token }: { token: Token }): React.ReactNode {
    if (!isKnown(token)) return token.raw;
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
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
          <pre className={styles.code} dir="ltr" tabIndex={0}>
            <code>{token.text}</code>
          </pre>
        );
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
  },
  (before, after) => before.token.type === after.token.type && before.token.raw === after.token.raw,
);

function Blocks({ tokens }: { tokens: Token[] }): React.ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer only adds blocks at its end.
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The panel's own name is the first heading, so an answer's begin one level down. */
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
    <li key={index} className={item.task ? styles.task : undefined}>
      <Blocks tokens={item.tokens} />
    </li>
  ));
  return token.ordered ? <ol start={Number(token.start)}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ token }: { token: Tokens.Table }): React.ReactNode {
  return (
    <div className={styles.table}>
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
    </div>
  );
}

function Cells({ cells, as: Cell }: { cells: Tokens.TableCell[]; as: 'th' | 'td' }): React.ReactNode {
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
}
