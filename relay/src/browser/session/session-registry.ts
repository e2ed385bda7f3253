/** `left`: by itself, or with its relay, so that its owner may still ask for it. */
export type Ending = 'closed' | 'left';

/** Whose sessions; tenants share no browser. `isOwn`: of the relay itself, and no caller's. */
export type Owner = { owner: string; tenant: string; isOwn?: true };

/** Where the other relays look up who holds a session. */
export type SessionRegistry = {
  add(session: RegisteredSession): Promise<void>;
  /** It is over. `left`: its owner may still ask what became of it. */
  remove(sessionId: string, ending: Ending): Promise<void>;
  /** Of the other relays. */
  countElsewhere(owner: string): Promise<number>;
};

export type RegisteredSession = Owner & { sessionId: string; expiresAt: string; profile: string | undefined };
