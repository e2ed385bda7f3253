import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import buttons from '../../../components/buttons.module.css';
import { useMessages } from '../../../components/language.ts';
import { TASKS, type Task, type TaskName, watchPage } from './tasks.ts';
import styles from './tour.module.css';

interface TourProps {
  page: Document;
  /** Puts a text into the message field of the panel, for a click of the person's. */
  offer(text: string): void;
  /** Without a text: the panel alone. */
  openPanel(): void;
}

/** The tasks beside the shop. What a task showed is said once the page shows that the task is done. */
export function Tour({ page, offer, openPanel }: TourProps): React.ReactNode {
  const { practice, embeddedRules } = useMessages();
  const { tour: messages } = practice;
  // The welcome page begins with the first.
  const [chosen, setChosen] = useState(TASKS.find(({ name }) => page.location.hash === `#${name}`)?.name);
  const [done, setDone] = useState<readonly TaskName[]>([]);
  const look = useEffectEvent(() => {
    const task = TASKS.find(({ name }) => name === chosen);
    if (task && !done.includes(task.name) && task.isDone(page)) setDone([...done, task.name]);
  });
  useEffect(() => watchPage(page, () => look()), [page]);
  const next = TASKS.find(({ name }) => !done.includes(name));
  const choose = (task: Task): void => {
    const texts = messages.tasks[task.name];
    setChosen(task.name);
    pointAt(page, task);
    if ('say' in texts) offer(texts.say);
    else openPanel();
  };
  return (
    <aside className={styles.tour} aria-labelledby="tour">
      <h2 id="tour">{messages.name}</h2>
      <p className={styles.quiet}>{messages.intro}</p>
      <progress
        value={done.length}
        max={TASKS.length}
        aria-label={messages.progress(done.length, TASKS.length)}
      />
      <ol>
        {TASKS.map((task, index) => (
          <TaskEntry
            key={task.name}
            task={task}
            number={index + 1}
            isDone={done.includes(task.name)}
            isChosen={chosen === task.name}
            isNext={next === task}
            next={next}
            isLocked={task.after !== undefined && !done.includes(task.after)}
            onChoose={choose}
          />
        ))}
      </ol>
      {!next && (
        <div className={styles.end} role="status">
          <strong>{messages.end}</strong>
          <p>{messages.endHint}</p>
        </div>
      )}
      <p className={styles.quiet}>{embeddedRules}</p>
    </aside>
  );
}

interface TaskEntryProps {
  task: Task;
  number: number;
  isDone: boolean;
  isChosen: boolean;
  isNext: boolean;
  next: Task | undefined;
  isLocked: boolean;
  onChoose(task: Task): void;
}

function TaskEntry(props: TaskEntryProps): React.ReactNode {
  const { task, number, isDone, isChosen, isNext, isLocked, next } = props;
  const { tour: messages } = useMessages().practice;
  const texts = messages.tasks[task.name];
  const choose = (chosen: Task) => (event: React.MouseEvent) => {
    // A click by a script is not the person's: an approved action must not write messages.
    if (event.nativeEvent.isTrusted) props.onChoose(chosen);
  };
  return (
    <li className={styles.task} data-task={task.name} data-state={isDone ? 'done' : isNext ? 'next' : 'open'}>
      <button type="button" disabled={isLocked} aria-pressed={isChosen} onClick={choose(task)}>
        <span className={styles.number} aria-hidden="true">
          {isDone ? <Check size={14} strokeWidth={3} /> : number}
        </span>
        <span>
          <strong>{texts.title}</strong>
          {isDone && <span className={styles.unseen}>{messages.isDone}</span>}
          {isLocked && <span className={styles.unseen}>{messages.later}</span>}
          {isNext && !isDone && <small>{'say' in texts ? texts.say : texts.how}</small>}
        </span>
      </button>
      <div role="status">
        {isChosen && !isDone && <p className={styles.hint}>{'say' in texts ? messages.sendIt : texts.how}</p>}
        {isChosen && isDone && (
          <div className={styles.learned}>
            <b>{messages.learned}</b>
            <p>{texts.learned}</p>
            {next && (
              <button
                type="button"
                className={buttons.primary}
                onClick={event => {
                  goToTask(event.currentTarget, next);
                  choose(next)(event);
                }}
              >
                {messages.next(messages.tasks[next.name].title)}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** The button that leads to a task goes with it, so the focus moves along. */
function goToTask(from: HTMLButtonElement, { name }: Task): void {
  from.closest('ol')?.querySelector<HTMLButtonElement>(`[data-task="${name}"] > button`)?.focus();
}

/** Shows where on the page it will happen. */
function pointAt(page: Document, { place }: Task): void {
  for (const before of page.querySelectorAll('.asked')) before.classList.remove('asked');
  const part = page.querySelector(place);
  part?.classList.add('asked');
  part?.scrollIntoView({ block: 'nearest' });
}
