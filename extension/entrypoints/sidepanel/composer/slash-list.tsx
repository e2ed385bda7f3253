import { useEffect, useRef } from 'react';
import { useMessages } from '../../../components/language.ts';
import styles from './slash.module.css';
import type { Slash, SlashCommand } from './use-slash.ts';

interface SlashListProps {
  slash: Slash;
  id: string;
}

export function optionId(listId: string, { id }: SlashCommand): string {
  return `${listId}-${id}`;
}

/** The focus stays in the message, which names the active option (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function SlashList({ slash, id }: SlashListProps): React.ReactNode {
  const { composer: messages } = useMessages();
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer versions of Chromium return a promise, which React would take for a cleanup function.
    void active.current?.scrollIntoView({ block: 'nearest' });
  });
  const { commands } = slash;
  return (
    <>
      <p className={styles.unseen} role="status">
        {commands.length > 0 && messages.commandsFound(commands.length)}
      </p>
      {commands.length > 0 && (
        <div className={styles.list} role="listbox" id={id} aria-label={messages.commands}>
          {commands.map(command => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the message, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the message takes the keys.
            <div
              key={command.id}
              ref={command === slash.active ? active : undefined}
              id={optionId(id, command)}
              role="option"
              aria-selected={command === slash.active}
              className={styles.option}
              // The message keeps the focus.
              onMouseDown={event => event.preventDefault()}
              onClick={() => slash.pick(command)}
            >
              <span className={styles.name}>
                <span aria-hidden="true">/</span>
                {command.name}
              </span>
              <span className={styles.text}>{command.text}</span>
              {command.isOwn && <span className={styles.own}>{messages.own}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
