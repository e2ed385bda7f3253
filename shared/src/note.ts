/** Adds the client's note on events in the panel to a message: as a part of it, so that it passes any backend. */
export function formatNote(message: string, note: string): string {
  return `${message}\n\n[Assent: ${note.replace(/[[\]\s]+/gu, ' ')}]`;
}

const NOTE = /\n\n\[Assent: ([^[\]\n]+)\]$/u;

/** The user's text, and the client's note if there is one. Users can type such a note, so it proves nothing. */
export function readNote(message: string): { words: string; note: string | undefined } {
  const match = NOTE.exec(message);
  return match
    ? { words: message.slice(0, match.index), note: match[1] }
    : { words: message, note: undefined };
}
