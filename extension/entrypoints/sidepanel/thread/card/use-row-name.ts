import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { needsTarget, sentenceOf, unknownTarget, withTarget } from '../../wording/row-sentence.ts';

/** The accessible name of a row's controls: the action with the name of its target. */
export function useRowName(row: Row): string {
  const messages = useMessages();
  const sentence = sentenceOf(row, useLanguage());
  const facts = row.preview.status === 'bound' ? row.preview.facts : row.known;
  if (facts && (facts.name !== '' || facts.kind !== ''))
    return withTarget(sentence, facts.name ? messages.format.quoted(facts.name) : facts.kind, messages);
  return withTarget(sentence, needsTarget(sentence) ? unknownTarget(row, messages) : '', messages);
}
