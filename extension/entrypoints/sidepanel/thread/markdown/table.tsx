import type { Tokens } from 'marked';
import { memo } from 'react';
import { useWords } from '../../panel-context.ts';
import { Inline } from './inline.tsx';
import styles from './markdown.module.css';

export function Table({ token }: { token: Tokens.Table }): React.ReactNode {
  const { thread: words } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <section className={styles.table} tabIndex={0} aria-label={words.table}>
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
