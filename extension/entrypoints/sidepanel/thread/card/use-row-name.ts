import type { Row } from '../../conversation/card.ts';
import { useLanguage, useWords } from '../../panel/panel-context.ts';
import { needsTarget, sentenceOf, unknownTarget, withTarget } from '../../words/row-sentence.ts';

/** What a control of a row is about, for those who hear it: what is done, with the name of what it is done to. */
export function useRowName(row: Row): string {
  const words = useWords();
  const sentence = sentenceOf(row, useLanguage());
  const facts = row.preview.status === 'bound' ? row.preview.facts : row.known;
  if (facts && (facts.name !== '' || facts.kind !== ''))
    return withTarget(sentence, `“${facts.name || words.card.unnamed}”`);
  return withTarget(sentence, needsTarget(sentence) ? unknownTarget(row, words) : '');
}
