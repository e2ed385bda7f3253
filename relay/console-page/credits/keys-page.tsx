import type { ReactNode } from 'react';
import { LoadedPart } from '../parts/loaded-part.tsx';
import { Moment } from '../parts/moment.tsx';
import { ScrolledTable } from '../parts/scrolled-table.tsx';
import type { ListedKey } from '../requests/relay-requests.ts';
import { useConsole, useMessages } from '../state/console-context.ts';

/** The keys of the relay, for its operators. */
export function KeysPage(): ReactNode {
  const { keys: messages } = useMessages();
  const keys = useConsole(state => state.keys);
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{messages.heading}</h2>
      <LoadedPart loading={keys} missing={messages.unavailable} forbidden={messages.operatorsOnly}>
        {listed => (listed.length === 0 ? <p className="quiet">{messages.none}</p> : <Keys keys={listed} />)}
      </LoadedPart>
    </section>
  );
}

function Keys({ keys }: { keys: readonly ListedKey[] }): ReactNode {
  const { keys: messages } = useMessages();
  return (
    <ScrolledTable>
      <thead>
        <tr>
          <th scope="col">{messages.name}</th>
          <th scope="col">{messages.state}</th>
          <th scope="col">{messages.tenant}</th>
          <th scope="col">{messages.lastFour}</th>
          <th scope="col">{messages.scopes}</th>
          <th scope="col">{messages.credits}</th>
          <th scope="col">{messages.created}</th>
          <th scope="col">{messages.expires}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(key => (
          <Key key={key.id} listed={key} />
        ))}
      </tbody>
    </ScrolledTable>
  );
}

function Key({ listed }: { listed: ListedKey }): ReactNode {
  const { keys: messages } = useMessages();
  const { name, tenant, last_four: lastFour, created, expires, operator, scopes, state } = listed;
  const { credits_per_month: most, credits_this_month: used = 0 } = listed;
  return (
    <tr>
      <td>
        <bdi>{name}</bdi> {operator && <span className="chip">{messages.operator}</span>}
      </td>
      <td>
        <span className="chip" data-key={state}>
          {messages.states[state]}
        </span>
      </td>
      <td>
        <bdi>{tenant}</bdi>
      </td>
      <td>
        <code>…{lastFour}</code>
      </td>
      <td>{scopes?.join(', ') ?? messages.allScopes}</td>
      <td>{most === undefined ? messages.noBudget : messages.creditsOf(used, most)}</td>
      <td>
        <Moment at={created} />
      </td>
      <td>{expires === undefined ? messages.never : <Moment at={expires} />}</td>
    </tr>
  );
}
