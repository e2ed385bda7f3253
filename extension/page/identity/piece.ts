/** Where a piece stands, in CSS pixels of the view. */
export interface PieceRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text around a target, and the element that it stands in. */
export interface Piece {
  text: string;
  at: Element;
  /** An attribute, a link's address, or a title: no clock shows its time there. */
  isFixed?: true;
  /** A picture's file, a title or a label, in what is one thing. */
  isLook?: true;
  /** Names the part of the page that it stands at. */
  isName?: true;
  /** The value or state of a control. */
  isValue?: true;
  /** An attribute of the target or its row. */
  isMark?: true;
  /** Above a field that is only written: a hint, which a page may take away. */
  isHint?: true;
  /** In a menu, a tip or a region that reports: it comes and goes. Only an amount of money counts there. */
  isPassing?: true;
  /** In the document, but transparent or too small to be read. */
  isFaint?: true;
  rect?: PieceRect;
  /** The elements around it, from the inside, as they were: a page that draws it again takes them out. */
  boxes?: readonly Element[];
}

/** The words and marks around a target, as they were at a moment. */
export interface Words {
  pieces: readonly Piece[];
  target: Piece;
  /** The field that had the focus: it may complain as it loses it. */
  focused: Element | undefined;
  /** By the page's clock, in milliseconds. */
  moment: number;
}

/** Not `\b`, because there is no boundary between the letters and the digits of “10USD”. */
export const MONEY =
  /\p{Sc}|[元块塊円圆圓원]|(?<!\p{L})(?:usd|eur|gbp|cny|rmb|jpy|chf|inr|krw|hkd|twd|sgd|aud|cad|nzd|brl|rub|usdt?|btc|eth|kr|zł|dollars?|euros?|pounds?|yuan|yen|cents?)(?!\p{L})/iu;
