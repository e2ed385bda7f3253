import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { canInstallPackages, installPackages } from '../toolchain/debian-packages.ts';

const PROGRAMS = { Xvfb: 'xvfb', openbox: 'openbox', xdotool: 'xdotool', import: 'imagemagick' } as const;

/** A virtual screen with a window manager, where real key presses reach the browser's own shortcuts. */
export interface Desktop {
  environment: { DISPLAY: string };
  /** Runs xdotool with these arguments: real mouse and key events of the whole desktop. */
  input(...args: string[]): void;
  /** Takes a screenshot of the whole desktop, including the browser's frame. */
  photograph(path: string): void;
  stop(): Promise<void>;
}

function missingPrograms(): string[] {
  return Object.keys(PROGRAMS).filter(name => spawnSync('which', [name]).status !== 0);
}

function requirePrograms(): void {
  if (missingPrograms().length > 0 && canInstallPackages()) installPackages(Object.values(PROGRAMS));
  const missing = missingPrograms();
  if (missing.length > 0) {
    throw new Error(
      `The test of the real shortcut needs these programs, install them: ${missing.join(', ')}.`,
    );
  }
}

/** Xvfb writes the number of its display. */
async function displayNumber(server: ChildProcess): Promise<string> {
  const stream = server.stdio[3];
  if (!stream) throw new Error('Xvfb was started without the channel on which it names its display.');
  const [chunk] = await once(stream, 'data');
  return String(chunk).trim();
}

export async function startDesktop(): Promise<Desktop> {
  requirePrograms();
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const environment = { DISPLAY: `:${await displayNumber(server)}` };
  const withDisplay = { ...process.env, ...environment };
  const manager = await startManager(withDisplay).catch((thrown: unknown) => {
    server.kill();
    throw thrown;
  });
  return {
    environment,
    input: (...args) => void execFileSync('xdotool', args, { env: withDisplay }),
    photograph: path => void execFileSync('import', ['-window', 'root', path], { env: withDisplay }),
    stop: async () => {
      const ended = once(server, 'exit');
      manager.kill();
      server.kill();
      await ended;
    },
  };
}

const DEADLINE_MS = 30_000;

/**
 * The window manager gives windows the keyboard; it publishes the number of desktops once it runs. On a busy machine it may end
 * at its start: then another one is started.
 */
async function startManager(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const start = (): ChildProcess => spawn('openbox', [], { env, stdio: 'ignore' });
  const end = performance.now() + DEADLINE_MS;
  let manager = start();
  while (spawnSync('xdotool', ['get_num_desktops'], { env }).status !== 0) {
    if (performance.now() > end) {
      manager.kill();
      throw new Error('The window manager did not come up in half a minute.');
    }
    await delay(20);
    if (manager.exitCode !== null) manager = start();
  }
  return manager;
}
