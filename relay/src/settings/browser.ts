import * as z from 'zod';

const switchSchema = z.enum(['on', 'off'], { error: 'Expected on or off' });

export const browserVariables = z.object({
  BROWSER: switchSchema.default('off'),
  BROWSER_EXECUTABLE: z.string().min(1).optional(),
  BROWSER_SANDBOX: switchSchema.default('on'),
});

export type BrowserSettings = {
  /** The path of a Chromium; by default one that is installed. */
  executable: string | undefined;
  /** Whether Chromium runs its pages in its sandbox. */
  isSandboxed: boolean;
  /** Hosts that may be internal: `name` (with web ports) or `name:port`. */
  allowedHosts: readonly string[];
};

/** Undefined where the relay has no browsers. */
export function browserSettings(
  variables: z.output<typeof browserVariables> & { FETCH_ALLOW_HOSTS: readonly string[] },
): BrowserSettings | undefined {
  if (variables.BROWSER === 'off') return undefined;
  return {
    executable: variables.BROWSER_EXECUTABLE,
    isSandboxed: variables.BROWSER_SANDBOX === 'on',
    allowedHosts: variables.FETCH_ALLOW_HOSTS,
  };
}
