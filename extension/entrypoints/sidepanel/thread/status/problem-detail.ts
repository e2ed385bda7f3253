import type { Problem } from '../../backend/problem.ts';
import type { Words } from '../../words/words-for.ts';

/** What an expert would like to know of a problem besides: an address, a status, the backend's own words. */
export function problemDetail(problem: Problem, words: Words['face']): string | undefined {
  switch (problem.kind) {
    case 'unreachable':
      return problem.url;
    case 'refused':
      return [words.httpStatus(problem.status), problem.message].filter(Boolean).join(' · ');
    case 'not-a-stream':
      return problem.contentType || undefined;
    case 'nameless-call':
      return problem.excerpt;
    case 'silent':
      return words.seconds(problem.seconds);
    case 'failed':
    case 'defect':
      return problem.message;
    default:
      return undefined;
  }
}
