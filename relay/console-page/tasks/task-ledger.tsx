import type { CreditCharge } from '@assent/shared';
import type { ReactNode } from 'react';
import { Moment } from '../parts/moment.tsx';
import { ScrolledTable } from '../parts/scrolled-table.tsx';
import { useMessages } from '../state/console-context.ts';

/** The lines of the ledger about a task. */
export function TaskLedger({ charges }: { charges: readonly CreditCharge[] }): ReactNode {
  const { task: messages, credits } = useMessages();
  return (
    <section aria-labelledby="ledger">
      <h3 id="ledger">{messages.ledger}</h3>
      {charges.length === 0 ? (
        <p className="quiet">{messages.noLedger}</p>
      ) : (
        <ScrolledTable>
          <thead>
            <tr>
              <th scope="col">{credits.at}</th>
              <th scope="col">{credits.kind}</th>
              <th scope="col" className="number">
                {credits.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {charges.map(({ reference, at, kind, credits: amount }) => (
              <tr key={reference}>
                <td>
                  <Moment at={at} />
                </td>
                <td>{credits.kinds[kind]}</td>
                {/* As the account sees it: what a task pays leaves it. */}
                <td className="number">{signed(-amount)}</td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
    </section>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount);
}
