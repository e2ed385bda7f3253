import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';

type PagePrompt = Prompt & { text(given: string): string };

const PROMPTS: readonly PagePrompt[] = [
  {
    name: 'do-in-browser',
    title: 'Do something in my browser',
    description: 'A task for the tab that the person looks at.',
    arguments: [{ name: 'task', description: 'What to do', required: true }],
    text: task =>
      `Do this in my browser: ${task}\n\nLook at the page first. Put actions that belong together into one call, because I decide on each call. If I reject one, ask me instead of trying another way. At the end, say what you have seen to be done, and what not.`,
  },
  {
    name: 'read-page',
    title: 'Read the page in front of me',
    description: 'A question about the page, without any action on it.',
    arguments: [{ name: 'question', description: 'What to find out', required: true }],
    text: question =>
      `Answer from the page that I look at in my browser, and only read there: ${question}\n\nQuote the words of the page that the answer rests on. If it does not say, say so.`,
  },
];

export const pagePrompts = {
  list: (): Prompt[] => PROMPTS.map(({ text: _text, ...prompt }) => prompt),
  /** Throws MCP's error for an unknown prompt, or a missing argument. */
  get(name: string, given: Readonly<Record<string, string>> = {}): GetPromptResult {
    const prompt = PROMPTS.find(each => each.name === name);
    if (!prompt)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no prompt with that name.');
    const [argument] = prompt.arguments ?? [];
    const value = argument && given[argument.name]?.trim();
    if (!value) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `"${argument?.name}" is missing.`);
    return {
      description: prompt.description,
      messages: [{ role: 'user', content: { type: 'text', text: prompt.text(value) } }],
    };
  },
};
