import { type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server';

/** A call of a tool, as a client asks for it. */
export type AskedTool = { name: string; arguments: Record<string, unknown> };

type PageResource = Resource & { call: AskedTool };

const RESOURCES: readonly PageResource[] = [
  {
    uri: 'assent://page/outline',
    name: 'page-outline',
    title: 'The page in front, as an outline',
    description: 'Headings, texts and elements with their ids. The person may have to allow reading.',
    mimeType: 'application/json',
    call: { name: 'browser_snapshot', arguments: {} },
  },
  {
    uri: 'assent://page/article',
    name: 'page-article',
    title: 'The main text of the page in front',
    description: 'As Markdown. The person may have to allow reading.',
    mimeType: 'application/json',
    call: { name: 'browser_extract', arguments: { what: 'article' } },
  },
];

export const PAGE_RESOURCES: readonly Resource[] = RESOURCES.map(({ call: _call, ...resource }) => resource);

/** Throws MCP's error for an unknown address. */
export function findPageResource(uri: string): PageResource {
  const resource = RESOURCES.find(each => each.uri === uri);
  if (!resource) throw new ResourceNotFoundError(uri);
  return resource;
}
