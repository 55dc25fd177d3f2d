import type { No } from '#protocol';

/** The HTTP status that says the same. */
export function statusOf(no: No): number {
  switch (no.kind) {
    case 'garbage':
    case 'version':
    case 'bad name':
    case 'bad table':
    case 'bad password':
    case 'bad seat':
    case 'bad line':
    case 'bad address':
    case 'wrong code':
    case 'bad holidays':
    case 'bad order':
      return 400;
    case 'wrong token':
    case 'not signed in':
    case 'wrong password':
    case 'bad passkey':
      return 401;
    case 'no seat':
    case 'not host':
    case 'no companion':
    case 'foreign page':
      return 403;
    case 'unknown table':
    case 'unknown person':
      return 404;
    case 'not joined':
    case 'not started':
    case 'stale':
    case 'seat taken':
    case 'name taken':
    case 'no open seat':
    case 'no bots':
    case 'bad pace':
    case 'not over':
    case 'over':
    case 'started':
    case 'left':
    case 'another proposal':
    case 'no proposal':
    case 'no mail':
      return 409;
    case 'too long':
      return 413;
    case 'rule':
      return 422;
    case 'too fast':
      return 429;
    case 'not stored':
    case 'not sent':
      return 503;
    default:
      return no satisfies never;
  }
}
