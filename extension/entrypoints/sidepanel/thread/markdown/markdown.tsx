import type { Token, Tokens } from 'marked';
import { memo, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { growingLexer } from './growing-lexer.ts';
import { withoutHalfOpen } from './half-open.ts';
import { Inline, InlineToken } from './inline.tsx';
import styles from './markdown.module.css';
import { isKnown } from './math.ts';
import { endOfWeight } from './weigh-text.ts';

/** An answer as Markdown. The lexer only splits; all rendering is ours, so no HTML and no image gets through. */
export const Markdown = memo(function Markdown({ text, growing = false }: MarkdownProps): React.ReactNode {
  const [lex] = useState(growingLexer);
  const shown = useGradually(text);
  const end = endOfFormatted(shown);
  const lexed = lex(shown.slice(0, end));
  const blocks = growing || shown !== text ? withoutHalfOpen(lexed) : lexed.blocks;
  return (
    <div className={styles.markdown} dir="auto">
      {partsOf(blocks, BLOCKS_PER_PART).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing answer only adds blocks at its end.
        <BlockPart key={index} tokens={part} />
      ))}
      {end < shown.length && <PlainText text={shown.slice(end)} />}
    </div>
  );
});

/** A browser takes longer for each step of a document with very many elements. The weight of 60 pages of prose. */
const MAX_FORMATTED = 200_000;

function endOfFormatted(text: string): number {
  const end = endOfWeight(text, 0, MAX_FORMATTED);
  const line = text.lastIndexOf('\n', end - 1) + 1;
  return end < text.length && line > end / 2 ? line : end;
}

/** The rest of a text that is too long to be formatted as a whole. */
function PlainText({ text }: { text: string }): React.ReactNode {
  return (
    <p className={styles.plain}>
      {partsOf(text, MAX_STEP).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only adds to its end.
        <Lines key={index} text={part} />
      ))}
    </p>
  );
}

/** The weight shown at once, and the least of it where it takes long. */
const MAX_STEP = 6_000;
const MIN_STEP = 1_000;
const STEP_MILLISECONDS = 16;

/** The beginning of a text, in steps that leave the panel time to answer to input: all of it at once can take minutes. */
function useGradually(text: string): string {
  const [{ start, step }, setStep] = useState({ start: 0, step: MAX_STEP });
  const begun = useRef(0);
  const end = endOfWeight(text, start, step);
  const isWhole = end === text.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const isSlow = begun.current > 0 && performance.now() - begun.current > STEP_MILLISECONDS;
    const timer = setTimeout(() => {
      begun.current = performance.now();
      setStep({ start: end, step: isSlow ? Math.max(MIN_STEP, step / 2) : Math.min(MAX_STEP, step * 2) });
    }, STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [end, step, isWhole]);
  return text.slice(0, end);
}

/** Text of many blocks is rendered by parts: only those that changed take time. */
const BlockPart = memo(Blocks, (before, now) => {
  const { tokens } = now;
  return before.tokens.length === tokens.length && before.tokens.every((token, at) => token === tokens[at]);
});

const BLOCKS_PER_PART = 50;

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
          {partsOf(linesOf(text), LINES_PER_CHUNK).map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: growing code only adds lines at its end.
            <Lines key={index} text={lines.join('\n')} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** A browser needs long for a line of many thousand characters, so it is shown in several. */
const LONG_LINE = /[^\n]{4000}(?!\n|$)/g;

function linesOf(code: string): string[] {
  return code.replaceAll(LONG_LINE, '$&\n').split('\n');
}

/** Of a text or a list. */
function partsOf<Whole extends { length: number; slice(start: number, end: number): Whole }>(
  whole: Whole,
  size: number,
): Whole[] {
  const starts = Array.from({ length: Math.ceil(whole.length / size) }, (_, part) => part * size);
  return starts.map(start => whole.slice(start, start + size));
}

interface MarkdownProps {
  text: string;
  growing?: boolean;
}
