export * from './event.ts';
export * from './http-error.ts';
export * from './language.ts';
export * from './page.ts';
export * from './read-events.ts';
export * from './request.ts';
export * from './result.ts';
export * from './result-message.ts';
