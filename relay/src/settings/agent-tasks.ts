import * as z from 'zod';

export const agentTaskVariables = z.object({
  AGENT_TASKS: z.enum(['on', 'off'], { error: 'Expected on or off' }).default('off'),
  AGENT_TASKS_AT_ONCE: z
    .string()
    .trim()
    .regex(/^([1-9]|[12]\d|3[0-2])$/, { error: 'Expected a number of tasks from 1 to 32' })
    .transform(Number)
    .default(4),
});

type AgentTaskVariables = z.output<typeof agentTaskVariables>;

/** Rules across variables; `path` is the variable that the message names. */
export const agentTaskChecks = [
  z.refine<AgentTaskVariables & { BROWSER: 'on' | 'off' }>(
    ({ AGENT_TASKS, BROWSER }) => AGENT_TASKS !== 'on' || BROWSER !== 'off',
    {
      when: () => true,
      path: ['AGENT_TASKS'],
      error: 'Agent tasks are done in browsers of the relay: set BROWSER=on too.',
    },
  ),
];

type AgentTaskSettings = {
  /** Tasks that this relay works on at once. */
  atOnce: number;
};

/** Undefined where the relay does no tasks. */
export function agentTaskSettings(variables: AgentTaskVariables): AgentTaskSettings | undefined {
  return variables.AGENT_TASKS === 'on' ? { atOnce: variables.AGENT_TASKS_AT_ONCE } : undefined;
}
