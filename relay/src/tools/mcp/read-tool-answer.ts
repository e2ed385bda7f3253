import type { CallToolResult } from '@modelcontextprotocol/client';
import { parseJson } from '../../history/result-content.ts';
import { ServerToolFailure } from '../server-tool-result.ts';

type Block = CallToolResult['content'][number];

/** What a tool of an MCP server answered, as a result of ours. Throws what the server says is a failure, in its words. */
export function readToolAnswer({
  content = [],
  structuredContent,
  isError,
}: CallToolResult): Record<string, unknown> {
  const text = content.flatMap(textOf).join('\n\n');
  if (isError) throw new ServerToolFailure(text || 'The tool failed, and did not say why.');
  const leftOut = content.flatMap(leftOutOf);
  // Servers repeat what is structured as text, for clients that know only that.
  const repeated = structuredContent !== undefined && sameJson(parseJson(text), structuredContent);
  return {
    ...(structuredContent !== undefined && { structured: structuredContent }),
    ...(text !== '' && !repeated && { text }),
    ...(leftOut.length > 0 && { left_out: `Not shown here, because only text is: ${leftOut.join(', ')}.` }),
  };
}

function textOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'resource':
      return 'text' in block.resource ? [`${block.resource.uri}\n${block.resource.text}`] : [];
    case 'resource_link':
      return [`${block.name}: ${block.uri}`];
    case 'image':
    case 'audio':
      return [];
  }
}

function leftOutOf(block: Block): string[] {
  if (block.type === 'image' || block.type === 'audio') return [`${block.type} (${block.mimeType})`];
  return block.type === 'resource' && !('text' in block.resource) ? [`file ${block.resource.uri}`] : [];
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
