import type { McpClient } from '@assent/shared';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useMessages } from '../../../components/language.ts';
import { TextField } from '../../../components/text-field.tsx';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { defaultSettings } from '../../../settings/settings.ts';
import { useOpenPanel, usePrograms } from '../panel/panel-context.tsx';
import { WholePanelDialog } from '../panel/whole-panel-dialog.tsx';
import type { Pairing } from '../program-connections/program-backend.ts';
import bar from '../ui/bar.module.css';
import { ShellCommand } from '../ui/shell-command.tsx';
import { Visible } from '../ui/shown-text.tsx';
import styles from './programs.module.css';

const SETUP_COMMAND = 'npm run mcp -- setup';

/** Lets a program in by the code that it shows, and lists those that are in. Nothing while it is closed. */
export function ConnectDialog(): React.ReactNode {
  const { programs: messages } = useMessages();
  const { programs } = useOpenPanel();
  const isConnecting = usePrograms(state => state.isConnecting);
  if (!isConnecting) return null;
  const close = (): void => programs.showDialog(false);
  return (
    <WholePanelDialog
      title={messages.title}
      onClose={close}
      closeButton={
        <button type="button" className={bar.button} onClick={close}>
          {messages.close}
        </button>
      }
    >
      <div className={styles.dialog}>
        <p>{messages.why}</p>
        <p>{messages.steps}</p>
        <SetupCommand />
        <CodeForm />
        <ConnectedPrograms />
      </div>
    </WholePanelDialog>
  );
}

function SetupCommand(): React.ReactNode {
  const relayUrl = useStore(useOpenPanel().settings, settings => settings.relayUrl);
  const isElsewhere = relayUrl !== defaultSettings.relayUrl;
  return <ShellCommand text={isElsewhere ? `${SETUP_COMMAND} --relay ${relayUrl}` : SETUP_COMMAND} />;
}

function CodeForm(): React.ReactNode {
  const { programs: messages } = useMessages();
  const { programs } = useOpenPanel();
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<Pairing>();
  const [isSending, setSending] = useState(false);
  const pair = async (): Promise<void> => {
    setSending(true);
    setFailed(await programs.pair(code));
    setSending(false);
  };
  return (
    <form
      className={styles.code}
      onSubmit={event => {
        event.preventDefault();
        if (code.trim() !== '' && !isSending) void pair();
      }}
    >
      <TextField label={messages.code} hint={messages.codeHint} value={code} onChange={setCode} />
      <button type="submit" className={styles.connect} disabled={isSending}>
        {messages.pair}
      </button>
      <p className={styles.error} role="alert">
        {failed && reasonOf(failed, messages)}
      </p>
    </form>
  );
}

function reasonOf(failed: Pairing, messages: PersonMessages['programs']): string {
  switch (failed.kind) {
    case 'paired':
      return '';
    case 'wrong':
      return messages.wrong;
    case 'too-many':
      return messages.tooMany;
    case 'away':
      return messages.away;
    case 'refused':
      return messages.refused(failed.message);
  }
}

function ConnectedPrograms(): React.ReactNode {
  const { programs: messages } = useMessages();
  const listed = usePrograms(state => state.programs);
  if (!listed) return null;
  if (listed.length === 0) return <p className={styles.since}>{messages.none}</p>;
  return (
    <ul className={styles.list} aria-label={messages.listed}>
      {listed.map(program => (
        <ConnectedProgram key={program.id} program={program} />
      ))}
    </ul>
  );
}

function ConnectedProgram({ program }: { program: McpClient }): React.ReactNode {
  const { programs: messages, format } = useMessages();
  const { programs } = useOpenPanel();
  const { id, name, pairedAt } = program;
  const since = format.date(new Date(pairedAt), { dateStyle: 'medium' });
  return (
    <li className={styles.item}>
      <span>
        <strong>
          <Visible text={name} />
        </strong>{' '}
        <span className={styles.since}>{messages.since(since)}</span>
      </span>
      <button
        type="button"
        className={bar.button}
        aria-label={messages.beginOf(name)}
        onClick={() => void programs.begin(program)}
      >
        {messages.begin}
      </button>
      <button
        type="button"
        className={bar.button}
        aria-label={messages.disconnectOf(name)}
        onClick={() => void programs.disconnect(id)}
      >
        {messages.disconnect}
      </button>
    </li>
  );
}
