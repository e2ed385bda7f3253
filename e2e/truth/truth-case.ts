/** A page, an approved action on it, and what a careful person at the screen would say of it two or three seconds later. */
export interface TruthCase {
  name: string;
  site: Site;
  /** The path where it begins; `/` unless it says another. */
  start?: string;
  /** Run one after the other; the last is judged. */
  actions: readonly TruthAction[];
  truth: Truth;
  /** What comes after the result counts too, also where the result is true. */
  isFollowed?: true;
  check?: Check;
}

/** What a server answers, by method and path, as `POST /users`. Each run of a case has a server and a memory of its own. */
export type Site = Record<string, Route>;

type Route = string | Answer | ((visit: Visit) => string | Answer);

/** A bare string is HTML with status 200. In texts, `{{refused}}` is the origin of a server that is down. */
export interface Answer {
  status?: number;
  html?: string;
  json?: unknown;
  /** Neither HTML nor JSON. */
  text?: string;
  headers?: Record<string, string>;
  /** Milliseconds until it answers. */
  delay?: number;
  /** It ends the connection without an answer. */
  hangsUp?: true;
}

export interface Visit {
  query: URLSearchParams;
  /** The fields of a form, or the entries of a JSON object. */
  form: URLSearchParams;
  /** Requests for this route so far, with this one. */
  count: number;
  /** What the server keeps: sessions, flash messages, rows. */
  memory: Map<string, string>;
}

export interface Truth {
  /** Undefined: nobody can say it yet. */
  success?: boolean;
  /** Has to match the message or the message of the page. */
  says?: RegExp;
  /** May match neither. */
  never?: RegExp;
  /** As true: that the server has not answered yet, without a claim that nothing came of it. */
  mayWait?: true;
}

/** How a plain click of Playwright shows that the declared truth is one: what the page or its server holds 3 s later. */
interface Check {
  /** In the text, the title or the address; `truth.says`, unless it says another. */
  seen?: RegExp;
  unseen?: RegExp;
  /** How often each route was asked for after the last action began. */
  requests?: Record<string, number>;
  /** Milliseconds, where 3 s are not enough. */
  looking?: number;
}

export type TruthAction = { selector: string } & (
  | { action: 'click' }
  | { action: 'press'; key: string }
  | { action: 'fill' | 'select'; value: string }
  | { action: 'check'; value: boolean }
  | { action: 'upload'; file: { name: string; text: string } }
  /** Onto the only element whose description fits. */
  | { action: 'drag'; onto: string; ontoName: RegExp }
);

export const click = (selector: string): TruthAction => ({ action: 'click', selector });
export const pressEnter = (selector: string): TruthAction => ({ action: 'press', selector, key: 'Enter' });
export const fill = (selector: string, value: string): TruthAction => ({ action: 'fill', selector, value });
export const select = (selector: string, value: string): TruthAction => ({
  action: 'select',
  selector,
  value,
});
export const tick = (selector: string, value = true): TruthAction => ({ action: 'check', selector, value });

/** The control did what it promises. */
export const came = (rest: Omit<Truth, 'success'> = {}): Truth => ({
  success: true,
  never: /no change|nothing (?:seems|happened|changed)|did not change|failed/i,
  ...rest,
});

/** It did not, and the page says why. */
export const failed = (says?: RegExp, rest: Omit<Truth, 'success' | 'says'> = {}): Truth =>
  says ? { success: false, says, ...rest } : { success: false, ...rest };

/** Words for a server that has not answered yet. */
export const WAITING = /still waiting|not answered|no answer yet/i;

/** Words by which it is claimed that nothing came of an action. */
export const NOTHING = /nothing|no change/i;

/** The server takes longer than anybody waits. */
export const pending: Truth = { says: WAITING, never: NOTHING };
