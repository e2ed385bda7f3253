/** What the rules answer: words, and at most one call. */
export type Reply = { text: string; call?: { name: string; arguments: Record<string, unknown> } };
