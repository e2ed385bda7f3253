import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { canInstallPackages, installPackages } from '../toolchain/debian-packages.ts';

export type Nginx = { port: number; stop(): Promise<void> };

const DEADLINE = 10_000;

/** Debian's nginx, installed where it is missing, with `servers` in its `http` block; they listen on `port`. */
export async function startNginx(servers: string, port: number): Promise<Nginx> {
  requireNginx();
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'nginx.conf'), around(servers, folder));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await untilListening(port);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function requireNginx(): void {
  const isThere = () => spawnSync('nginx', ['-v']).status === 0;
  if (!isThere() && canInstallPackages()) installPackages(['nginx-light']);
  if (!isThere())
    throw new Error('This test needs nginx: install it, on Debian with "apt-get install nginx-light".');
}

function around(servers: string, folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `daemon off; pid ${folder}/pid; error_log stderr error;`,
    'events { worker_connections 128; }',
    'http {',
    'access_log off;',
    ...places.map(place => `${place}_temp_path ${folder}/${place};`),
    servers,
    '}',
  ].join('\n');
}

async function untilListening(port: number): Promise<void> {
  for (let waited = 0; ; waited += 20) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.destroy();
      return;
    } catch (cause) {
      if (waited > DEADLINE) throw new Error('nginx did not begin to listen.', { cause });
      await wait(20);
    }
  }
}
