import { useMessages } from '../../../../components/language.ts';
import type { Failure } from '../../../../page/failure.ts';
import type { Row } from '../../conversation/card.ts';
import { RefusalText } from '../../site/refusal-line.tsx';
import { saidToPerson } from '../../words/person-message.ts';

/** The rule of a site is the person's own: the sentence with which the model is told of it is not theirs to read. */
export function RowReason({ failure, row: { proposed } }: { failure: Failure; row: Row }): React.ReactNode {
  const messages = useMessages();
  if (failure.site) return <RefusalText site={failure.site} />;
  return (
    <bdi>{saidToPerson({ ...failure, error_type: failure.type }, proposed !== undefined, messages)}</bdi>
  );
}
