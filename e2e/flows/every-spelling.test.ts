import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { toolsetSchema } from '../../extension/tools/toolset.ts';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** Models call what they know, whichever set of tools they were offered. */
const SPELLED = [
  'fill',
  'browser_fill',
  'browser.fillForm',
  'browserInput',
  'use_browser',
  'useBrowser',
  'browser',
];

test.each(toolsetSchema.options)(
  'with the set %s a call comes before the person under whatever name a model knows it by',
  async toolset => {
    const { panel, page } = await startAssent({
      page: 'try-it',
      toolset,
      script: (request, index) => {
        const name = SPELLED[index];
        if (name === undefined) return say('That was all.');
        const given = { elementId: look(request).element(/^input: Email/), value: `${name}@b.c` };
        return propose(name, /fill|input/iu.test(name) ? given : { action: 'input', action_params: given });
      },
    });
    await panel.ask('Fill it in');
    for (const name of SPELLED) {
      await panel.approve();
      await expect.poll(() => page.locator('[name=email]').inputValue()).toBe(`${name}@b.c`);
    }
    await panel.shows('That was all.');
  },
);
