import { type ReactNode, useEffect } from 'react';
import { ApprovalStack } from './approvals/approval-stack.tsx';
import { CreditsPage } from './credits/credits-page.tsx';
import { KeysPage } from './credits/keys-page.tsx';
import { SessionList } from './sessions/session-list.tsx';
import { SignIn } from './sign-in.tsx';
import { useActs, useConsole, useMessages } from './state/console-context.ts';
import { hashOf, PLACES, type Place } from './state/place.ts';
import { TaskList } from './tasks/task-list.tsx';
import { TaskPage } from './tasks/task-page.tsx';

/** The whole page: approvals first, then where the reader is. */
export function ConsoleFrame(): ReactNode {
  const messages = useMessages();
  const place = useConsole(state => state.place);
  const isAsked = useConsole(({ signIn }) => signIn !== 'unasked');
  const isAway = useConsole(state => state.isAway);
  useEffect(() => {
    document.documentElement.lang = messages.locale;
    document.title = `Assent · ${messages.title}`;
  }, [messages]);
  return (
    <>
      <Header />
      <main>
        {isAway && (
          <p role="status" className="away">
            {messages.away}
          </p>
        )}
        {isAsked ? (
          <SignIn />
        ) : (
          <>
            <ApprovalStack />
            <Shown kind={place.kind} />
          </>
        )}
      </main>
    </>
  );
}

function Shown({ kind }: { kind: Place['kind'] }): ReactNode {
  switch (kind) {
    case 'tasks':
      return <TaskList />;
    case 'task':
      return <TaskPage />;
    case 'sessions':
      return <SessionList />;
    case 'credits':
      return <CreditsPage />;
    case 'keys':
      return <KeysPage />;
  }
}

function Header(): ReactNode {
  const messages = useMessages();
  const acts = useActs();
  const language = useConsole(state => state.language);
  const { kind } = useConsole(state => state.place);
  const hasSecret = useConsole(state => state.hasSecret);
  const isAsked = useConsole(({ signIn }) => signIn !== 'unasked');
  const other = language === 'en' ? 'zh' : 'en';
  const isCurrent = (place: (typeof PLACES)[number]): boolean =>
    place === kind || (place === 'tasks' && kind === 'task');
  return (
    <header>
      <h1>
        <span className="brand">Assent</span> {messages.title}
      </h1>
      {!isAsked && (
        <nav aria-label={messages.placesLabel}>
          {PLACES.map(place => (
            <a
              key={place}
              href={hashOf({ kind: place })}
              aria-current={isCurrent(place) ? 'page' : undefined}
            >
              {messages.places[place]}
            </a>
          ))}
        </nav>
      )}
      <div className="ways">
        {hasSecret && (
          <button type="button" className="plain" onClick={() => acts.signIn(undefined)}>
            {messages.signIn.signOut}
          </button>
        )}
        <button
          type="button"
          className="plain"
          lang={other}
          aria-label={messages.otherLanguageName}
          onClick={() => acts.speak(other)}
        >
          {messages.otherLanguage}
        </button>
      </div>
    </header>
  );
}
