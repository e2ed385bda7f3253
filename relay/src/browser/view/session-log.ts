import type { Bilingual, Language, ViewLogEntry } from '@assent/shared';

/** Entries that a reader who comes later still gets. */
const MAX_ENTRIES = 500;

type Facts = Pick<ViewLogEntry, 'by' | 'state' | 'effect' | 'code'> & {
  title: Bilingual;
  message?: Bilingual | undefined;
};

type Entry = Facts & Pick<ViewLogEntry, 'number' | 'command' | 'at'>;

/** What was done in a session, for people who watch it: in words that hold no secrets. */
export class SessionLog {
  readonly #entries: Entry[] = [];
  readonly #changed: () => void;
  #commands = 0;
  #last = 0;

  /** `changed` is called after each entry. */
  constructor(changed: () => void = () => undefined) {
    this.#changed = changed;
  }

  get last(): number {
    return this.#last;
  }

  /** Something that takes time: what `become` is given replaces what was said before. */
  begin(facts: Facts): { become(now: Partial<Facts>): void } {
    this.#commands += 1;
    const command = this.#commands;
    let current = facts;
    this.#add(command, current);
    return {
      become: now => {
        current = { ...current, ...now };
        this.#add(command, current);
      },
    };
  }

  add(facts: Facts): void {
    this.begin(facts);
  }

  /** What is done again and again, as asking for news is: while nothing else comes between, it stays one entry. */
  addOnce(facts: Facts): void {
    const newest = this.#entries.at(-1);
    const isAgain = newest?.title.en === facts.title.en && newest.state === facts.state;
    if (isAgain) this.#entries.pop();
    else this.#commands += 1;
    this.#add(isAgain ? newest.command : this.#commands, facts);
  }

  /** The entries after that number, in one language. A number that nobody gave means all. */
  after(number: number, language: Language): ViewLogEntry[] {
    const from = number > this.#last ? 0 : number;
    return this.#entries.filter(entry => entry.number > from).map(entry => inLanguage(entry, language));
  }

  #add(command: number, facts: Facts): void {
    this.#last += 1;
    this.#entries.push({ ...facts, number: this.#last, command, at: new Date().toISOString() });
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
    this.#changed();
  }
}

function inLanguage({ title, message, ...facts }: Entry, language: Language): ViewLogEntry {
  return { ...facts, title: title[language], ...(message ? { message: message[language] } : {}) };
}
