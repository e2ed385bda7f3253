/** An API description for Swagger UI, and the start of its page, which would otherwise load one from the network. */
export const openApiFiles = {
  '/swagger-initializer.js': `window.ui = SwaggerUIBundle({
    url: '/openapi.json', dom_id: '#swagger-ui', docExpansion: 'full',
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset], layout: 'StandaloneLayout',
  });`,
  '/openapi.json': JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Library', version: '1.0.0', description: 'Books, members and loans.' },
    paths: Object.assign({}, ...['books', 'members', 'loans', 'branches', 'reviews'].map(pathsOf)),
  }),
};

function pathsOf(things: string): Record<string, unknown> {
  const body = { content: { 'application/json': { schema: schemaOf(things) } } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const page = { name: 'page', in: 'query', schema: { type: 'integer' }, description: 'Which page, from 1.' };
  const order = {
    name: 'order',
    in: 'query',
    schema: { type: 'string', enum: ['newest', 'title', 'popular'] },
  };
  const operation = (summary: string, more: object = {}): object => ({
    tags: [things],
    summary,
    responses: { 200: { description: 'Done', ...body }, 404: { description: 'There is none.' } },
    ...more,
  });
  return {
    [`/${things}`]: {
      get: operation(`List ${things}`, { parameters: [page, order] }),
      post: operation(`Add to ${things}`, { requestBody: body }),
    },
    [`/${things}/{id}`]: {
      get: operation(`Show one of ${things}`, { parameters: [id] }),
      put: operation(`Change one of ${things}`, { parameters: [id], requestBody: body }),
      delete: operation(`Remove one of ${things}`, { parameters: [id] }),
    },
  };
}

function schemaOf(things: string): object {
  const text = { type: 'string' };
  const properties = {
    id: { type: 'integer' },
    title: text,
    of: { type: 'string', example: things },
    tags: { type: 'array', items: text },
  };
  return { type: 'object', properties };
}
