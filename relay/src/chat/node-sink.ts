import type { ServerResponse } from 'node:http';
import type { Sink } from './turn-writer.ts';

/** A connection of Node's, whose head is sent and whose end comes with that of the web stream over it. */
export function createNodeSink(
  connection: ServerResponse,
  controller: ReadableStreamDefaultController<Uint8Array>,
): Sink {
  return {
    get ready() {
      return !connection.writableNeedDrain;
    },
    write: text => void connection.write(text),
    end: () => controller.close(),
    destroy: () => void connection.destroy(),
  };
}
