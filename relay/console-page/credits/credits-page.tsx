import type { CreditAccount } from '@assent/shared';
import type { ReactNode } from 'react';
import { LoadedPart } from '../parts/loaded-part.tsx';
import { ScrolledTable } from '../parts/scrolled-table.tsx';
import { useConsole, useMessages } from '../state/console-context.ts';
import { LedgerTable } from './ledger-table.tsx';

/** What the tenant has, who used it, and every movement. */
export function CreditsPage(): ReactNode {
  const { credits: messages } = useMessages();
  const account = useConsole(state => state.account);
  return (
    <>
      <section aria-labelledby="credits">
        <h2 id="credits">{messages.heading}</h2>
        <LoadedPart loading={account}>{value => <Account {...value} />}</LoadedPart>
      </section>
      <LedgerTable />
    </>
  );
}

function Account({ balance, held, usage }: CreditAccount): ReactNode {
  const { credits: messages, locale } = useMessages();
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{messages.balance}</dt>
          <dd>
            {number.format(balance)} <small>{messages.balanceHint}</small>
          </dd>
        </div>
        <div>
          <dt>{messages.held}</dt>
          <dd>
            {number.format(held)} <small>{messages.heldHint}</small>
          </dd>
        </div>
      </dl>
      <h3>{messages.usage}</h3>
      {usage.length === 0 ? <p className="quiet">{messages.noUsage}</p> : <Usage usage={usage} />}
    </>
  );
}

function Usage({ usage }: Pick<CreditAccount, 'usage'>): ReactNode {
  const { credits: messages } = useMessages();
  return (
    <ScrolledTable>
      <thead>
        <tr>
          <th scope="col">{messages.key}</th>
          <th scope="col">{messages.user}</th>
          <th scope="col" className="number">
            {messages.tasks}
          </th>
          <th scope="col" className="number">
            {messages.used}
          </th>
        </tr>
      </thead>
      <tbody>
        {usage.map(({ key, user, tasks, credits }) => (
          <tr key={`${key} ${user}`}>
            <td>{key === '' ? <span className="quiet">{messages.noKey}</span> : <bdi>{key}</bdi>}</td>
            <td>
              <bdi>{user}</bdi>
            </td>
            <td className="number">{tasks}</td>
            <td className="number">{credits}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
