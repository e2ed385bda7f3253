import type { McpClient } from '@assent/shared';
import type {
  ListedPrograms,
  Pairing,
  ProgramBackend,
} from '../../entrypoints/sidepanel/program-connections/program-backend.ts';

/** A backend with programs, of which one may wait with a code. */
export class SimulatedPrograms implements ProgramBackend {
  programs: McpClient[] | undefined = [];
  /** The program that shows a code. */
  waiting: { code: string; program: McpClient } | undefined;
  isAway = false;
  readonly stopped: string[] = [];
  lists = 0;

  async list(): Promise<ListedPrograms> {
    this.lists += 1;
    if (this.isAway) return { kind: 'away' };
    return this.programs ? { kind: 'programs', programs: this.programs } : { kind: 'none' };
  }

  async pair(code: string): Promise<Pairing> {
    if (this.isAway) return { kind: 'away' };
    const { waiting } = this;
    if (waiting?.code !== code) return { kind: 'wrong' };
    this.waiting = undefined;
    this.programs = [...(this.programs ?? []), waiting.program];
    return { kind: 'paired', program: waiting.program };
  }

  async stop(id: string): Promise<boolean> {
    if (!this.isAway) this.stopped.push(id);
    return !this.isAway;
  }

  async disconnect(id: string): Promise<boolean> {
    if (!this.isAway) this.programs = this.programs?.filter(program => program.id !== id);
    return !this.isAway;
  }
}

/** A program that has been let in. */
export function programCalled(name: string, given: Partial<McpClient> = {}): McpClient {
  const at = '2026-03-05T12:00:00.000Z';
  const id = `mcp:${'0'.repeat(32)}`;
  return { id, name, pairedAt: at, usedAt: at, state: 'absent', waiting: 0, ...given };
}
