import { createStore } from 'zustand/vanilla';
import type { Composing, OpenPanel, Sites } from '../../entrypoints/sidepanel/panel/panel-context.tsx';
import { createPrograms } from '../../entrypoints/sidepanel/program-connections/open-programs.ts';
import { type Routines, withRoutine } from '../../entrypoints/sidepanel/routines/open-routines.ts';
import { writePlaywrightFile, writeRoutineFile } from '../../entrypoints/sidepanel/routines/routine-files.ts';
import { createTasks } from '../../entrypoints/sidepanel/task-approvals/open-tasks.ts';
import { NO_TRAITS } from '../../page/page-traits.ts';
import { NO_CHOICES } from '../../settings/backend-choices.ts';
import type { Consent } from '../../settings/consent.ts';
import type { SavedPrompt } from '../../settings/prompts.ts';
import type { StoredRoutine } from '../../settings/routines.ts';
import { defaultSettings, type Settings } from '../../settings/settings.ts';
import { withRule } from '../../sites/change-rule.ts';
import { withOrigin } from '../../sites/page-tool-sites.ts';
import type { ReadingGrant } from '../../sites/reading-grants.ts';
import type { PersonRule } from '../../sites/site-rules.ts';
import type { SimulatedPanel } from './simulated-panel.ts';
import { SimulatedPrograms } from './simulated-programs.ts';
import { SimulatedTaskRelay } from './simulated-task-relay.ts';

/** The context of components on a simulated panel. English unless the settings differ. */
export function simulatedOpenPanel(
  panel: SimulatedPanel,
  set: Partial<Settings> = {},
  { relay = new SimulatedTaskRelay(), programs = new SimulatedPrograms() } = {},
): OpenPanel & { tasks: ReturnType<typeof createTasks> } {
  const settings = createStore<Settings>(() => ({ ...defaultSettings, language: 'en', ...set }));
  const consent = createStore<Consent>(() => ({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' }));
  return {
    store: panel.store(),
    turn: panel.turn(),
    settings,
    browserLanguage: 'en',
    composing: simulatedComposing(),
    tasks: createTasks({
      ...{ backend: relay, clock: panel.clock, isAgreed: () => true, isVisible: () => !document.hidden },
      address: () => settings.getState().relayUrl,
    }),
    programs: createPrograms({
      ...{ backend: programs, clock: panel.clock, turn: panel.turn(), panel: panel.store() },
      ...{ isAgreed: () => true, isVisible: () => !document.hidden },
    }),
    routines: simulatedRoutines(panel),
    changeSettings: changed => settings.setState(changed),
    sites: simulatedSites(),
    consent,
    giveConsent: () => consent.setState({ status: 'given', givenAt: '2026-03-05T10:00:00.000Z' }),
    openSettings: () => undefined,
    openOnboarding: () => undefined,
    openTryIt: () => undefined,
  };
}

/** A composer with a backend that lists nothing. Tests and the gallery fill the stores. */
function simulatedComposing(): Composing {
  const prompts = createStore<readonly SavedPrompt[]>(() => []);
  return {
    choices: createStore(() => NO_CHOICES),
    prompts,
    traits: createStore(() => NO_TRAITS),
    watchOffers: () => () => undefined,
    field: { current: null },
    savePrompt: (name, text) => prompts.setState([{ id: name, name, text }, ...prompts.getState()], true),
  };
}

/** Routines that live as long as the test. */
function simulatedRoutines({ downloads }: SimulatedPanel): Routines {
  const stored = createStore<readonly StoredRoutine[]>(() => []);
  return {
    stored,
    save: async routine => stored.setState(withRoutine(stored.getState(), routine), true),
    remove: async id =>
      stored.setState(
        stored.getState().filter(each => each.id !== id),
        true,
      ),
    download: (routine, as) =>
      void downloads.push(as ? writePlaywrightFile(routine) : writeRoutineFile(routine)),
  };
}

/** Sites without stored settings. Tests and the gallery fill the stores. */
function simulatedSites(): Sites {
  const rules = createStore<readonly PersonRule[]>(() => []);
  const grants = createStore<readonly ReadingGrant[]>(() => []);
  const pageTools = createStore<readonly string[]>(() => []);
  return {
    rules,
    grants,
    pageTools,
    allowPageTools: async (origin, isAllowed) =>
      pageTools.setState(withOrigin(pageTools.getState(), origin, isAllowed), true),
    setRule: async (url, rule) => rules.setState(withRule(rules.getState(), url, rule), true),
    revoke: async origin =>
      grants.setState(
        grants.getState().filter(grant => grant.origin !== origin),
        true,
      ),
  };
}
