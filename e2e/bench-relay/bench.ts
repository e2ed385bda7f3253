import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { Job, Target } from './client/jobs.ts';
import { type Contender, DIRECT } from './contenders.ts';
import type { UpstreamPlan } from './plan.ts';
import { type RunningProcess, startProcess } from './start-process.ts';

export type Running = { contender: Contender; process: RunningProcess; target: Target };

/** The upstream, the client and the running servers, each in its own process. */
export class Bench {
  readonly direct: Target;
  #upstream: RunningProcess;
  #client: RunningProcess;
  #servers = new Set<RunningProcess>();

  private constructor(upstream: RunningProcess, client: RunningProcess) {
    this.#upstream = upstream;
    this.#client = client;
    this.direct = { ...DIRECT, port: upstream.port };
  }

  static async start(): Promise<Bench> {
    const [upstream, client] = await Promise.all([
      startProcess({ script: here('servers/upstream.ts') }),
      startProcess({ script: here('client/load-client.ts'), listens: false }),
    ]);
    return new Bench(upstream, client);
  }

  async startServer(contender: Contender, core?: number): Promise<Running> {
    const upstream = `http://127.0.0.1:${this.#upstream.port}`;
    const process = await startProcess({
      ...contender.process(upstream),
      ...(core !== undefined && { core }),
    });
    this.#servers.add(process);
    const headers = Object.entries(contender.request.headers);
    const target = {
      ...contender.request,
      headers: Object.fromEntries(
        headers.map(([name, value]) => [name, value.replace('{upstream}', upstream)]),
      ),
      port: process.port,
    };
    return { contender, process, target };
  }

  async stopServer({ process }: Running): Promise<void> {
    this.#servers.delete(process);
    await process.stop();
  }

  async answerWith(plan: UpstreamPlan): Promise<void> {
    await this.#upstream.ask(plan);
  }

  async run<Result>(job: Job, schema: z.ZodType<Result>): Promise<Result> {
    return schema.parse(await this.#client.ask(job));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#servers, this.#client, this.#upstream].map(process => process.stop()));
  }
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
