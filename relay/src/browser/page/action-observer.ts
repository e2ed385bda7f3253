import type { Bilingual } from '@assent/shared';
import type { Card } from '../approvals/approvals.ts';

/** What a policy judges an action by: the extension's name of it, its effect, and the addresses or origins that it concerns. */
export type ActionFacts = { action: string; effect: string; places: readonly string[] };

/** An action as the page was read for it, before it runs. */
export type ProposedAction = {
  facts: ActionFacts;
  /** It only looks, or marks. */
  isHarmless: boolean;
  /** The action and its target. */
  title: Bilingual;
  /** For a person who decides on exactly this. Rejects where the page has changed meanwhile. */
  card(): Promise<Card>;
  /** Scrolls to its target and outlines it there, as for a card of the panel; or takes the outline away. */
  point(isOn: boolean): Promise<void>;
};

/** Hears of an action while it is done. */
export type ActionObserver = {
  /** What it rejects with ends the action, and nothing runs. */
  beforeRun(proposed: ProposedAction): Promise<void>;
  /** What came of it, as a person reads it. */
  afterRun(words: Bilingual): void;
};
