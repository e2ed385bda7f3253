import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Every field is controlled: it shows React's state and nothing else. */
function SignUp(): ReactNode {
  const [account, setAccount] = useState({
    name: '',
    email: '',
    about: '',
    country: '',
    newsletter: false,
    age: '',
  });
  const [sent, setSent] = useState<string>();
  const set = (change: Partial<typeof account>): void => setAccount(before => ({ ...before, ...change }));
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        setSent(JSON.stringify(account));
      }}
    >
      <h1>Sign up</h1>
      <p>
        <label>
          Name <input value={account.name} onChange={event => set({ name: event.target.value })} />
        </label>
      </p>
      <p>
        <label>
          Email{' '}
          <input type="email" value={account.email} onChange={event => set({ email: event.target.value })} />
        </label>
      </p>
      <p>
        <label>
          Age <input type="number" value={account.age} onChange={event => set({ age: event.target.value })} />
        </label>
      </p>
      <p>
        <label>
          About you <textarea value={account.about} onChange={event => set({ about: event.target.value })} />
        </label>
      </p>
      <p>
        <label>
          Country{' '}
          <select value={account.country} onChange={event => set({ country: event.target.value })}>
            <option value="">Choose…</option>
            <option value="fr">France</option>
            <option value="de">Germany</option>
            <option value="jp">Japan</option>
          </select>
        </label>
      </p>
      <p>
        <label>
          <input
            type="checkbox"
            checked={account.newsletter}
            onChange={event => set({ newsletter: event.target.checked })}
          />{' '}
          Newsletter
        </label>
      </p>
      <button type="submit">Create account</button>
      <output id="state">{JSON.stringify(account)}</output>
      {sent && <p role="status">Account created: {sent}</p>}
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignUp />);
