import { OUR_TOOL_NAMES } from '@assent/shared';

/** Whether a model or a person could take a page's tool of this name for one of ours: `page_action`, `Page-Action`, `browser.click`. */
export function isOurToolName(name: string): boolean {
  const plain = bare(name);
  // Not made once at import, which the scripts for pages would then contain.
  return [...OUR_TOOL_NAMES].some(ours => bare(ours) === plain);
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/gu, '');
}
