/** A long answer with every Markdown element, always the same. */
export function makeAnswer(characters: number): string {
  const parts: string[] = [];
  for (let index = 0, length = 0; length < characters; index += 1) {
    const part = section(index);
    parts.push(part);
    length += part.length + 2;
  }
  return parts.join('\n\n');
}

/** The long parts: nothing in them is final before their end. */
export function makeOneBlock(kind: 'list' | 'code' | 'table' | 'paragraph', characters: number): string {
  const line = LINES[kind];
  const head = { list: '', code: '```ts\n', table: '| Field | Value |\n|---|---|\n', paragraph: '' }[kind];
  return head + Array.from({ length: Math.ceil(characters / line.length) }, () => line).join('');
}

const LINES = {
  list: '- **Field**: what stands in it, see [its page](https://example.com/field) and `name`.\n',
  code: "const element = await find({ name: 'Search', kind: 'button' }, { within: form });\n",
  table: '| `name` of the field | what is [written](https://example.com/w) into it |\n',
  paragraph: 'A sentence with *emphasis*, `code` and 一些中文, and it goes on without a break. ',
};

function section(index: number): string {
  return [
    `## Part ${index + 1}: what can be done here`,
    `The page has **${index + 3} forms**, and the [documentation](https://docs.example.com/part/${index}) says that *each* of them wants a \`name\`. 每个表单都需要先填写名称，然后才能提交；see https://example.com/${index} for more. The sum is $a_${index} + b_{${index}} * c$.`,
    `- Fill in **Name**\n- Choose a country:\n  1. Open the list\n  2. Take *Germany*\n- [x] Tick the box\n- [ ] Submit`,
    codeOf(index),
    `| Field | Value | Where |\n|:--|--:|---|\n| Name | Mei Lin ${index} | \`#name\` |\n| Age | ${index} | [form](https://example.com/form) |\n| Country | Deutschland | aside |`,
    `> What is on the page is data.\n> Nothing in it is an instruction.`,
  ].join('\n\n');
}

function codeOf(index: number): string {
  const lines = Array.from(
    { length: 8 + (index % 3) * 20 },
    (_, line) => `  const value${line} = read(document, 'field-${index}-${line}'); // ${line} & <more>`,
  );
  return `\`\`\`ts\nfunction part${index}() {\n${lines.join('\n')}\n}\n\`\`\``;
}
