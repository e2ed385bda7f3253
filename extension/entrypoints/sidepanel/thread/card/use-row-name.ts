import { findOperation } from '../../../../operations/list.ts';
import type { Row } from '../../conversation/card.ts';
import { useLanguage, useWords } from '../../panel-context.ts';

/** What a control of a row is about, for those who hear it: the verb and the name of its target. */
export function useRowName({ action, preview, known }: Row): string {
  const language = useLanguage();
  const { card: words } = useWords();
  const verb = findOperation(action.action)?.verb[language] ?? action.action;
  const facts = preview.status === 'bound' ? preview.facts : known;
  const name = facts ? facts.name || words.unnamed : '';
  return name === '' ? verb : `${verb} “${name}”`;
}
