import { existsSync } from 'node:fs';
import { runRelay } from './relay-from-environment.ts';

// Variables that are already set are not overwritten.
if (existsSync('.env')) process.loadEnvFile('.env');

await runRelay();
