import type { Language, Routine } from '@assent/shared';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { verbOf } from '../../../operations/action-sentence.ts';
import { withTarget } from '../wording/row-sentence.ts';
import type { Difference } from './judge-result.ts';
import type { Proposal, Stopped } from './propose-steps.ts';
import type { Obstacle } from './resolve-step.ts';

/** What a replay says, as Markdown. Texts of pages and files come in it as plain text. */
export interface ReplayWords {
  proposes(from: number, proposal: Proposal): string;
  stopped(stopped: Stopped): string;
  differs(step: number, difference: Difference): string;
  unreadable(step: number, why: string): string;
  finished(leftOut: number): string;
  rejected(): string;
  abandoned(): string;
}

export function wordReplay({ steps }: Routine, messages: PersonMessages, language: Language): ReplayWords {
  const { replay } = messages.routines;
  const quoted = (text: string): string => messages.format.quoted(plain(text));
  const nameStep = (index: number): string => {
    const step = steps[index];
    const verb = verbOf(step?.operation ?? '', language);
    return withTarget(verb, step?.target ? quoted(step.target.name) : '', messages);
  };
  const stoppedAt = (index: number, why: string): string =>
    [`**${replay.stoppedAt(index + 1, nameStep(index))}**`, why, replay.whatNext].join('\n\n');
  return {
    proposes: (from, { next, rows, byHand }) => {
      const names = messages.format.list(byHand.map(quoted));
      const hand = rows.length === 0 ? replay.onlyByHand(names) : replay.byHand(names);
      const part = replay.part(from + 1, next, steps.length);
      return byHand.length === 0 ? part : `${part} ${hand}`;
    },
    stopped: ({ step, obstacle }) => stoppedAt(step, obstacleText(obstacle, messages, quoted)),
    differs: (step, difference) => stoppedAt(step, differenceText(difference, messages, quoted)),
    unreadable: (step, why) => stoppedAt(step, plain(why)),
    finished: leftOut => replay.finished(steps.length - leftOut, steps.length),
    rejected: () => replay.rejected,
    abandoned: () => replay.abandoned,
  };
}

type Quote = (text: string) => string;

function obstacleText(obstacle: Obstacle, { routines: { replay } }: PersonMessages, quoted: Quote): string {
  switch (obstacle.kind) {
    case 'missing':
      return replay.missing(quoted(obstacle.name));
    case 'ambiguous':
      return replay.ambiguous(obstacle.count, quoted(obstacle.name));
    case 'elsewhere':
      return replay.elsewhere(quoted(obstacle.name), quoted(obstacle.near), quoted(obstacle.now));
    case 'no-value':
      return replay.noValue;
  }
}

function differenceText(difference: Difference, messages: PersonMessages, quoted: Quote): string {
  const { replay } = messages.routines;
  if (difference.kind === 'failed') return plain(difference.reason) || replay.failed;
  const word = (text: string): string =>
    quoted(difference.kind === 'effect' ? effectWord(text, messages) : text);
  const now = difference.now === undefined ? replay.nothing : word(difference.now);
  return replay.differs[difference.kind](word(difference.recorded), now);
}

function effectWord(effect: string, { card }: PersonMessages): string {
  return Object.entries(card.observed).find(([known]) => known === effect)?.[1] ?? effect;
}

/** Text of a page or of a file is not markup. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>!#|~$&:@/.(){}+-]/gu, '\\$&');
}
