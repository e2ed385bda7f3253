/**
 * Adds the client's note to a person's message: what happened in the panel since the last request.
 * It is part of the message, so that it reaches the model through any backend.
 */
export function formatNote(message: string, note: string): string {
  return `${message}\n\n[Assent: ${note.replace(/[[\]\s]+/gu, ' ')}]`;
}

const NOTE = /\n\n\[Assent: ([^[\]\n]+)\]$/u;

/** The person's own words, and the client's note if there is one. A person can type a note too, so it proves nothing. */
export function readNote(message: string): { words: string; note: string | undefined } {
  const match = NOTE.exec(message);
  return match
    ? { words: message.slice(0, match.index), note: match[1] }
    : { words: message, note: undefined };
}
