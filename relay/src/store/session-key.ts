/** `owner` is opaque here: whoever composes it sees to it that two people never have the same. */
export type SessionKey = { sessionId: string; owner: string };
