import { useState } from 'react';
import { useMessages } from '../../components/language.ts';
import { TextField } from '../../components/text-field.tsx';
import { useStored } from '../../components/use-stored.ts';
import { allowPageTools, readPageToolSites, watchPageToolSites } from '../../sites/page-tool-sites.ts';
import styles from './options.module.css';
import own from './sites.module.css';

/** The sites whose pages may offer tools to the model. */
export function PageToolSites(): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const origins = useStored(readPageToolSites, watchPageToolSites, []);
  return (
    <details className={own.careful}>
      <summary>{messages.pageTools}</summary>
      <p>{messages.pageToolsHint}</p>
      {origins.length > 0 && (
        <ul className={own.list} aria-label={messages.pageTools}>
          {origins.map(origin => (
            <li key={origin} className={own.row}>
              <bdi>{origin}</bdi>
              <button
                type="button"
                className={styles.secondary}
                aria-label={messages.pageToolsRemove(origin)}
                onClick={() => void allowPageTools(origin, false)}
              >
                {messages.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddSite />
    </details>
  );
}

function AddSite(): React.ReactNode {
  const { sites: messages } = useMessages().options;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (): void => {
    const origin = webOrigin(typed.trim());
    setWrong(origin === undefined);
    if (origin === undefined) return;
    void allowPageTools(origin, true);
    setTyped('');
  };
  return (
    <form
      className={own.add}
      onSubmit={event => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={messages.pageToolsSite}
        hint={messages.pageToolsSiteHint}
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className={own.problem}>
        {isWrong && messages.pageToolsNotASite}
      </p>
      <button type="submit" className={styles.secondary}>
        {messages.pageToolsAdd}
      </button>
    </form>
  );
}

function webOrigin(typed: string): string | undefined {
  const url = URL.parse(typed);
  return url && /^https?:$/u.test(url.protocol) ? url.origin : undefined;
}
