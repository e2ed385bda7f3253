import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { needsTarget, sentenceOf, unknownTarget, withTarget } from '../../wording/row-sentence.ts';

/** What a control of a row is about, for those who hear it: what is done, with the name of what it is done to. */
export function useRowName(row: Row): string {
  const messages = useMessages();
  const sentence = sentenceOf(row, useLanguage());
  const facts = row.preview.status === 'bound' ? row.preview.facts : row.known;
  if (facts && (facts.name !== '' || facts.kind !== ''))
    return withTarget(sentence, `“${facts.name || messages.card.unnamed}”`);
  return withTarget(sentence, needsTarget(sentence) ? unknownTarget(row, messages) : '');
}
