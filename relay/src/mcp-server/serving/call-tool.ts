import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { type Failure, failures } from '../calls/call-failures.ts';
import type { ConnectedClient, McpCaller, McpClients } from '../pairing/mcp-clients.ts';
import type { Pairing } from '../pairing/pending-pairings.ts';
import { BROWSER_TOOLS, findBrowserTool } from './browser-tools.ts';
import { noteProgress } from './note-progress.ts';
import type { OpenRequests } from './open-requests.ts';
import type { AskedTool } from './page-resources.ts';
import { wordAnswer, wordFailure } from './word-answer.ts';

/** One request of a client. `gone`: its connection ended. `report` gets defects. */
export type ServedRequest = {
  clients: Pick<McpClients, 'giveCode' | 'untilPaired'>;
  openRequests: OpenRequests;
  caller: McpCaller;
  gone: AbortSignal;
  report(thrown: unknown): void;
};

/** Milliseconds for which a call waits for the person to type the code, and for a panel. */
const PATIENCE = 120_000;

/** Milliseconds between two looks whether a panel is ready. */
const LOOKING = 5_000;

const WAITING = {
  absent: 'Waiting for a panel: open the Assent side panel, and the conversation with this program in it.',
  queued: 'Waiting for the call before this one.',
  person: 'The person is asked in the Assent side panel.',
} as const;

/** Resolves when the person has decided and it has run, or when nobody is there to decide. */
export async function callTool(
  served: ServedRequest,
  asked: AskedTool,
  context: ServerContext,
): Promise<CallToolResult> {
  const { caller, gone, openRequests, report } = served;
  if (!findBrowserTool(asked.name)) return wordFailure(unknownTool());
  if (caller.kind === 'full') return wordFailure(tooManyPrograms());
  const open = openRequests.begin(caller.tokenHash, context.mcpReq.id);
  const signal = AbortSignal.any([context.mcpReq.signal, gone, open.givenUp]);
  try {
    const client =
      caller.kind === 'client' ? caller.client : await letIn(served, caller.pairing, { signal, context });
    if (!client) return wordFailure(typeTheCode(caller.kind === 'pending' ? caller.pairing.code : ''));
    return await askPanel(client, asked, { signal, context });
  } catch (thrown) {
    if (!signal.aborted) report(thrown);
    throw thrown;
  } finally {
    open.end();
  }
}

type Waiting = { signal: AbortSignal; context: ServerContext };

/** A program that has its code, and calls again, waits for the person to type it. */
async function letIn(
  { clients }: ServedRequest,
  pairing: Pairing,
  { signal, context }: Waiting,
): Promise<ConnectedClient | undefined> {
  if (!clients.giveCode(pairing)) return undefined;
  const end = noteProgress(context, () => `Waiting for the person to type the code ${pairing.code}.`);
  try {
    return await clients.untilPaired(pairing, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]));
  } finally {
    end();
  }
}

async function askPanel(
  { calls }: ConnectedClient,
  asked: AskedTool,
  { signal, context }: Waiting,
): Promise<CallToolResult> {
  const call = { name: asked.name, arguments: JSON.stringify(asked.arguments) };
  const answering = calls.ask(call, signal);
  const end = noteProgress(context, () => WAITING[calls.stageOf(call)]);
  let absentSince = Date.now();
  const looking = setInterval(() => {
    if (calls.stageOf(call) !== 'absent') absentSince = Date.now();
    else if (Date.now() - absentSince >= PATIENCE) calls.give(call, failures.absent);
  }, LOOKING);
  try {
    return wordAnswer(await answering);
  } finally {
    end();
    clearInterval(looking);
  }
}

function typeTheCode(code: string): Failure {
  return {
    success: false,
    error: `Nothing was done: this program is not connected to a browser yet. Ask the person to type the code ${code} in the Assent side panel: menu, "Connect a program" (菜单，「连接程序」). Show them the code as it is, then send the call again: it waits for them. The code is valid for ten minutes.`,
    error_type: 'NeedsUser',
  };
}

function tooManyPrograms(): Failure {
  return {
    success: false,
    error: 'Nothing was done: too many programs wait to be connected. Try again in ten minutes.',
    error_type: 'NotPermitted',
  };
}

function unknownTool(): Failure {
  return {
    success: false,
    error: `Nothing was done: there is no tool with that name. The tools are: ${BROWSER_TOOLS.map(({ name }) => name).join(', ')}.`,
    error_type: 'Unsupported',
  };
}
