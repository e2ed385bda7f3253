import type { CreditEntry } from '@assent/shared';
import type { ReactNode } from 'react';
import { LoadedPart } from '../parts/loaded-part.tsx';
import { Moment } from '../parts/moment.tsx';
import { ScrolledTable } from '../parts/scrolled-table.tsx';
import { useActs, useConsole, useMessages } from '../state/console-context.ts';

/** Every movement of the account, the newest first. */
export function LedgerTable(): ReactNode {
  const { credits: messages, more } = useMessages();
  const acts = useActs();
  const ledger = useConsole(state => state.ledger);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{messages.ledger}</h2>
      <LoadedPart loading={ledger}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <p className="quiet">{messages.noLedger}</p>
            ) : (
              <ScrolledTable>
                <thead>
                  <tr>
                    <th scope="col">{messages.at}</th>
                    <th scope="col">{messages.kind}</th>
                    <th scope="col" className="number">
                      {messages.amount}
                    </th>
                    <th scope="col" className="number">
                      {messages.balanceAfter}
                    </th>
                    <th scope="col">{messages.reference}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map(entry => (
                    <Entry key={entry.number} {...entry} />
                  ))}
                </tbody>
              </ScrolledTable>
            )}
            {next !== undefined && (
              <button type="button" className="plain" onClick={() => void acts.account.showOlder()}>
                {more}
              </button>
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
}

function Entry({ at, kind, credits, balanceAfter, reference }: CreditEntry): ReactNode {
  const { credits: messages } = useMessages();
  return (
    <tr>
      <td>
        <Moment at={at} />
      </td>
      <td>{messages.kinds[kind]}</td>
      <td className="number">{credits > 0 ? `+${credits}` : credits}</td>
      <td className="number">{balanceAfter}</td>
      <td className="reference">
        <bdi>{reference}</bdi>
      </td>
    </tr>
  );
}
