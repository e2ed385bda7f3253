// The console: tasks, approvals, sessions, credits and keys of a relay, for a person.
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { ConsoleFrame } from './console-frame.tsx';
import { ConsoleActs } from './state/console-acts.ts';
import { ConsoleContext } from './state/console-context.ts';

// The page's policy forbids eval.
z.config({ jitless: true });

const root = document.querySelector('#console');
if (!root) throw new Error('The page has no #console.');
const acts = new ConsoleActs();
acts.start();
createRoot(root).render(
  <ConsoleContext value={acts}>
    <ConsoleFrame />
  </ConsoleContext>,
);
