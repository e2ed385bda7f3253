import { type ReactNode, useRef } from 'react';
import { LoadedPart } from '../parts/loaded-part.tsx';
import { Moment } from '../parts/moment.tsx';
import { useActs, useConsole, useMessages } from '../state/console-context.ts';
import { hashOf } from '../state/place.ts';
import { TaskForm } from './task-form.tsx';
import { TaskState } from './task-state.tsx';

/** The tasks of the reader, the newest first, and a form for another. */
export function TaskList(): ReactNode {
  const { tasks: messages, more } = useMessages();
  const acts = useActs();
  const tasks = useConsole(state => state.tasks);
  const form = useRef<HTMLDivElement>(null);
  const goToForm = (): void => {
    form.current?.scrollIntoView();
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section aria-labelledby="tasks">
        <div className="heading">
          <h2 id="tasks">{messages.heading}</h2>
          {/* The list may be long. */}
          <button type="button" onClick={goToForm}>
            {messages.goToForm}
          </button>
        </div>
        <LoadedPart loading={tasks}>
          {({ items, next }) => (
            <>
              {items.length === 0 && <p className="quiet">{messages.none}</p>}
              <ul className="tasks">
                {items.map(task => (
                  <li key={task.id}>
                    <a href={hashOf({ kind: 'task', id: task.id })}>
                      <bdi>{task.prompt}</bdi>
                    </a>
                    <TaskState status={task.status} />
                    {task.approvalId !== undefined && <span className="chip asks">{messages.waits}</span>}
                    <span className="facts">
                      <Moment at={task.createdAt} /> · {messages.credits} {task.creditsUsed} ·{' '}
                      {messages.steps} {task.steps}
                    </span>
                  </li>
                ))}
              </ul>
              {next !== undefined && (
                <button type="button" className="plain" onClick={() => void acts.tasks.showMore()}>
                  {more}
                </button>
              )}
            </>
          )}
        </LoadedPart>
      </section>
      <div ref={form}>
        <TaskForm />
      </div>
    </>
  );
}
