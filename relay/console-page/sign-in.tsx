import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useActs, useConsole, useMessages } from './state/console-context.ts';

/** Where the relay wants to know who asks. */
export function SignIn(): ReactNode {
  const { signIn: messages } = useMessages();
  const acts = useActs();
  const isRefused = useConsole(({ signIn }) => signIn === 'refused');
  const [secret, setSecret] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = secret.trim();
    if (given !== '') acts.signIn(given);
  };
  return (
    <section aria-labelledby="sign-in" className="sign-in">
      <h2 id="sign-in">{messages.heading}</h2>
      <p className={isRefused ? 'bad' : ''}>{isRefused ? messages.refused : messages.asked}</p>
      <form onSubmit={submit}>
        <label>
          {messages.label}
          <input
            type="password"
            required
            autoComplete="off"
            spellCheck={false}
            value={secret}
            onChange={event => setSecret(event.target.value)}
          />
        </label>
        <button type="submit" className="primary">
          {messages.submit}
        </button>
      </form>
    </section>
  );
}
