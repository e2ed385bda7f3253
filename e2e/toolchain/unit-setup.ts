import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { propertyRuns } from './property-runs.ts';

// Workers keep their modules from file to file: what a file stubbed ends with it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

fc.configureGlobal(propertyRuns());
