import { mkdirSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { bundlePageEngine } from '../../relay/build/bundle-page-engine.ts';
import { root } from '../browser/build-extension.ts';
import { findPageBrowser } from '../browser/find-chromium.ts';
import { serveSite } from '../site/serve-site.ts';
import { startRelayProcess } from './start-relay-process.ts';

const sessionSchema = z.object({ sessionId: z.string() });
const pictureSchema = z.object({ data: z.string() });
const answerSchema = z.object({
  message: z.string(),
  snapshot: z.optional(z.string()),
  value: z.optional(z.string()),
});

const SHOWN_LINES = 12;

/** What a program asks of the session, after the practice page is open. */
const STEPS = [
  { action: 'fill', target: { role: 'searchbox', name: 'Search' }, params: { value: 'green tea' } },
  { action: 'click', target: { role: 'button', name: 'Search' } },
  { action: 'getText', target: { selector: '#found' } },
] as const;

/** `npm run demo -- --browser`: a session of the relay opens a page and acts on it, with a picture after each step. */
export async function playSession(port: number, say: (text: string) => void): Promise<void> {
  say('Building what sessions run of the extension …');
  await bundlePageEngine(`${root}/.output/page-engine`);
  const site = await serveSite();
  const relay = await startRelayProcess(port, {
    LOG_LEVEL: 'warn',
    BROWSER: 'on',
    BROWSER_EXECUTABLE: findPageBrowser(),
    // Chromium's sandbox refuses root.
    BROWSER_SANDBOX: process.getuid?.() === 0 ? 'off' : 'on',
    FETCH_ALLOW_HOSTS: new URL(site.origin).host,
  });
  const ask = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const response = await fetch(`${relay.url}/api/v1/browser/session${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  try {
    const session = `/${sessionSchema.parse(await ask('', {})).sessionId}`;
    const tell = (what: string, answer: unknown): void => {
      const { message, snapshot, value } = answerSchema.parse(answer);
      const shown = snapshot?.split('\n').slice(0, SHOWN_LINES).join('\n  ') ?? message;
      say(`${what}\n  ${shown}${value === undefined || snapshot ? '' : `\n  → ${value}`}`);
    };
    const picture = async (name: string): Promise<void> => {
      const { data } = pictureSchema.parse(await ask(`${session}/screenshot`, {}));
      writeFileSync(`${FOLDER}/${name}.png`, Buffer.from(data, 'base64'));
    };
    mkdirSync(FOLDER, { recursive: true });
    tell('open', await ask(`${session}/open`, { url: `${site.origin}/try-it` }));
    tell('snapshot, its first lines', await ask(`${session}/snapshot`, {}));
    await picture('0-open');
    for (const [index, step] of STEPS.entries()) {
      tell(step.action, await ask(`${session}/action`, step));
      await picture(`${index + 1}-${step.action}`);
    }
    await ask(session, undefined, 'DELETE');
    say(`Done. Pictures: ${FOLDER}`);
  } finally {
    await relay.stop();
    await site.close();
  }
}

const FOLDER = `${root}/e2e/artifacts/session`;
