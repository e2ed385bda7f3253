/**
 * The one call of `request_more_elements` that stands for the model's: the request's own words as keyword, without what
 * is quoted and without words of asking. It is the same rule for every request, and knows nothing of what is wanted.
 */
export function chooseCall(request: string): { keyword: string } {
  const bare = request.replace(/[“"].*?[”"]/gu, ' ').replace(ASKING, ' ');
  return { keyword: bare.replace(/\s+/gu, ' ').trim() || request };
}

const ASKING =
  /\b(?:please|can you|could you|i want to|i want|i would like to|let me|show me|open the|go to the|go to|the|a|an|my)\b|请|帮我|我要|我想|一下|一个|一张|一封|看看/giu;
