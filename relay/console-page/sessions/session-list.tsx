import type { ReactNode } from 'react';
import { LoadedPart } from '../parts/loaded-part.tsx';
import { useConsole, useMessages } from '../state/console-context.ts';
import { hashOf } from '../state/place.ts';
import { LiveLinks } from './live-links.tsx';
import { LivePicture } from './live-picture.tsx';

/** The browsers in which tasks work now. */
export function SessionList(): ReactNode {
  const { sessions: messages } = useMessages();
  const working = useConsole(state => state.working);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{messages.heading}</h2>
      <LoadedPart loading={working}>
        {tasks =>
          tasks.length === 0 ? (
            <p className="quiet">{messages.none}</p>
          ) : (
            <>
              <p className="quiet">{messages.hint}</p>
              <ul className="sessions">
                {tasks.map(({ id, prompt, sessionId }) => (
                  <li key={id}>
                    <a href={hashOf({ kind: 'task', id })}>
                      <bdi>{prompt}</bdi>
                    </a>
                    {sessionId !== undefined && (
                      <>
                        <LivePicture key={sessionId} sessionId={sessionId} />
                        <LiveLinks sessionId={sessionId} />
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </LoadedPart>
    </section>
  );
}
