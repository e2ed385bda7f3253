// The floor: copies bytes from one connection to the other without parsing them.
import { Agent, createServer, request as send } from 'node:http';

const agent = new Agent({ keepAlive: true });
const upstream = process.env.UPSTREAM ?? '';

const server = createServer((request, response) => {
  const outgoing = send(`${upstream}/v1/messages`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
  });
  outgoing.once('response', incoming => {
    response.writeHead(incoming.statusCode ?? 502, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    incoming.pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  request.pipe(outgoing);
});
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
