import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { Problem } from '../../backend/problem.ts';

/** What an expert would like to know of a problem besides: an address, a status, the backend's own words. */
export function problemDetail(problem: Problem, messages: PersonMessages['status']): string | undefined {
  switch (problem.kind) {
    case 'unreachable':
      return problem.url;
    case 'refused':
      return [messages.httpStatus(problem.status), problem.message].filter(Boolean).join(' · ');
    case 'not-a-stream':
      return problem.contentType || undefined;
    case 'nameless-call':
      return problem.excerpt;
    case 'silent':
      return messages.seconds(problem.seconds);
    case 'failed':
    case 'defect':
      return problem.message;
    default:
      return undefined;
  }
}
