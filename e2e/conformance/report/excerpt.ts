const LENGTH = 160;

/** A quotation for a report: one line, cut. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH)}…` : line;
}
