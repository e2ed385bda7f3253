/** Chinese colour names; CSS has the English ones. */
const CHINESE: Record<string, string> = {
  红: 'red',
  橙: 'orange',
  橘: 'orange',
  黄: 'yellow',
  绿: 'lightgreen',
  青: 'cyan',
  蓝: 'lightblue',
  紫: 'plum',
  粉: 'pink',
  粉红: 'pink',
  灰: 'lightgray',
  黑: 'black',
  白: 'white',
  金: 'gold',
  棕: 'tan',
};

/** Undefined for an unknown colour. */
export function cssColor(name: string): string | undefined {
  const bare = name.trim().toLowerCase();
  const color = CHINESE[bare.replace(/色$/u, '')] ?? bare;
  return CSS.supports('color', color) ? color : undefined;
}

/** `#rrggbb`, for colour inputs. */
export function hexColor(color: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return color;
  canvas.fillStyle = color;
  return canvas.fillStyle;
}
