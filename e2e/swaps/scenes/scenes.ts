import { bareBox, consents, drawnSwitch } from './choices.ts';
import { dataDrag, files, labelledZones, mouseDrag } from './drags.ts';
import { links, wordedButtons, wordedRow } from './links-and-words.ts';
import { orderCards, orderList, orderTable } from './order-rows.ts';
import { dialog, drawnDialog, drawnRows, labelledDialog, loneButton, sections } from './places.ts';
import type { Scene, Task } from './scene.ts';
import { toggles } from './toggles.ts';
import { transferForm } from './transfer-form.ts';

export const scenes: readonly Scene[] = [
  transferForm,
  orderTable,
  orderList,
  orderCards,
  dialog,
  labelledDialog,
  loneButton,
  sections,
  drawnRows,
  drawnDialog,
  consents,
  bareBox,
  drawnSwitch,
  links,
  ...wordedButtons,
  wordedRow,
  ...toggles,
  mouseDrag,
  dataDrag,
  labelledZones,
  files,
];

export function requireTask(sceneName: string, taskName: string): { scene: Scene; task: Task } {
  const scene = scenes.find(({ name }) => name === sceneName);
  const task = scene?.tasks.find(({ name }) => name === taskName);
  if (!scene || !task) throw new Error(`No task "${taskName}" in the scene "${sceneName}".`);
  return { scene, task };
}
