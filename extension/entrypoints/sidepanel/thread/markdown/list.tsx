import type { Tokens } from 'marked';
import { memo } from 'react';
import { Blocks } from './block.tsx';
import styles from './markdown.module.css';

export function List({ token }: { token: Tokens.List }): React.ReactNode {
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
