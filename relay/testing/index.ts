export { type RunningRelay, startRelay } from './start-relay.ts';
