/** Server-sent events with these as their JSON. */
export function toEventText(items: Iterable<object>): string {
  let text = '';
  for (const item of items) text += `data: ${JSON.stringify(item)}\n\n`;
  return text;
}
