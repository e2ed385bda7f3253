// Runs in the gallery's page: shows one state after the other when `show` is called.
import '../../../extension/settings/configure-zod.ts';
import '../../../extension/settings/tokens.css';
import './stage.css';
import type { Language } from '@assent/shared';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Onboarding } from '../../../extension/entrypoints/onboarding/onboarding.tsx';
import { Options } from '../../../extension/entrypoints/options/options.tsx';
import { personMessages } from '../../../extension/messages/person/person-messages.ts';
import { applyAppearance } from '../../../extension/settings/appearance.ts';
import { defaultSettings } from '../../../extension/settings/settings.ts';
import { CAREFUL_SITES } from '../../../extension/sites/careful-sites.ts';
import { cutOff } from '../checks/cut-off.ts';
import { focusFaults, watchStops } from '../checks/focus.ts';
import { unclearInForcedColours } from '../checks/forced-colours.ts';
import { smallTargets } from '../checks/small-targets.ts';
import { unworded } from '../checks/unworded.ts';
import { states } from '../states/list.ts';
import { type GalleryState, type OnboardingScene, type OptionsScene, sayIn } from '../states/state.ts';
import { standInForBrowser } from './browser-stand-in.ts';
import { FRONT, type OnStage, panelOnStage } from './panel-on-stage.tsx';

export interface Look {
  language: Language;
  theme: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
}

let root: Root | undefined;

/** Shows a state, and resolves when it has settled. */
async function show(name: string, { language, theme, direction = 'ltr' }: Look): Promise<void> {
  const state = states.find(candidate => candidate.name === name);
  if (!state) throw new Error(`There is no state ${name}.`);
  applyAppearance(document.documentElement, personMessages[language].locale, theme);
  document.documentElement.dir = direction;
  given = stringsIn([
    state.scene(sayIn(language)),
    START_COMMAND,
    KEY_NAMES,
    FRONT,
    defaultSettings,
    CAREFUL_SITES,
  ]);
  const { element, arm, presses = [], focus } = putOnStage(state, language, theme);
  await act(async () => root?.unmount());
  const stage = document.querySelector('#stage');
  if (!stage) throw new Error('The gallery has no #stage.');
  root = createRoot(stage);
  await act(async () => root?.render(element));
  // The card of a task begins to arm once its end has been in view, which is reported after a frame.
  await act(nextFrame);
  await act(arm);
  for (const selector of presses) await act(async () => find(selector).click());
  await untilTested();
  if (focus !== undefined) find(focus).focus({ preventScroll: true, focusVisible: true });
  await fontsOf(stage);
  await Promise.all([...document.images].map(image => image.decode()));
}

function nextFrame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

const MAX_FRAMES = 300;

/** A backend's answer arrives a moment later, and a picture of that moment would show no state. */
async function untilTested(): Promise<void> {
  for (let frame = 0; document.querySelector('[data-status=testing]'); frame += 1) {
    if (frame === MAX_FRAMES) throw new Error('The test of the connection does not end.');
    await act(() => new Promise<void>(resolve => requestAnimationFrame(() => resolve())));
  }
}

/** Layout determines which fonts are needed; before it, `ready` resolves at once. */
async function fontsOf(stage: Element): Promise<void> {
  stage.getBoundingClientRect();
  await document.fonts.ready;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing here is a ${selector}.`);
  return found;
}

interface Staged extends OnStage {
  presses?: readonly string[];
  focus?: string;
}

function putOnStage(state: GalleryState, language: Language, theme: Look['theme']): Staged {
  const scene = state.scene(sayIn(language));
  if (scene.kind === 'panel') return { ...scene, ...panelOnStage(scene, language, theme) };
  standInForBrowser(scene);
  return { ...scene, element: <main>{pageOf(scene, language, theme)}</main>, arm: async () => undefined };
}

function pageOf(
  scene: OptionsScene | OnboardingScene,
  language: Language,
  theme: Look['theme'],
): React.ReactNode {
  const { relayUrl = defaultSettings.relayUrl, agent = defaultSettings.agent } = scene;
  const given = {
    stored: { ...defaultSettings, relayUrl, agent, language, theme },
    browserLanguage: language,
  };
  if (scene.kind === 'options') return <Options {...given} />;
  return <Onboarding {...given} storedConsent={scene.consent} windowId={1} />;
}

/** All strings of a scene at any depth, and its fields as lines, as the panel shows the model's input. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [`${key}: ${field}`, ...stringsIn(field)]);
}

/** Commands are the same in every language. */
const START_COMMAND = 'npm run relay';

/** So are the names on a keyboard. */
const KEY_NAMES = ['Ctrl', 'Esc'];

let given: string[] = [];

const unwordedHere = (): string[] => unworded(given);

const checks = { unwordedHere, cutOff, smallTargets, unclearInForcedColours, watchStops, focusFaults };
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, show, ...checks });
