/** Whether the caret stands in the first and in the last row, as they are drawn. Neither while something is selected. */
export function caretRow(field: HTMLTextAreaElement): { isFirst: boolean; isLast: boolean } {
  const { value, selectionStart: caret, selectionEnd } = field;
  if (caret !== selectionEnd) return { isFirst: false, isLast: false };
  const start = value.lastIndexOf('\n', caret - 1) + 1;
  const next = value.indexOf('\n', caret);
  const end = next === -1 ? value.length : next;
  const isFirst = caret === 0 || start === 0;
  const isLast = next === -1;
  if (!isFirst && !isLast) return { isFirst, isLast };
  const drawn = drawLine(field, value.slice(start, caret), value.slice(caret, end));
  return { isFirst: isFirst && drawn.isFirst, isLast: isLast && drawn.isLast };
}

/** A text field does not tell where its lines wrap, so the caret's line is drawn once more beside it. */
function drawLine(
  field: HTMLTextAreaElement,
  before: string,
  after: string,
): { isFirst: boolean; isLast: boolean } {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  const [start, caret, end] = [0, 1, 2].map(() => document.createElement('span'));
  if (!start || !caret || !end) return { isFirst: true, isLast: true };
  copy.append(start, before, caret, after, end);
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'content-box',
    inlineSize: `${field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)}px`,
    font: style.font,
    letterSpacing: style.letterSpacing,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  document.body.append(copy);
  const rows = { isFirst: start.offsetTop === caret.offsetTop, isLast: end.offsetTop === caret.offsetTop };
  copy.remove();
  return rows;
}
