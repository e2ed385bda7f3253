import { createServer, type Server, type ServerResponse } from 'node:http';
import { refusedPort } from '../toolchain/refused-port.ts';

/** A server whose answers are no pages: none at all, too late, elsewhere, a file, a refusal. */
export interface AnswerServer {
  origin: string;
  /** The same as a site without access for the extension, and an address without a server. */
  foreignOrigin: string;
  refusedOrigin: string;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse) => unknown;

const page = (title: string, body = '', status = 200): Answer => {
  return response => {
    const html = `<!doctype html><title>${title}</title><h1>${title}</h1>${body}`;
    return response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };
};

const HOLDS = `<button>Type</button><script>addEventListener('beforeunload', event => event.preventDefault())</script>`;

const ANSWERS: Record<string, Answer> = {
  '/one': page('One', '<p>First page</p>'),
  '/two': page('Two', '<p>Second page</p>'),
  '/three': page('Three'),
  '/leads-on': page('Leads on', `<script>location.href = '/two'</script>`),
  '/moved': response => response.writeHead(302, { location: '/two' }).end(),
  '/round': response => response.writeHead(302, { location: '/round' }).end(),
  '/empty': response => response.writeHead(204).end(),
  '/file': response =>
    response.writeHead(200, { 'content-disposition': 'attachment; filename="tea.txt"' }).end('Tea for two'),
  '/hung-up': response => response.destroy(),
  '/silent': () => undefined,
  '/missing': page('Nothing here', '<p>No such page.</p>', 404),
  '/holds': page('Holds', HOLDS),
  '/moment': page(
    'Just a moment...',
    '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>',
    503,
  ),
  '/human': page('人机验证', '<p>请完成安全验证后继续访问</p>'),
  '/denied': page('Access Denied', '<p>You do not have access to this page.</p>', 403),
};

export async function serveAnswers(): Promise<AnswerServer> {
  let answered = 0;
  const once: Answer = response => {
    answered += 1;
    response.setHeader('cache-control', 'no-store');
    return answered === 1 ? page('Once')(response) : response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const answer = request.url === '/once' ? once : ANSWERS[request.url ?? ''];
    return answer ? answer(response) : response.writeHead(404).end();
  });
  const port = await listen(server);
  return {
    origin: `http://localhost:${port}`,
    foreignOrigin: `http://elsewhere.localhost:${port}`,
    refusedOrigin: `http://localhost:${await refusedPort()}`,
    close: () => end(server),
  };
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(done => server.close(() => done()));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
