import type { PersonMessages } from '../../../messages/person/person-messages.ts';

export type TaskName = keyof PersonMessages['practice']['tour']['tasks'];

/** A task of the tour. The page itself shows whether it is done, whoever did it. */
export interface Task {
  name: TaskName;
  /** The part of the page that it is about, as a selector. */
  place: string;
  /** The task that must be done first. */
  after?: TaskName;
  isDone(page: Document): boolean;
}

export const TASKS: readonly Task[] = [
  { name: 'search', place: '#shop', isDone: page => textOf(page, '#found') !== '' },
  {
    name: 'form',
    place: 'section:has(#sign-up)',
    isDone: page => {
      const { email, country, newsletter } = signUpOf(page);
      return email !== '' && country !== '' && newsletter;
    },
  },
  {
    name: 'undo',
    place: 'section:has(#sign-up)',
    after: 'form',
    isDone: page => {
      const { email, country, newsletter } = signUpOf(page);
      return email === '' && country === '' && !newsletter;
    },
  },
  {
    name: 'refusal',
    place: 'section:has(#sign-up)',
    // Chromium sets it on a field that kept a form from being sent.
    isDone: page => page.querySelector('#sign-up [name=email]:user-invalid') !== null,
  },
  {
    name: 'drag',
    place: 'section:has(#steps)',
    isDone: page => [...page.querySelectorAll('#steps li')].map(({ id }) => id).join() === 'boil,warm,pour',
  },
];

function textOf(page: Document, selector: string): string {
  return page.querySelector(selector)?.textContent ?? '';
}

function signUpOf(page: Document): { email: string; country: string; newsletter: boolean } {
  return {
    email: page.querySelector<HTMLInputElement>('[name=email]')?.value ?? '',
    country: page.querySelector<HTMLSelectElement>('[name=country]')?.value ?? '',
    newsletter: page.querySelector<HTMLInputElement>('[name=newsletter]')?.checked ?? false,
  };
}

const EVENTS = ['input', 'change', 'invalid'];

/** Calls `look` after everything that can change what a task looks at. Returns a function that stops it. */
export function watchPage(page: Document, look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(page.body, { childList: true, characterData: true, subtree: true });
  for (const event of EVENTS) page.addEventListener(event, look, true);
  return () => {
    observer.disconnect();
    for (const event of EVENTS) page.removeEventListener(event, look, true);
  };
}
