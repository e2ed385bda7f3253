export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A computed colour, channels from 0 to 255; browsers compute named and hexadecimal ones to this form. Undefined for others. */
export function colourOf(text: string): Colour | undefined {
  const figures = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/u.exec(text)?.slice(1);
  if (!figures) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = figures.map(figure => Number(figure ?? 1));
  return [red, green, blue, alpha];
}
