const DESCRIPTION = `The wire between a client that acts in a browser with a person's consent, and a backend that thinks.

1. The client sends **POST /api/v1/agent/chat**: one message, the page that it is about, and the browser tools that it can run.
2. The backend streams its answer as server-sent events. The last one is always \`{"message": "对话完成"}\`.
3. Each \`tool_call\` is shown to the person, who approves or rejects it. Nothing runs without that.
4. A tool of \`browser_tools\` runs in the client, which sends its result as a new request: \`role: "user"\`, \`message: "浏览器工具 {tool_name} 执行结果: {result as JSON}"\`. Any other tool is the backend's: the client sends \`role: "function"\` with the decision, \`message: "{\\"toolId\\": \\"tool_…\\", \\"approved\\": true}"\`.
5. The model goes on from the result.

Unknown keys are ignored by both sides. What is marked as an addition need not be there.
\`pnpm conformance\` judges a backend (\`--url\`) or a client (\`--client\`) by this contract.`;

/** All of the document that no route says. */
export const OPENAPI_HEAD = {
  openapi: '3.1.1',
  info: {
    title: 'Assent relay',
    version: '1',
    summary: 'Chat that may propose actions on a web page.',
    description: DESCRIPTION,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The relay that served this document' }],
  // On loopback no key is asked for, which the empty requirement says.
  security: [{}, { key: [] }],
  components: {
    securitySchemes: {
      key: {
        type: 'http',
        scheme: 'bearer',
        description: 'A key of the relay, or a JWT of its issuer. On loopback none is needed.',
      },
    },
  },
} as const;
