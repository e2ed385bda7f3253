import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createHarbourServer } from './harbour-server.ts';

// With HARBOUR_SILENT it is a server that never answers.
if (process.env.HARBOUR_SILENT === undefined) await createHarbourServer().connect(new StdioServerTransport());
else process.stdin.resume();
